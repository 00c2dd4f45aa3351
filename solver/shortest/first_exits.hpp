// A lower bound on detours: moves of a winning line that do not take a card home.
//
// Look at the moment when each card of the tableau first leaves its place. It can then go home directly only if
// every lower card of its suit has left its own place before. So take the piles apart card by card, each pile from
// the top: a card is free if no lower card of its suit is still there, otherwise it costs one. The least cost of taking
// everything apart is a lower bound on the detours left, whatever the build rule, the cells and the returns: every
// winning line takes the piles apart in some order, and each card that costs one has a detour of its own.
//
//  - A card that lies above a lower card of its suit must cost one. Taking away what is free or must cost is never
//    wrong, for it hinders nobody.
//  - When nothing of the kind is left, every exposed card waits for a card below another exposed card. Those of a
//    cycle of such waits wait for each other, so one of them must cost one: the least cost is found by branching over
//    the cards of one short cycle.
//  - Taking all cards of a cycle for the price of one, again and again, gives a weaker bound at a fraction of the
//    work (the number of disjoint cycles).
//
// The cycles are those of Paul and Helmert (2016), "Optimal Solitaire Game Solutions Using A* Search and Deadlock
// Analysis", who count them for FreeCell.

#pragma once

#include <array>
#include <cstdint>

#include "solver/heuristics/heuristic.hpp"
#include "solver/shortest/layout.hpp"

namespace castellan::solver {

class FirstExits {
 public:
  using Heights = std::array<std::uint8_t, core::kMaxPiles>;

  FirstExits(const FoundationOrder& order, int piles) : order_(order), piles_(piles) {}

  /// The bound by disjoint cycles for the lowest `heights` cards of each pile.
  [[nodiscard]] int by_disjoint_cycles(const Stacks& stacks, Heights heights) const;

  /// The least cost, or as much of it as `max_nodes` branchings prove.
  [[nodiscard]] int least(const Stacks& stacks, const Heights& heights, int max_nodes) const;

 private:
  struct Cycle {
    std::array<std::uint8_t, core::kMaxPiles> piles;
    int length = 0;
  };

  [[nodiscard]] std::uint64_t cards(const Stacks& stacks, const Heights& heights) const;
  int take_certain(const Stacks& stacks, Heights& heights, std::uint64_t& left) const;
  [[nodiscard]] Cycle short_cycle(const Stacks& stacks, const Heights& heights, std::uint64_t left) const;
  [[nodiscard]] bool costs_at_most(const Stacks& stacks, Heights heights, int cost, int& nodes) const;

  const FoundationOrder& order_;
  int piles_;
};

}  // namespace castellan::solver
