// What results say about the game and the deals they are of.

#pragma once

#include <string>

#include "cli/reports/report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

struct GameTitle {
  std::string id;
  std::string name;
  Options options;    ///< Every option with its value.
  std::string rules;  ///< Of a game of somebody's own, in JSON; else empty.

  /// "return=no auto=no": the options on one line.
  [[nodiscard]] std::string options_text() const {
    return rules.empty() ? core::options_text(options) : "rules of its own";
  }
};

[[nodiscard]] GameTitle title_of(const solver::Game& game);

/// Adds the game's name and options, and for JSON the rules of a game of somebody's own.
void add_game(Items& items, const GameTitle& title);

/// Adds what made the result, as JSON has it at the beginning.
void add_origin(Items& items, const DealNumbers& numbers);

/// Adds the deals' numbers, and for CSV what made the result.
/// @param words Added to them for people.
void add_numbers(Items& items, const DealNumbers& numbers, const std::string& words);

/// What is said where Ctrl-C came before the last of the seeds: ", interrupted after the first 93 deals".
[[nodiscard]] std::string interrupted_text(std::uint64_t deals);

}  // namespace castellan::cli
