// Any bytes as a solution, which the judge then plays.

#include <cstdint>

#include "core/replay.hpp"
#include "core/text/solution_text.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace {

using namespace castellan;

/// Six cards with every kind of place in use, and returns allowed.
core::Rules rules() {
  core::Rules rules = fuzz::tiny_rules(core::Rank::kAce);
  rules.may_return = true;
  return rules;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto moves = fuzz::accepted([&] { return core::parse_solution(text); });
  if (!moves) return 0;
  if (!moves->empty())
    fuzz::require(core::parse_solution(core::format_moves(*moves)) == *moves, "moves are read as written");

  static const core::Rules kRules = rules();
  static const core::Board kStart = core::parse_line_text(kRules, "F=AC:C=AS:2C 3S:2S 3C");
  const core::ReplayResult result = core::replay(kRules, kStart, *moves);
  fuzz::require(result.illegal_move.has_value() != result.reason.empty(), "an illegal move has a reason");
  fuzz::check_board(kRules, result.board);
  return 0;
}
