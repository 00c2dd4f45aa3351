// In which order the results of many deals are handed over.

#pragma once

#include <cstdint>

namespace castellan::solver {

enum class HandOver : std::uint8_t {
  kInOrder,  ///< In which the deals came: a hard deal holds up those behind it.
  kAsDone,   ///< In which they were done: a hard deal holds up nothing.
};

}  // namespace castellan::solver
