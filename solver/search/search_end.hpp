// How a search ended.

#pragma once

#include <cstdint>

namespace castellan::solver {

enum class SearchEnd : std::uint8_t {
  kWon,      ///< A winning line was found.
  kLost,     ///< Proved that there is none.
  kOpen,     ///< Searched to its end without an answer.
  kStopped,  ///< The budget ended the search.
};

}  // namespace castellan::solver
