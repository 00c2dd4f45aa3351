// Foundations seen by level instead of by chain.
//
// Chain i starts i ranks below the king and goes down, so that all chains walk down one staircase
// K, Q, J, … whose steps are the levels 0, 1, 2, …: chain i plays the levels i to i + 12. What matters of
// the foundations is how many chains have played each level:
//
//   - on level t < 8, chain t starts, once chain t - 1 has: at most one more than on level t - 1, and none
//     while that is none;
//   - on a level t >= 13 the chains up to t - 13 are complete: at most 8 - (t - 12) in all;
//   - otherwise at most as many as on level t - 1.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/precedence/rules.hpp"

namespace castellan::solver::precedence {

inline constexpr int kMaxLevels = core::kRanks + core::precedence::kMaxChains - 1;

class Levels {
 public:
  explicit Levels(const core::precedence::Rules& rules)
      : ranks_(rules.ranks), chains_(rules.chains), size_(rules.ranks + rules.chains - 1) {}

  [[nodiscard]] int size() const { return size_; }
  /// The rank that is played on a level.
  [[nodiscard]] int rank(int level) const { return level < ranks_ ? ranks_ - level : 2 * ranks_ - level; }
  /// The level on which a chain with this many cards goes on; a complete one has gone past its last.
  [[nodiscard]] static int of(int chain, int count) { return chain + count; }

  /// How many chains can have played a level at most when `before` have played the one before it.
  [[nodiscard]] int most(int level, int before) const {
    if (level == 0) return 1;
    if (level < chains_) return before == 0 ? 0 : std::min(before + 1, complete(level));
    return std::min(before, complete(level));
  }
  /// How many chains play a level in the end.
  [[nodiscard]] int complete(int level) const { return std::min(level + 1, chains_) - std::max(0, level - ranks_ + 1); }

  using Counts = std::array<std::uint8_t, kMaxLevels>;

  /// How many chains have played each level.
  /// @param chains Four bits a chain (Position::chains).
  [[nodiscard]] Counts counts(std::uint32_t chains) const {
    std::array<std::int8_t, kMaxLevels + 1> steps{};
    for (int chain = 0; chain < chains_; ++chain) {
      ++steps[static_cast<std::size_t>(chain)];
      --steps[static_cast<std::size_t>(of(chain, static_cast<int>(chains >> (4 * chain) & 0xfU)))];
    }
    Counts counts{};
    int sum = 0;
    for (int level = 0; level < size_; ++level) {
      sum += steps[static_cast<std::size_t>(level)];
      counts[static_cast<std::size_t>(level)] = static_cast<std::uint8_t>(sum);
    }
    return counts;
  }

 private:
  int ranks_;
  int chains_;
  int size_;
};

}  // namespace castellan::solver::precedence
