// What `analyze` says about a run: a table, JSON or CSV. Nothing in it depends on the number of threads
// but the CPU times.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/analysis/retried.hpp"
#include "cli/analysis/shard.hpp"
#include "cli/arguments/values.hpp"
#include "cli/reports/game_title.hpp"
#include "core/game.hpp"
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
  SeedRange seeds;  ///< What was asked for,
  Shard shard;      ///< and which part of them.
  solver::Limits limits;
  Extent extent = Extent::kAll;
  Retried retried;
  solver::Summary summary;  ///< Of as many deals as `extent` says.

  solver::IntervalMethod method = solver::IntervalMethod::kWilson;
  bool with_histogram = false;

  /// Whether nothing is left to do.
  [[nodiscard]] bool is_complete() const { return extent == Extent::kAll || extent == Extent::kEnough; }
  [[nodiscard]] solver::Interval interval() const { return summary.winnability_interval(method); }
  /// No value for Precedence, where it says nothing, and unless it is known of each winnable deal.
  [[nodiscard]] std::optional<solver::Spread> difficulty() const {
    return core::is_precedence(title.id) ? std::nullopt : summary.difficulty();
  }
};

[[nodiscard]] std::string analysis_text(const Analysis& analysis);
[[nodiscard]] std::string analysis_json(const Analysis& analysis);
[[nodiscard]] std::string analysis_csv(const Analysis& analysis);

/// @param format "text", "json" or "csv".
[[nodiscard]] inline std::string analysis_as(std::string_view format, const Analysis& analysis) {
  if (format == "json") return analysis_json(analysis);
  return format == "csv" ? analysis_csv(analysis) : analysis_text(analysis);
}

}  // namespace castellan::cli
