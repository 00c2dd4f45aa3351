// What `solve` says about a deal.

#pragma once

#include <cstddef>
#include <string>

#include "cli/process/exit_code.hpp"
#include "cli/reports/deal_name.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// How the moves of a solution are shown.
struct ShownMoves {
  std::optional<core::MoveNotation> notation;  ///< None: a line of words for each.
  std::optional<std::size_t> boards_every;     ///< With the position after so many moves.
};

/// Everything: the deal, the verdict, the moves and the effort.
/// @throws core::InputError if the notation has no sign for a move.
[[nodiscard]] Report outcome_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                                    const solver::Outcome& outcome, const ShownMoves& shown = {});

/// Its one line for people: "seed 7: winnable, 93 moves, difficulty 16.1, 1234 positions, 0.8 ms".
[[nodiscard]] std::string outcome_line(const DealName& name, const solver::Outcome& outcome);

/// "winnable, 93 moves", "unwinnable", "undecided, position limit reached".
[[nodiscard]] std::string verdict_text(const solver::Outcome& outcome);

/// What is known of the shortest solution: "81 moves, the fewest there can be" or "best 93 moves, at least 88".
[[nodiscard]] std::string shortest_text(std::size_t moves, std::size_t at_least);

/// The word for what stopped a search; null if nothing did, or Ctrl-C.
[[nodiscard]] Value limit_value(solver::LimitHit limit);

/// What `solve` returns for one deal.
[[nodiscard]] ExitCode exit_code_of(const solver::Outcome& outcome);

}  // namespace castellan::cli
