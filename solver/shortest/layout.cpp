#include "solver/shortest/layout.hpp"

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
  // The place to go to is looked up first: a lone card does not go to the pile that it empties itself.
  if (step.to < core::kBottom) undo.to = pile_of_[step.to];
  if (step.to == core::kBottom) undo.to = first_empty();
  if (under <= core::kBottom) {
    undo.from = pile_of_[step.card];
    const std::size_t from = undo.from;
    undo.was_unmoved = unmoved_[from] == stacks_[from].height;
    --stacks_[from].height;
    if (undo.was_unmoved) --unmoved_[from];
  }
  if (undo.to != kNoPile) {
    stacks_[undo.to].push(step.card);
    pile_of_[step.card] = undo.to;
  }
  return undo;
}

void Layout::undo(core::Step step, Undo undo) {
  if (undo.to != kNoPile) --stacks_[undo.to].height;
  if (undo.from == kNoPile) return;
  const std::size_t from = undo.from;
  stacks_[from].push(step.card);
  pile_of_[step.card] = undo.from;
  if (undo.was_unmoved) ++unmoved_[from];
}

}  // namespace castellan::solver
