#include "tests/support/effort.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

namespace castellan::test {

bool is_effort_reduced() {
  const char* const effort = std::getenv("CASTELLAN_TEST_EFFORT");
  return effort != nullptr && std::string_view(effort) == "reduced";
}

std::uint64_t within_effort(std::uint64_t all) {
  constexpr std::uint64_t kPart = 4;
  return is_effort_reduced() ? std::max<std::uint64_t>(all / kPart, 1) : all;
}

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t usual) {
  const char* const wanted = std::getenv(name);
  return wanted == nullptr ? within_effort(usual) : std::stoull(wanted);
}

}  // namespace

std::uint64_t oracle_deals(std::uint64_t usual) { return from_environment("CASTELLAN_ORACLE_DEALS", usual); }

std::uint64_t positions_of_play(std::uint64_t usual) { return from_environment("CASTELLAN_PLAY_POSITIONS", usual); }

}  // namespace castellan::test
