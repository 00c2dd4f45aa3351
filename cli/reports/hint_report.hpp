// What `hint` says about a position: JSON or text.

#pragma once

#include <string>

#include "cli/deals/deal_choice.hpp"
#include "cli/reports/game_title.hpp"
#include "core/board.hpp"
#include "solver/hint.hpp"

namespace castellan::cli {

/// One JSON object on one line; the fields are described in docs/command-line.md.
[[nodiscard]] std::string hints_json(const GameTitle& title, const DealName& name, const core::Rules& rules,
                                     const core::Board& board, const solver::Hints& hints);

/// Whether the position is still winnable, how many moves lose, then a line for each move.
[[nodiscard]] std::string hints_text(const core::Rules& rules, const core::Board& board, const solver::Hints& hints);

}  // namespace castellan::cli
