#include "solver/shortest/first_exits.hpp"

#include <bit>

namespace castellan::solver {

namespace {

std::size_t index(int pile) { return static_cast<std::size_t>(pile); }

}  // namespace

std::uint64_t FirstExits::cards(const Stacks& stacks, const Heights& heights) const {
  std::uint64_t set = 0;
  for (int pile = 0; pile < piles_; ++pile) set |= stacks[index(pile)].below[heights[index(pile)]];
  return set;
}

/// Takes away the cards that are free and those that must cost one. @param left The cards there; kept up to date.
/// @return the cost.
int FirstExits::take_certain(const Stacks& stacks, Heights& heights, std::uint64_t& left) const {
  int cost = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (int pile = 0; pile < piles_; ++pile) {
      const Stack& stack = stacks[index(pile)];
      std::uint8_t& height = heights[index(pile)];
      while (height > 0) {
        const std::uint8_t top = stack.cards[height - 1U];
        const std::uint64_t waits_for = order_.lower_in_suit(top) & left;
        if (waits_for != 0 && (waits_for & stack.below[height - 1U]) == 0) break;
        if (waits_for != 0) ++cost;
        left &= ~(std::uint64_t{1} << top);
        --height;
        changed = true;
      }
    }
  }
  return cost;
}

/// A cycle of exposed cards each of which waits for a card of the next one's pile; one of two if there is any.
FirstExits::Cycle FirstExits::short_cycle(const Stacks& stacks, const Heights& heights, std::uint64_t left) const {
  std::array<unsigned, core::kMaxPiles> waits{};  // Set of the piles that hold a card this pile's top waits for.
  for (int pile = 0; pile < piles_; ++pile) {
    if (heights[index(pile)] == 0) continue;
    const std::uint64_t for_cards = order_.lower_in_suit(stacks[index(pile)].cards[heights[index(pile)] - 1U]) & left;
    for (int other = 0; other < piles_; ++other) {
      if ((for_cards & stacks[index(other)].below[heights[index(other)]]) == 0) continue;
      waits[index(pile)] |= 1U << other;
      if (other < pile && (waits[index(other)] >> pile & 1U) != 0) {
        return {{static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(other)}, 2};
      }
    }
  }
  Cycle shortest;
  for (int start = 0; start < piles_; ++start) {
    // Breadth first from `start` until it is met again.
    std::array<std::uint8_t, core::kMaxPiles> came_from{};
    std::array<std::uint8_t, core::kMaxPiles> queue{};
    std::array<int, core::kMaxPiles> distance{};
    std::size_t end = 0;
    queue[end++] = static_cast<std::uint8_t>(start);
    unsigned seen = 1U << start;
    for (std::size_t next = 0; next < end; ++next) {
      const std::uint8_t pile = queue[next];
      if (shortest.length != 0 && distance[pile] + 1 >= shortest.length) break;
      if ((waits[pile] >> start & 1U) != 0) {
        shortest.length = 0;
        for (std::uint8_t on = pile;; on = came_from[on]) {
          shortest.piles[index(shortest.length++)] = on;
          if (on == start) break;
        }
        break;
      }
      for (unsigned rest = waits[pile] & ~seen; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::uint8_t>(std::countr_zero(rest));
        seen |= 1U << other;
        came_from[other] = pile;
        distance[other] = distance[pile] + 1;
        queue[end++] = other;
      }
    }
  }
  return shortest;
}

int FirstExits::by_disjoint_cycles(const Stacks& stacks, Heights heights) const {
  std::uint64_t left = cards(stacks, heights);
  int cost = 0;
  for (;;) {
    cost += take_certain(stacks, heights, left);
    const Cycle cycle = short_cycle(stacks, heights, left);
    if (cycle.length == 0) return cost;
    ++cost;
    for (int i = 0; i < cycle.length; ++i) {
      const std::uint8_t pile = cycle.piles[index(i)];
      left &= ~(std::uint64_t{1} << stacks[pile].cards[--heights[pile]]);
    }
  }
}

/// @param nodes Branchings still allowed; when none is left the answer is yes.
bool FirstExits::costs_at_most(const Stacks& stacks, Heights heights, int cost, int& nodes) const {
  if (--nodes < 0) return true;
  std::uint64_t left = cards(stacks, heights);
  cost -= take_certain(stacks, heights, left);
  if (cost < 0) return false;
  const Cycle cycle = short_cycle(stacks, heights, left);
  if (cycle.length == 0) return true;
  if (by_disjoint_cycles(stacks, heights) > cost) return false;
  for (int i = 0; i < cycle.length; ++i) {
    const std::uint8_t pile = cycle.piles[index(i)];
    --heights[pile];
    if (costs_at_most(stacks, heights, cost - 1, nodes)) return true;
    ++heights[pile];
  }
  return false;
}

int FirstExits::least(const Stacks& stacks, const Heights& heights, int max_nodes) const {
  int cost = by_disjoint_cycles(stacks, heights);
  while (!costs_at_most(stacks, heights, cost, max_nodes)) ++cost;
  return cost;
}

}  // namespace castellan::solver
