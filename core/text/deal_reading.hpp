// What the user says about a deal that its text does not.

#pragma once

namespace castellan::core {

struct DealReading {
  bool by_rows = false;     ///< The lines of a board are rows, the n-th card of each on the n-th pile.
  bool any_layout = false;  ///< A board that no play reaches is welcome.
};

}  // namespace castellan::core
