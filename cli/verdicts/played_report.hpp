// One game as a policy plays it. It says whether that game was won, never whether the deal can be.

#pragma once

#include <string>

#include "cli/reports/deal_name.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// `policy`, `won` and `cards_left` in the place of the verdict.
[[nodiscard]] Report played_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                                   const std::string& policy, const solver::PlayedGame& played);

}  // namespace castellan::cli
