// A move of any game in words, as results show it.

#pragma once

#include <optional>
#include <string>
#include <vector>

namespace castellan::solver {

struct MoveWords {
  std::optional<std::string> card;  ///< "5C"; no value where no one card moves.
  std::string from;                 ///< "pile 3", "waste".
  std::string to;                   ///< "foundation".
  std::string text;                 ///< "5C pile 3 → foundation".
  int cards = 1;                    ///< That move together, `card` being the lowest-lying one.
};
using MoveList = std::vector<MoveWords>;

}  // namespace castellan::solver
