// A position pile by pile, with the set of cards below every height: what the bounds of a shortest solution read.
//
// The packed position (core/position.hpp) knows a pile by its exposed card alone. A bound asks which cards lie
// below which, so the search keeps this form beside it and changes both with every step.

#pragma once

#include <array>
#include <cstdint>

#include "core/board.hpp"
#include "core/position.hpp"

namespace castellan::solver {

/// One pile as a stack.
struct Stack {
  std::array<std::uint8_t, core::kCards> cards;
  std::array<std::uint64_t, core::kCards + 1> below;  ///< The set of the lowest n cards.
  std::uint8_t height = 0;

  [[nodiscard]] bool empty() const { return height == 0; }
  [[nodiscard]] std::uint8_t top() const { return cards[height - 1U]; }
  void push(std::uint8_t card) {
    cards[height] = card;
    below[height + 1U] = below[height] | std::uint64_t{1} << card;
    ++height;
  }
};

using Stacks = std::array<Stack, core::kMaxPiles>;

class Layout {
 public:
  explicit Layout(const core::Board& board);

  [[nodiscard]] int piles() const { return piles_; }
  [[nodiscard]] const Stacks& stacks() const { return stacks_; }
  [[nodiscard]] const Stack& stack(int pile) const { return stacks_[static_cast<std::size_t>(pile)]; }
  /// Cards at the bottom of this pile that were never moved.
  [[nodiscard]] int unmoved(int pile) const { return unmoved_[static_cast<std::size_t>(pile)]; }

  /// What is needed to take a step back.
  struct Undo {
    std::uint8_t from = kNoPile;  ///< kNoPile for a cell or a foundation.
    std::uint8_t to = kNoPile;
    std::uint8_t cards = 1;    ///< That moved together.
    std::uint8_t unmoved = 0;  ///< Of the pile `from`, before.
  };
  /// Moves a card, and those that lie on it, to where a legal step takes them.
  Undo apply(core::Step step, std::uint8_t under);
  void undo(core::Step step, Undo undo);

 private:
  static constexpr std::uint8_t kNoPile = 0xff;

  [[nodiscard]] std::uint8_t first_empty() const;
  void move(int count, std::uint8_t card, std::uint8_t from, std::uint8_t to);

  int piles_;
  Stacks stacks_;
  std::array<std::uint8_t, core::kCards> pile_of_{};
  std::array<std::uint8_t, core::kMaxPiles> unmoved_{};
};

}  // namespace castellan::solver
