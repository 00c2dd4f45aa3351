// Greedy best-first search: always expands the position that the heuristic likes best.
//
// What makes it fast is its closed set. With building regardless of suit, countless positions differ only
// in which of four equal ranks lies where; a closed set that takes cards of equal rank for each other
// visits hundreds of positions where the exact search visits millions. It is incomplete: a win it finds
// is a win, a failure proves nothing. The more suits the closed set keeps apart, the less it misses; when it
// keeps all of them apart the search is complete and running dry is a proof.

#pragma once

#include <cstdint>
#include <vector>

#include "solver/closed_set.hpp"
#include "solver/heuristic.hpp"
#include "solver/open_list.hpp"
#include "solver/pile_scan.hpp"
#include "solver/strategy.hpp"

namespace castellan::solver {

/// Working memory of the search, kept from deal to deal.
class BestFirstMemory {
 public:
  explicit BestFirstMemory(std::size_t max_bytes)
      : coarse(max_bytes / 4), exact(max_bytes / 4), max_nodes(max_bytes / 2 / kBytesPerNode) {}

  struct Node {
    std::uint32_t parent;
    core::Step step;  ///< The step from the parent; safe moves after it are found again by replaying.
    std::int16_t score;
  };

  ClosedSet<std::uint64_t> coarse;
  ClosedSet<core::Key> exact;
  OpenList open;
  std::vector<core::Position> positions;
  std::vector<core::Key> keys;  ///< By node; used by the exact search only.
  std::vector<Node> nodes;
  std::size_t max_nodes;

 private:
  static constexpr std::size_t kBytesPerNode = sizeof(core::Position) + sizeof(Node) + sizeof(core::Key) + 4;
};

/// Guided by the task's heuristic.
/// @param exact_ranks Ranks, counted from the foundations' base, whose suits the closed set keeps apart; with all
///        of them (13) the closed set is exact and the search complete.
/// @return kWon, kStopped, or when the search runs dry kLost if the closed set is exact, else kOpen.
[[nodiscard]] SearchResult best_first(const Task& task, BestFirstMemory& memory, Budget& budget, int exact_ranks);

}  // namespace castellan::solver
