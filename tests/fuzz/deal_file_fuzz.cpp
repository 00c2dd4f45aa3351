// Any bytes as a file with one deal, or with many, in any form.

#include <cstdint>

#include "core/reachable.hpp"
#include "core/text/deal_list.hpp"
#include "core/text/text_input.hpp"
#include "tests/fuzz/fuzzing.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace castellan;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string plain = core::plainly_spaced(text);
  core::DealList list;
  std::size_t lines = 0;
  for (std::string_view rest = plain; const auto line = core::next_line(rest);) list.add(*line, ++lines);
  list.end();
  std::vector<core::ListedText> deals;
  while (auto deal = list.next()) deals.push_back(std::move(*deal));

  for (const core::Rules& rules : fuzz::rule_sets()) {
    for (const bool by_rows : {false, true}) {
      const core::DealReading reading = {.by_rows = by_rows, .any_layout = true};
      const auto board = fuzz::accepted([&] { return core::parse_deal_file(rules, text, reading); });
      if (board) fuzz::check_board(rules, *board);
      const auto checked = fuzz::accepted([&] { return core::parse_deal_file(rules, text, {.by_rows = by_rows}); });
      if (checked) fuzz::require(!core::why_unreachable(rules, *checked), "a board that no play reaches is refused");
      for (const core::ListedText& deal : deals) {
        fuzz::require(deal.first_line >= 1 && deal.first_line <= lines, "a deal begins on a line of the text");
        const auto listed = fuzz::accepted(
            [&] { return core::parse_listed_deal(rules, deal.text, static_cast<int>(deal.first_line), reading); });
        if (listed) fuzz::check_board(rules, *listed);
      }
    }
  }
  return 0;
}
