#include <utility>

#include "cli/reports/json.hpp"
#include "cli/reports/outcome_report.hpp"

namespace castellan::cli {

namespace {

/// JSON has no limit on integers but its readers have: beyond 64 bits the number becomes a string.
Json number_json(const std::optional<core::Uint128>& number) {
  if (!number) return nullptr;
  const auto low = static_cast<std::uint64_t>(*number);
  if (low != *number) return core::to_string(*number);
  return low;
}

Json word_or_null(std::string_view word) { return word.empty() ? Json(nullptr) : Json(word); }

}  // namespace

Json limit_json(solver::LimitHit limit) {
  return limit == solver::LimitHit::kInterrupted ? Json(nullptr) : word_or_null(to_string(limit));
}

Json deal_json(const DealName& name, std::string_view line) {
  return {{"source", name.source}, {"number", number_json(name.number)}, {"line", line}};
}

std::string outcome_json(const GameTitle& title, const DealName& name, std::string_view line, Json moves,
                         const solver::Outcome& outcome) {
  const std::size_t move_count = moves.size();
  Json json = Json::object();
  json["game"] = title.id;
  json["options"] = options_json(title);
  json["deal"] = deal_json(name, line);
  json["verdict"] = to_string(outcome.verdict);
  json["proof"] = word_or_null(to_string(outcome.proof));
  json["limit"] = limit_json(outcome.limit);
  json["moves"] = std::move(moves);  // Long: not to be copied.
  json["move_count"] = move_count;
  json["difficulty"] = outcome.difficulty ? Json(*outcome.difficulty) : Json(nullptr);
  json["positions"] = outcome.positions;
  json["stage"] = word_or_null(outcome.stage);
  json["cpu_ms"] = outcome.cpu_ms;
  if (outcome.lower_bound) {
    json["lower_bound"] = *outcome.lower_bound;
    json["optimal"] = outcome.is_shortest();
  }
  return json.dump();
}

}  // namespace castellan::cli
