// What a report can show besides its numbers. Formats that cannot show it leave it out.

#pragma once

#include <variant>

#include "cli/pictures/plots.hpp"
#include "cli/pictures/replay.hpp"

namespace castellan::cli {

using Picture =
    std::variant<Replay, MoveChoices, IntervalPlot, ClosingPlot, SpreadPlot, CostPlot, ScatterPlot, DealTable>;

}  // namespace castellan::cli
