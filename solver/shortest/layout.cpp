#include "solver/shortest/layout.hpp"

#include <algorithm>

namespace castellan::solver {

Layout::Layout(const core::Board& board) : piles_(static_cast<int>(board.piles.size())), stacks_{} {
  for (std::size_t p = 0; p < board.piles.size(); ++p) {
    for (const core::Card card : board.piles[p]) {
      stacks_[p].push(static_cast<std::uint8_t>(card.id()));
      pile_of_[static_cast<std::size_t>(card.id())] = static_cast<std::uint8_t>(p);
    }
    unmoved_[p] = stacks_[p].height;
  }
}

std::uint8_t Layout::first_empty() const {
  std::uint8_t pile = 0;
  while (!stack(pile).empty()) ++pile;
  return pile;
}

Layout::Undo Layout::apply(core::Step step, std::uint8_t under) {
  Undo undo;
  // The place to go to is looked up first: a whole pile does not go to the pile that it empties itself.
  if (step.to < core::kBottom) undo.to = pile_of_[step.to];
  if (step.to == core::kBottom) undo.to = first_empty();
  if (under <= core::kBottom) {
    undo.from = pile_of_[step.card];
    Stack& from = stacks_[undo.from];
    std::uint8_t& unmoved = unmoved_[undo.from];
    while (from.cards[static_cast<std::size_t>(from.height - undo.cards)] != step.card) ++undo.cards;
    from.height = static_cast<std::uint8_t>(from.height - undo.cards);
    undo.unmoved = unmoved;
    unmoved = std::min(unmoved, from.height);
  }
  if (undo.to != kNoPile) move(undo.cards, step.card, undo.from, undo.to);
  return undo;
}

void Layout::undo(core::Step step, Undo undo) {
  if (undo.to != kNoPile) {
    Stack& to = stacks_[undo.to];
    to.height = static_cast<std::uint8_t>(to.height - undo.cards);
  }
  if (undo.from == kNoPile) return;
  move(undo.cards, step.card, undo.to, undo.from);
  unmoved_[undo.from] = undo.unmoved;
}

/// Lays the cards that a pile has just been shortened by on another; a single card that comes from no pile: `card`.
void Layout::move(int count, std::uint8_t card, std::uint8_t from, std::uint8_t to) {
  for (int i = 0; i < count; ++i) {
    if (from != kNoPile) card = stacks_[from].cards[static_cast<std::size_t>(stacks_[from].height + i)];
    stacks_[to].push(card);
    pile_of_[card] = to;
  }
}

}  // namespace castellan::solver
