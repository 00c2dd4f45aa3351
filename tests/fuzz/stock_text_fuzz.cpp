// Any bytes as a deal of Precedence, as text or JSON, and as a solution, which the judge then plays.

#include <cstdint>

#include "core/precedence/replay.hpp"
#include "core/precedence/solution_text.hpp"
#include "core/precedence/stock_text.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace {

using namespace castellan;
using namespace castellan::core::precedence;

/// Six cards, which a fuzzer can find, and the full deck.
constexpr Rules kRuleSets[] = {
    {.ranks = 3, .chains = 2, .first_king = FirstKing::kPlaced},
    {.ranks = 3, .chains = 2, .first_king = FirstKing::kFirstAvailable},
    {},
};

void check_stock(const Rules& rules, std::string_view text) {
  const auto stock = fuzz::accepted([&] { return parse_stock_file(rules, text); });
  if (!stock) return;
  fuzz::require(static_cast<int>(stock->size()) == rules.stock_size(), "the whole stock is there");
  fuzz::require(parse_stock_text(rules, format_stock_line(*stock)) == *stock, "a line is read as written");
  fuzz::require(parse_stock_text(rules, format_stock_lines(*stock)) == *stock, "lines are read as written");
  fuzz::require(parse_stock_json(rules, format_stock_json(*stock)) == *stock, "JSON is read as written");
}

void check_solution(std::string_view text) {
  const auto moves = fuzz::accepted([&] { return parse_solution(text); });
  if (!moves) return;
  if (!moves->empty()) {
    fuzz::require(parse_solution(format_moves(*moves)) == *moves, "moves are read as written");
  }
  const Rules& rules = kRuleSets[0];
  static const Stock kStock = parse_stock_text(rules, "S=2 A A 3 2");
  const auto result = replay(rules, kStock, *moves);
  fuzz::require(result.illegal_move.has_value() != result.reason.empty(), "an illegal move has a reason");
  std::size_t cards = result.table.stock.size() + result.table.waste.size();
  for (const auto& foundation : result.table.foundations) cards += foundation.size();
  fuzz::require(cards == static_cast<std::size_t>(rules.deck_size()), "the whole deck is on the table");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Rules& rules : kRuleSets) check_stock(rules, text);
  check_solution(text);
  return 0;
}
