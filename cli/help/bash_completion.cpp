// Completion for bash: functions of words to choose from, by a few lines of bash.

#include "cli/help/completion.hpp"

#include "cli/help/completion_words.hpp"

namespace castellan::cli {

namespace {

/// The function that bash calls: commands first, then what the command's own table entry allows.
constexpr std::string_view kFunction = R"(_castellan() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    words=$_castellan_commands
  else
    words=$(_castellan_values "${COMP_WORDS[1]}" "$prev")
    if [[ -z $words && $cur == -* ]]; then words=$(_castellan_options "${COMP_WORDS[1]}"); fi
    if [[ -z $words && $COMP_CWORD == 2 ]]; then words=$(_castellan_first "${COMP_WORDS[1]}"); fi
  fi
  if [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _castellan castellan
)";

/// One line of a case statement that prints words.
std::string branch(const std::string& pattern, const std::string& words) {
  return "    " + pattern + ") echo '" + words + "' ;;\n";
}

std::string function(const std::string& name, const std::string& subject, const std::string& branches) {
  return name + "() {\n  case " + subject + " in\n" + branches + "  esac\n}\n";
}

}  // namespace

std::string bash_completion() {
  std::string first;
  std::string options;
  std::string values;
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    std::string names = "--help";
    for (const Option& option : command.options) {
      names += " --" + std::string(option.name);
      const auto choices = alternatives(option.argument);
      if (choices.size() > 1) values += branch(name + ":--" + std::string(option.name), spaced(choices));
    }
    options += branch(name, names);
    first += branch(name, first_words(command));
  }
  return "# Completion of castellan for bash.\n_castellan_commands='" + command_names() + " --help --version'\n" +
         function("_castellan_first", "$1", first) + function("_castellan_options", "$1", options) +
         function("_castellan_values", "$1:$2", values) + std::string(kFunction);
}

}  // namespace castellan::cli
