#include "cli/help/man_page.hpp"

#include "cli/arguments/command.hpp"
#include "cli/help/help.hpp"
#include "cli/process/version.hpp"

namespace castellan::cli {

namespace {

/// Text as troff wants it: hyphens that can be copied, no escapes, no line taken for a request.
std::string plain(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '\\') {
      result += "\\e";
    } else if (letter == '-') {
      result += "\\-";
    } else {
      result += letter;
    }
  }
  if (result.starts_with('.') || result.starts_with('\'')) result.insert(0, "\\&");
  return result + "\n";
}

std::string section(std::string_view title) { return ".SH " + std::string(title) + "\n"; }

/// A label in bold with its explanation indented below it.
std::string item(std::string_view label, std::string_view explanation) {
  return ".TP\n.B " + plain(label) + plain(explanation);
}

std::string command_part(const Command& command) {
  std::string text = ".SS " + plain(usage_line(command));
  text += plain(command.summary) + ".PP\n" + plain(command.details);
  for (const Positional& positional : command.positionals) text += item(positional.name, positional.help);
  for (const Option& option : command.options) {
    text += item("--" + std::string(option.name) + " " + std::string(option.argument), option.help);
  }
  return text;
}

}  // namespace

std::string man_page() {
  std::string text = ".TH CASTELLAN 1 \"\" \"castellan " + std::string(kVersion) + "\"\n";
  text += section("NAME") + "castellan \\- solve patience games of the Castle family\n";
  text += section("SYNOPSIS") + ".B castellan\n.I COMMAND\n[\\fIARGUMENT\\fR]...\n";
  text += section("DESCRIPTION") + plain(kProgramSummary);
  text += section("COMMANDS");
  for (const Command& command : all_commands()) text += command_part(command);
  text += section("EXIT STATUS");
  for (const ExitCodeMeaning& entry : kExitCodeMeanings) {
    text += item(std::to_string(static_cast<int>(entry.code)), entry.meaning);
  }
  text += section("EXAMPLES");
  for (const Command& command : all_commands()) {
    for (const Example& example : command.examples) text += item(example.command_line, example.meaning);
  }
  return text;
}

}  // namespace castellan::cli
