// How much the long tests do: all they can, or a part. Under sanitizers, where everything takes several times as long,
// scripts/test.sh sets CASTELLAN_TEST_EFFORT=reduced; scripts/test_all.sh leaves nothing out.

#pragma once

#include <cstdint>

namespace castellan::test {

/// Whether only a part is to be done.
[[nodiscard]] bool is_effort_reduced();

/// `all`, or a fourth of it, but at least 1.
[[nodiscard]] std::uint64_t within_effort(std::uint64_t all);

/// Deals to ask the oracle about: CASTELLAN_ORACLE_DEALS if it is set, else `usual` within the effort.
[[nodiscard]] std::uint64_t oracle_deals(std::uint64_t usual);

/// Positions of random play to look at: CASTELLAN_PLAY_POSITIONS if it is set, else `usual` within the effort.
[[nodiscard]] std::uint64_t positions_of_play(std::uint64_t usual);

}  // namespace castellan::test
