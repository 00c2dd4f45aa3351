// What `solve` says about a deal: JSON, a full text for one deal, a line for one of many.

#pragma once

#include <string>

#include "cli/deal_choice.hpp"
#include "core/board.hpp"
#include "core/options.hpp"
#include "solver/outcome.hpp"

namespace castellan::cli {

/// One JSON object on one line; the fields are described in docs/command-line.md.
[[nodiscard]] std::string outcome_json(const core::Variant& variant, const DealName& name, const core::Board& board,
                                       const solver::Outcome& outcome);

/// The board, the verdict, the numbered moves and the effort.
[[nodiscard]] std::string outcome_text(const core::Variant& variant, const DealName& name, const core::Board& board,
                                       const solver::Outcome& outcome);

/// "seed 7: winnable, 93 moves, 1234 positions, 0.8 ms".
[[nodiscard]] std::string outcome_line(const DealName& name, const solver::Outcome& outcome);

}  // namespace castellan::cli
