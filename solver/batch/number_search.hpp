// Which number a deal has: every number of a range in turn, dealt only as far as the deal agrees.

#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/board.hpp"
#include "core/deals/deal_number.hpp"
#include "core/rules.hpp"

namespace castellan::solver {

/// Numbers `first` to `last` of a source, both included.
struct NumberRange {
  core::DealSource source = core::DealSource::kSeed;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

/// Every number of the range whose deal is this board, in rising order.
/// @param threads At least 1.
/// @param stop    When it becomes true the search ends with what it has found.
[[nodiscard]] std::vector<std::uint64_t> numbers_of(const core::Rules& rules, const core::Board& board,
                                                    NumberRange range, int threads, std::atomic<bool>& stop);

}  // namespace castellan::solver
