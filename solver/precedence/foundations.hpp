// The eight foundations as a rollout sees them: for each rank, which of them take it now.
//
// A card is looked up with one load and the foundation chosen with one bit operation, so that a whole game
// by a simple policy takes well under a microsecond.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/precedence/position.hpp"
#include "core/precedence/rules.hpp"

namespace castellan::solver::precedence {

class Foundations {
 public:
  /// As before the first card is turned.
  explicit Foundations(const core::precedence::Rules& rules)
      : Foundations(rules, static_cast<std::uint32_t>(rules.placed())) {}

  /// @param chains Four bits a foundation: cards on it (Position::chains).
  Foundations(const core::precedence::Rules& rules, std::uint32_t chains) : ranks_(rules.ranks), chains_(rules.chains) {
    for (int chain = 0; chain < chains_; ++chain) {
      const auto count = static_cast<std::uint8_t>(chains >> (4 * chain) & 0xfU);
      counts_[static_cast<std::size_t>(chain)] = count;
      if (count == ranks_) continue;
      const int wanted = to_int(rules.rank_at(chain, count));
      takes_[static_cast<std::size_t>(wanted)] |= bit(chain);
      if (count == 0) break;  // No later one may start before this one has.
    }
  }

  /// The set of foundations that take a card of this rank, one bit each.
  [[nodiscard]] unsigned taking(int rank) const { return takes_[static_cast<std::size_t>(rank)]; }
  [[nodiscard]] int count(int chain) const { return counts_[static_cast<std::size_t>(chain)]; }

  /// Plays a card of this rank on a foundation that takes it.
  void play(int rank, int chain) {
    takes_[static_cast<std::size_t>(rank)] &= static_cast<std::uint8_t>(~bit(chain));
    const int count = ++counts_[static_cast<std::size_t>(chain)];
    std::uint8_t waiting = count < ranks_ ? bit(chain) : std::uint8_t{0};
    // The next foundation starts one rank lower than this one, just where this one goes on.
    if (count == 1 && chain + 1 < chains_) waiting |= bit(chain + 1);
    takes_[static_cast<std::size_t>(rank == 1 ? ranks_ : rank - 1)] |= waiting;
  }

 private:
  static constexpr std::uint8_t bit(int chain) { return static_cast<std::uint8_t>(1U << chain); }

  std::array<std::uint8_t, 16> takes_{};  ///< By rank.
  std::array<std::uint8_t, core::precedence::kMaxChains> counts_{};
  int ranks_;
  int chains_;
};

/// The rightmost foundation of a set that is not empty.
[[nodiscard]] inline int rightmost(unsigned foundations) { return static_cast<int>(std::bit_width(foundations)) - 1; }

}  // namespace castellan::solver::precedence
