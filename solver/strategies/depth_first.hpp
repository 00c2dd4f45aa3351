// Complete depth-first search over exact positions: finds a win if there is one, and proves that there
// is none by running out of positions.

#pragma once

#include "solver/strategy.hpp"

namespace castellan::solver {

extern const Strategy kDepthFirst;

}  // namespace castellan::solver
