#include "cli/help/help.hpp"

#include "cli/text/text_layout.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kCommandColumn = 14;
constexpr std::size_t kOptionColumn = 26;
constexpr std::size_t kExampleIndent = 6;

std::string option_help(const Option& option) {
  std::string label = "--" + std::string(option.name);
  if (!option.argument.empty()) label += " " + std::string(option.argument);
  std::string help(option.help);
  const auto choices = alternatives(option.argument);
  if (choices.size() > 1) help += " Default: " + std::string(choices.front()) + ".";
  return labelled(label, help, kOptionColumn);
}

std::string example_help(const Example& example) {
  return "  " + std::string(example.command_line) + "\n" + paragraph(example.meaning, kExampleIndent);
}

}  // namespace

std::string usage_line(const Command& command) {
  std::string line = "castellan " + std::string(command.name);
  for (const Positional& positional : command.positionals) {
    const std::string name = std::string(positional.name) + (positional.repeatable ? "..." : "");
    line += positional.optional ? " [" + name + "]" : " " + name;
  }
  return line + " [OPTION]...";
}

std::string program_help() {
  std::string text = "Usage: castellan COMMAND [ARGUMENT]...\n\n";
  text += paragraph(kProgramSummary);
  text += "\nCommands:\n";
  for (const Command& command : all_commands()) text += labelled(command.name, command.summary, kCommandColumn);
  text += "\nOptions:\n";
  text += labelled("--help", "Show this help; `castellan COMMAND --help` shows a command's.", kCommandColumn);
  text += labelled("--version", "Show the version and how the program was built.", kCommandColumn);
  text += "\nExamples:\n";
  for (const Command& command : all_commands()) text += example_help(command.examples.front());
  text += "\nExit codes:\n";
  for (const ExitCodeMeaning& entry : kExitCodeMeanings) {
    text += labelled(std::to_string(static_cast<int>(entry.code)), entry.meaning, kCommandColumn);
  }
  return text;
}

std::string command_help(const Command& command) {
  std::string text = "Usage: " + usage_line(command) + "\n\n";
  text += paragraph(command.summary) + "\n" + paragraph(command.details);
  text += "\nArguments:\n";
  for (const Positional& positional : command.positionals) {
    text += labelled(positional.name, positional.help, kOptionColumn);
  }
  text += "\nOptions:\n";
  for (const Option& option : command.options) text += option_help(option);
  text += option_help(kHelpOption);
  text += "\nExamples:\n";
  for (const Example& example : command.examples) text += example_help(example);
  return text;
}

}  // namespace castellan::cli
