// How many detours a position still needs at least, for one game of fixed base and one deal.
//
// A detour is a step that does not take a card home; a return counts as two, for the card has to go home again. A
// solution then has as many moves as cards were not home at the start, plus its detours: only these need be counted.
//
// Two bounds, a quick one and a strong one:
//  - quick(): the first exits of the cards never moved, which depend only on how many of each pile are left and are
//    remembered by that; plus the moved cards that lie above a lower card of their suit, which must move again. The
//    cards counted are different ones, so the sum is a bound.
//  - strong(): the first exits of all cards as they lie now.
//
// Where runs move, one detour serves many cards, and no detour is proved to be needed: both bounds are 0.

#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "core/board.hpp"
#include "solver/search/search_game.hpp"
#include "solver/shortest/first_exits.hpp"
#include "solver/shortest/layout.hpp"

namespace castellan::solver {

/// Detours that a legal step costs.
[[nodiscard]] inline int detours(core::Step step, std::uint8_t under) {
  if (step.to == core::kHome) return 0;
  return under == core::kHome ? 2 : 1;
}

class DetourBound {
 public:
  /// @param quarters By which the bound is multiplied. With more than four it is no bound any more, and a search guided
  ///        by it finds wins sooner that are longer.
  /// @param max_bytes Memory for what `quick` remembers; it is forgotten when that is full.
  DetourBound(const RealGame& game, const core::Board& board, int quarters, std::size_t max_bytes);

  [[nodiscard]] int quick(const Layout& layout);
  [[nodiscard]] int strong(const Layout& layout) const;

 private:
  [[nodiscard]] int weighed(int bound) const { return bound * quarters_ / 4; }
  [[nodiscard]] int of_unmoved(const Layout& layout);
  [[nodiscard]] int of_moved(const Layout& layout) const;
  [[nodiscard]] int buried(const Stack& stack, int from, int to) const;

  const FoundationOrder& order_;
  FirstExits first_exits_;
  Layout deal_;
  int quarters_;  ///< 0 where runs move.
  std::size_t most_remembered_;
  std::unordered_map<std::uint64_t, std::uint8_t> by_unmoved_;
};

}  // namespace castellan::solver
