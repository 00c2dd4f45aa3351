#include "solver/analysis/difficulty.hpp"

#include <algorithm>
#include <cmath>

namespace castellan::solver {

std::uint64_t difficulty_tenths(std::uint64_t positions, std::uint64_t moves) {
  constexpr double kMovesPerPoint = 32;
  constexpr std::uint64_t kMostMoves = 256;  // Longer lines come from depth-first searches, which wander.
  const double searched = std::log2(static_cast<double>(std::max<std::uint64_t>(positions, 1)));
  const double played = static_cast<double>(std::min(moves, kMostMoves)) / kMovesPerPoint;
  return static_cast<std::uint64_t>(std::llround((searched + played) * kDifficultyUnit));
}

double difficulty(std::uint64_t positions, std::uint64_t moves) {
  return static_cast<double>(difficulty_tenths(positions, moves)) / kDifficultyUnit;
}

std::optional<double> difficulty_of(const DealRecord& deal) {
  return deal.verdict == Verdict::kWinnable ? std::optional(difficulty(deal.positions, deal.moves)) : std::nullopt;
}

}  // namespace castellan::solver
