// What is said of how far a lost deal can be played.

#pragma once

#include <cstdint>
#include <map>

#include "cli/reports/report.hpp"
#include "cli/tables/analysis_report.hpp"
#include "solver/furthest/furthest.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// Adds the most cards home, and the moves that bring them there.
void add_furthest(Report& report, const solver::Deal& deal, const solver::Furthest& furthest);

/// How far many deals go.
struct FurthestAnalysis {
  GameTitle title;
  DealNumbers numbers;
  std::map<std::uint64_t, std::uint64_t> deals;  ///< By the most cards home, where that is proved; the deck's: won.
  std::uint64_t open = 0;                        ///< Of the others.
  bool is_partial = false;                       ///< Ctrl-C came before the last deal.

  [[nodiscard]] std::uint64_t size() const;
};

[[nodiscard]] Report report_of(const FurthestAnalysis& analysis);

}  // namespace castellan::cli
