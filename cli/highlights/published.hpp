// Figures that others have published, to stand beside the program's own.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/pictures/plots.hpp"
#include "cli/reports/game_title.hpp"

namespace castellan::cli {

/// Of winnability with these rules; none if nobody has published one.
[[nodiscard]] std::vector<IntervalPlot::Row> published_winnability(const GameTitle& title);

/// What players win, as others say. No interval goes with it.
[[nodiscard]] std::vector<IntervalPlot::Row> published_play(const GameTitle& title);

}  // namespace castellan::cli
