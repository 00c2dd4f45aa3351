// Completion for fish: one rule for each command, option and first argument.

#include "cli/help/completion.hpp"
#include "cli/help/completion_words.hpp"

namespace castellan::cli {

namespace {

std::string quoted_text(std::string_view text) {
  std::string result = "'";
  for (const char letter : text) {
    if (letter == '\'' || letter == '\\') result += '\\';
    result += letter;
  }
  return result + "'";
}

std::string rule(const std::string& condition, const std::string& what) {
  return "complete -c castellan -n " + quoted_text(condition) + " " + what + "\n";
}

std::string option_rule(const std::string& condition, const Option& option) {
  std::string what = "-l " + std::string(option.name);
  const auto choices = alternatives(option.argument);
  if (choices.size() > 1) what += " -x -a " + quoted_text(spaced(choices));
  if (choices.size() == 1 && !option.argument.empty()) what += " -r";
  return rule(condition, what + " -d " + quoted_text(option.help));
}

}  // namespace

std::string fish_completion() {
  std::string text = "# Completion of castellan for fish.\n";
  for (const Option& option : {kHelpOption, Option{"version", "", "Show the version and how the program was built."}}) {
    text += option_rule("__fish_use_subcommand", option);
  }
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    const std::string is_this = "__fish_seen_subcommand_from " + name;
    text += rule("__fish_use_subcommand", "-f -a " + name + " -d " + quoted_text(command.summary));
    text += option_rule(is_this, kHelpOption);
    for (const Option& option : command.options) text += option_rule(is_this, option);
    const std::string first = command.positionals.empty() ? "" : first_words(command);
    // Words before the one that is typed: the program and the command.
    if (!first.empty())
      text += rule(is_this + "; and test (count (commandline -opc)) -eq 2", "-f -a " + quoted_text(first));
  }
  return text;
}

}  // namespace castellan::cli
