// The order in which cards go home, from the base rank round the corner.

#pragma once

#include <array>
#include <cstdint>

#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::solver {

/// The order of the cards on the foundations of one game of fixed base, as sets of cards.
class FoundationOrder {
 public:
  explicit FoundationOrder(const core::Rules& rules);

  /// The cards of lower order than this one, of any suit.
  [[nodiscard]] std::uint64_t lower(std::uint8_t card) const { return lower_[card]; }
  /// The cards of lower order than this one, of its suit.
  [[nodiscard]] std::uint64_t lower_in_suit(std::uint8_t card) const { return lower_in_suit_[card]; }
  /// How many cards follow this one on its foundation.
  [[nodiscard]] int below_last(std::uint8_t card) const { return below_last_[card]; }
  /// The cards that follow those of `set` on the foundations.
  [[nodiscard]] std::uint64_t after(std::uint64_t set) const {
    return set << static_cast<unsigned>(core::kSuits) | set >> wrap_shift_;
  }

 private:
  std::array<std::uint64_t, core::kCards> lower_{};
  std::array<std::uint64_t, core::kCards> lower_in_suit_{};
  std::array<std::uint8_t, core::kCards> below_last_{};
  unsigned wrap_shift_;
};

}  // namespace castellan::solver
