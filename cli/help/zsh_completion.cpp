// Completion for zsh: a function in the form that its completion system loads.

#include "cli/help/completion.hpp"
#include "cli/help/completion_words.hpp"

namespace castellan::cli {

namespace {

/// Text within single quotes and brackets of _arguments: what would end either is left to the eye.
std::string plain(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '\'') {
      result += "’";
    } else {
      if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') result += '\\';
      result += letter;
    }
  }
  return result;
}

std::string option_words(const Option& option) {
  const std::string name = "--" + std::string(option.name);
  std::string words = " '" + std::string(option.repeatable ? "*" : "") + name + "[" + plain(option.help) + "]";
  if (!option.argument.empty()) {
    const auto choices = alternatives(option.argument);
    words += ":" + plain(option.argument) + ":" + (choices.size() > 1 ? "(" + spaced(choices) + ")" : "_files");
  }
  return words + "'";
}

std::string positional_words(const Command& command) {
  std::string words;
  for (std::size_t place = 0; place < command.positionals.size(); ++place) {
    const Positional& positional = command.positionals[place];
    const std::string choices = place == 0 ? first_words(command) : "";
    words += " '" + (positional.repeatable ? "*" : std::to_string(place + 1)) + ":" + plain(positional.name) + ":" +
             (choices.empty() ? "_files" : "(" + choices + ")") + "'";
  }
  return words;
}

}  // namespace

std::string zsh_completion() {
  std::string commands;
  std::string branches;
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    commands += "    '" + name + ":" + plain(command.summary) + "'\n";
    branches += "    " + name + ") _arguments :" + option_words(kHelpOption);
    for (const Option& option : command.options) branches += option_words(option);
    branches += positional_words(command) + " ;;\n";
  }
  return "#compdef castellan\n# Completion of castellan for zsh.\n_castellan() {\n  local -a commands=(\n" + commands +
         "  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    compadd -- --help --version\n    "
         "return\n"
         "  fi\n  shift words\n  ((CURRENT--))\n  case $words[1] in\n" +
         branches + "  esac\n}\n_castellan \"$@\"\n";
}

}  // namespace castellan::cli
