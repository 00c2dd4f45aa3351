// What a certificate that is a proof turned out to prove.

#pragma once

#include <cstdint>

namespace castellan::check {

struct Checked {
  bool winnable = false;
  std::uint64_t positions = 0;  ///< Of the sets; 0 where there are none.
  std::uint64_t steps = 0;      ///< Moves followed, or steps of the proof.
};

}  // namespace castellan::check
