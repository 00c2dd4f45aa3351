// What `hint` says about a position.

#pragma once

#include "cli/reports/deal_name.hpp"
#include "solver/batch/hint.hpp"

namespace castellan::cli {

/// Whether the position is still winnable, how many moves lose, and what each move leads to.
[[nodiscard]] Report hint_report(const solver::Game& game, const DealName& name, const solver::Deal& position,
                                 const solver::Hints& hints);

/// The moves on the table.
[[nodiscard]] MoveChoices hint_choices(const solver::Game& game, const solver::Deal& position,
                                       const solver::Hints& hints);

}  // namespace castellan::cli
