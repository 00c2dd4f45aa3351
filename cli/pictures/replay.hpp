// A table and what is played on it, step by step or as moves to choose from: for the formats that can show cards.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solver/games/game.hpp"
#include "solver/games/table.hpp"

namespace castellan::cli {

/// A move, and what it does on the table.
struct ShownMove {
  solver::MoveWords move;
  solver::Carry carry;
};

/// Moves one after the other.
struct Replay {
  std::string title = {};
  solver::Table start = {};
  std::vector<ShownMove> moves = {};
  bool hides_stock = false;  ///< Whether whoever plays sees a card of the stock only when it is turned.
  std::string anchor = {};   ///< By which links in the page find it; it is then folded away.
};

/// A move to choose, and what it leads to.
struct MoveChoice {
  ShownMove shown;
  solver::Verdict verdict = solver::Verdict::kUndecided;
  std::string leads_to;  ///< In words.
};

/// Moves of which each begins at the same table.
struct MoveChoices {
  std::string title;
  solver::Table start;
  std::vector<MoveChoice> choices;
};

/// @throws std::logic_error if the moves do not fit the deal.
[[nodiscard]] Replay replay_of(const solver::Game& game, const solver::Deal& deal, const solver::MoveList& moves);

/// "5 of clubs from pile 3 to pile 7", "turn a card of the stock", "redeal: turn the waste over".
[[nodiscard]] std::string move_in_words(const solver::MoveWords& move);
/// "5 of clubs", "ace".
[[nodiscard]] std::string card_in_words(const std::string& card);

}  // namespace castellan::cli
