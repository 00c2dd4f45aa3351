#include "solver/shortest/detour_bound.hpp"

#include <algorithm>

namespace castellan::solver {

namespace {

/// Branchings to spend on one set of cards never moved. They are few, and each bound serves many positions.
constexpr int kMostNodes = 2000;
/// Of the map: a node with its links, the allocator's share, and room in the table of buckets.
constexpr std::size_t kBytesPerEntry = 64;

}  // namespace

DetourBound::DetourBound(const RealGame& game, const core::Board& board, int quarters, std::size_t max_bytes)
    : order_(game.order()),
      first_exits_(game.order(), game.rules().piles),
      deal_(board),
      quarters_(game.rules().move == core::MoveUnit::kCard ? quarters : 0),
      most_remembered_(max_bytes / kBytesPerEntry) {}

/// Cards of a pile, by height, that lie above a lower card of their suit.
int DetourBound::buried(const Stack& stack, int from, int to) const {
  int count = 0;
  for (int i = from; i < to; ++i) {
    const auto height = static_cast<std::size_t>(i);
    if ((order_.lower_in_suit(stack.cards[height]) & stack.below[height]) != 0) ++count;
  }
  return count;
}

int DetourBound::of_unmoved(const Layout& layout) {
  std::uint64_t word = 0;  // As many values a digit as its pile needs: fewer in all than 64 bits have.
  for (int pile = 0; pile < layout.piles(); ++pile) {
    word = word * (deal_.stack(pile).height + 1U) + static_cast<std::uint64_t>(layout.unmoved(pile));
  }
  if (by_unmoved_.size() >= most_remembered_) by_unmoved_.clear();
  const auto [entry, is_new] = by_unmoved_.try_emplace(word, std::uint8_t{0});
  if (is_new) {
    FirstExits::Heights heights{};
    for (int pile = 0; pile < layout.piles(); ++pile) {
      heights[static_cast<std::size_t>(pile)] = static_cast<std::uint8_t>(layout.unmoved(pile));
    }
    entry->second = static_cast<std::uint8_t>(first_exits_.least(deal_.stacks(), heights, kMostNodes));
  }
  return entry->second;
}

int DetourBound::of_moved(const Layout& layout) const {
  int count = 0;
  for (int pile = 0; pile < layout.piles(); ++pile) {
    const Stack& stack = layout.stack(pile);
    count += buried(stack, layout.unmoved(pile), stack.height);
  }
  return count;
}

int DetourBound::quick(const Layout& layout) { return weighed(of_unmoved(layout) + of_moved(layout)); }

int DetourBound::strong(const Layout& layout) const {
  FirstExits::Heights heights{};
  for (int pile = 0; pile < layout.piles(); ++pile) {
    heights[static_cast<std::size_t>(pile)] = layout.stack(pile).height;
  }
  return weighed(first_exits_.by_disjoint_cycles(layout.stacks(), heights));
}

}  // namespace castellan::solver
