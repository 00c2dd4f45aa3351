// Any bytes as a deal in the board format.

#include <cstdint>

#include "tests/fuzz/fuzzing.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace castellan;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const core::Rules& rules : fuzz::rule_sets()) {
    const auto board = fuzz::accepted([&] { return core::parse_board_text(rules, text); });
    if (board) fuzz::check_board(rules, *board);
  }
  return 0;
}
