// What a run looks like: its winnability on a scale, how it closed in, how costs are spread, the hardest deals.

#pragma once

#include <string>
#include <vector>

#include "cli/pictures/picture.hpp"
#include "cli/tables/analysis_report.hpp"
#include "solver/analysis/highlights.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// @param replays So many of the hardest deals are decided again, to be shown move by move.
[[nodiscard]] std::vector<Picture> pictures_of(const Analysis& analysis, const solver::Highlights& highlights,
                                               const solver::Game& game, std::uint64_t replays);

/// The command that shows a deal of this game, but for the number at its end.
[[nodiscard]] std::string show_command(const GameTitle& title, core::DealSource source);

}  // namespace castellan::cli
