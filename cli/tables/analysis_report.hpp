// What `analyze` says about a run. Nothing in it depends on the number of threads but the CPU times.

#pragma once

#include <cstdint>
#include <optional>

#include "cli/reports/game_title.hpp"
#include "cli/runs/block_store.hpp"
#include "solver/analysis/summary.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

/// Which of the seeds asked for the numbers cover.
enum class Extent : std::uint8_t {
  kAll,
  kBeginning,  ///< Those before the first one that Ctrl-C left undecided.
  kEnough,     ///< Those up to the end of the first block at which the interval was as narrow as asked for.
  kScattered,  ///< Some.
};

struct Analysis {
  GameTitle title;
  DealNumbers numbers;  ///< What was asked for,
  Shard shard;          ///< and which part of them.
  solver::Limits limits;
  Extent extent = Extent::kAll;
  runs::Retried retried;
  solver::Summary summary;     ///< Of as many deals as `extent` says.
  bool has_difficulty = true;  ///< Whether it says something for this game.

  solver::IntervalMethod method = solver::IntervalMethod::kWilson;
  bool with_histogram = false;

  /// Whether nothing is left to do.
  [[nodiscard]] bool is_complete() const { return extent == Extent::kAll || extent == Extent::kEnough; }
  [[nodiscard]] solver::Interval interval() const { return summary.winnability_interval(method); }
};

[[nodiscard]] Report report_of(const Analysis& analysis);

}  // namespace castellan::cli
