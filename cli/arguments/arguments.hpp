// The words after the command's name, checked against the command's table entry. Values are still text;
// values.hpp turns them into numbers.

#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/command.hpp"

namespace castellan::cli {

class Arguments {
 public:
  /// @throws UsageError for an unknown option, a missing or surplus word, or a value outside its alternatives.
  ///         With --help given, only unknown options are errors.
  Arguments(const Command& command, const std::vector<std::string>& words);

  [[nodiscard]] bool has(std::string_view option) const { return options_.contains(option); }
  /// The value of an option; no value when it was not given.
  [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
  /// Every value of a repeatable option, in the order given.
  [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
  /// The chosen alternative of an option with alternatives: the first when it was not given.
  [[nodiscard]] std::string choice(std::string_view option) const;

  /// A positional argument by its place from 0; no value when it was not given.
  [[nodiscard]] std::optional<std::string> positional(std::size_t place) const;
  /// The whole command line, as one would type it.
  [[nodiscard]] const std::string& command_line() const { return command_line_; }
  /// This one and all after it.
  [[nodiscard]] std::vector<std::string> positionals_from(std::size_t place) const;

 private:
  void check_positionals() const;
  void check_alternatives() const;

  const Command* command_;
  std::string command_line_;
  std::map<std::string, std::vector<std::string>, std::less<>> options_;
  std::vector<std::string> positionals_;
};

}  // namespace castellan::cli
