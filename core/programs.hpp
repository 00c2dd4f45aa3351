// How other programs play the games: the rule options under which a deal means the same here as there.

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace castellan::core {

/// One program's way to play one game.
struct ProgramRules {
  std::string_view program;                ///< "pysolfc": the word for --as.
  std::string_view name;                   ///< "PySolFC".
  std::string_view game;                   ///< A game's id.
  std::vector<std::string_view> settings;  ///< "return=no": what it may differ in from the game's usual options.
  std::string_view source;                 ///< Where its source code says so.
};

/// Every entry, program by program.
[[nodiscard]] std::span<const ProgramRules> all_program_rules();

/// The words for --as.
[[nodiscard]] std::vector<std::string_view> all_programs();

/// How a program plays a game; null if it does not.
[[nodiscard]] const ProgramRules* program_rules(std::string_view program, std::string_view game);

}  // namespace castellan::core
