#include "cli/json.hpp"
#include "cli/outcome_report.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/move_json.hpp"

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

Json limit_json(solver::LimitHit limit) {
  return limit == solver::LimitHit::kInterrupted ? Json(nullptr) : word_or_null(to_string(limit));
}

Json moves_json(const std::vector<core::Move>& moves) {
  Json json = Json::array();
  for (const core::Move& move : moves) json.push_back(core::move_to_json(move));
  return json;
}

}  // namespace

std::string outcome_json(const core::Variant& variant, const DealName& name, const core::Board& board,
                         const solver::Outcome& outcome) {
  const Json deal = {{"source", name.source},
                     {"number", number_json(name.number)},
                     {"line", core::format_line_text(variant.rules, board)}};
  const Json json = {
      {"game", variant.game->id},
      {"options", options_json(variant)},
      {"deal", deal},
      {"verdict", to_string(outcome.verdict)},
      {"proof", word_or_null(to_string(outcome.proof))},
      {"limit", limit_json(outcome.limit)},
      {"moves", moves_json(outcome.moves)},
      {"move_count", outcome.moves.size()},
      {"positions", outcome.positions},
      {"stage", word_or_null(outcome.stage)},
      {"cpu_ms", outcome.cpu_ms},
  };
  return json.dump();
}

}  // namespace castellan::cli
