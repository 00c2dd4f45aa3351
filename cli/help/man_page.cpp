#include "cli/help/man_page.hpp"

#include <boost/algorithm/string/case_conv.hpp>

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

std::string title(const std::string& name) {
  return ".TH " + boost::algorithm::to_upper_copy(name) + " 1 \"\" \"castellan " + std::string(kVersion) + "\"\n";
}

/// "--seed N".
std::string option_label(const Option& option) {
  return "--" + std::string(option.name) + (option.argument.empty() ? "" : " " + std::string(option.argument));
}

std::string argument_items(const Command& command) {
  std::string text;
  for (const Positional& positional : command.positionals) text += item(positional.name, positional.help);
  for (const Option& option : command.options) text += item(option_label(option), option.help);
  return text;
}

std::string example_items(const Command& command) {
  std::string text;
  for (const Example& example : command.examples) text += item(example.command_line, example.meaning);
  return text;
}

std::string exit_codes() {
  std::string text = section("EXIT STATUS");
  for (const ExitCodeMeaning& entry : kExitCodeMeanings) {
    text += item(std::to_string(static_cast<int>(entry.code)), entry.meaning);
  }
  return text;
}

std::string command_part(const Command& command) {
  return ".SS " + plain(usage_line(command)) + plain(command.summary) + ".PP\n" + plain(command.details) +
         argument_items(command);
}

}  // namespace

std::string man_page() {
  std::string text = title("castellan");
  text += section("NAME") + "castellan \\- solve patience games of the Castle family\n";
  text += section("SYNOPSIS") + ".B castellan\n.I COMMAND\n[\\fIARGUMENT\\fR]...\n";
  text += section("DESCRIPTION") + plain(kProgramSummary);
  text += section("COMMANDS");
  for (const Command& command : all_commands()) text += command_part(command);
  text += exit_codes() + section("EXAMPLES");
  for (const Command& command : all_commands()) text += example_items(command);
  return text;
}

std::string man_page(const Command& command) {
  const std::string name = "castellan-" + std::string(command.name);
  std::string summary(command.summary);
  if (summary.ends_with('.')) summary.pop_back();
  std::string text = title(name);
  text += section("NAME") + "castellan\\-" + std::string(command.name) + " \\- " + plain(summary);
  text += section("SYNOPSIS") + ".B " + plain(usage_line(command));
  text += section("DESCRIPTION") + plain(command.details);
  text += section("OPTIONS") + argument_items(command) + item("--help", kHelpOption.help);
  text += exit_codes() + section("EXAMPLES") + example_items(command);
  return text + section("SEE ALSO") + ".BR castellan (1)\n";
}

}  // namespace castellan::cli
