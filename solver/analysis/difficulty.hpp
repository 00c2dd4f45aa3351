// How hard a deal is to win, from what every run has on record. docs/difficulty.md says why from these quantities, and
// how to read the figure.

#pragma once

#include <cstdint>
#include <optional>

#include "solver/deal_record.hpp"

namespace castellan::solver {

/// What a difficulty is counted in: tenths.
inline constexpr double kDifficultyUnit = 10;

/// In tenths: the binary logarithm of the positions visited until the win, plus a thirty-second of the moves (of
/// which no more than 256 count) of the solution found then.
[[nodiscard]] std::uint64_t difficulty_tenths(std::uint64_t positions, std::uint64_t moves);

/// To one decimal.
[[nodiscard]] double difficulty(std::uint64_t positions, std::uint64_t moves);

/// No value unless the deal is winnable. Of tableau games: in Precedence it says nothing.
[[nodiscard]] std::optional<double> difficulty_of(const DealRecord& deal);

}  // namespace castellan::solver
