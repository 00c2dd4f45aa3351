// JSON objects whose fields stay in the order in which they are written, as the documentation shows them.

#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "cli/reports/game_title.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

using Json = nlohmann::ordered_json;

/// {"return": "no", …}: every option with its value.
[[nodiscard]] inline Json options_json(const GameTitle& title) {
  Json json = Json::object();
  for (const auto& [name, value] : title.options) json[name] = value;
  return json;
}

/// {"mean": 1.5, "median": 1, …}; null if there is nothing to measure.
[[nodiscard]] inline Json spread_json(const std::optional<solver::Spread>& spread) {
  if (!spread) return nullptr;
  return {{"mean", spread->mean},
          {"median", spread->median},
          {"p90", spread->p90},
          {"p99", spread->p99},
          {"max", spread->max}};
}

/// {"confidence": 0.95, "low": 0.1, "high": 0.2}
[[nodiscard]] inline Json interval_json(const solver::Interval& interval) {
  return {{"confidence", solver::kUsualConfidence}, {"low", interval.low}, {"high", interval.high}};
}

}  // namespace castellan::cli
