// Games in words: their rules, rule options and policies.

#pragma once

#include <span>

#include "cli/reports/report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

[[nodiscard]] Report report_of(const solver::Game& game);
/// Every game with a line of its own.
[[nodiscard]] ReportList report_of(std::span<const solver::GamePtr> games);

}  // namespace castellan::cli
