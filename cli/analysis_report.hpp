// What `analyze` says about a run: a table, JSON or CSV. Nothing in it depends on the number of threads
// but the CPU times.

#pragma once

#include <string>

#include "cli/game_title.hpp"
#include "cli/shard.hpp"
#include "cli/values.hpp"
#include "solver/analysis/summary.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

struct Analysis {
  GameTitle title;
  SeedRange seeds;  ///< What was asked for,
  Shard shard;      ///< and which part of them.
  solver::Limits limits;
  bool is_complete = false;  ///< Not if Ctrl-C came before the last seed was decided.
  solver::Summary summary;   ///< Of the first summary.deals() of these seeds.
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
