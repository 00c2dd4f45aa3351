// Greedy best-first search: always expands the position that the heuristic likes best.
//
// What makes it fast is its closed set. With building regardless of suit, countless positions differ only
// in which of four equal ranks lies where; a closed set that takes cards of equal rank for each other
// visits hundreds of positions where the exact search visits millions. It is incomplete: a win it finds
// is a win, a failure proves nothing. The more suits the closed set keeps apart, the less it misses; when it
// keeps all of them apart the search is complete and running dry is a proof.

#pragma once

#include <cstdint>

#include "solver/search/closed_set.hpp"
#include "solver/search/open_list.hpp"
#include "solver/search/reserved_array.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::solver {

/// Working memory of the search, kept from deal to deal.
class BestFirstMemory {
 public:
  struct Node {
    std::uint32_t parent;
    core::Step step;  ///< The step from the parent; safe moves after it are found again by replaying.
    std::int16_t score;
  };

  /// @param max_bytes Bound on what one search uses: three quarters for the nodes and their keys, a quarter for
  ///        the closed set (only one of the two is in use).
  explicit BestFirstMemory(std::size_t max_bytes)
      : coarse(max_bytes / 4),
        exact(max_bytes / 4),
        open(max_bytes / 4 * 3 / kBytesPerNode),
        positions(max_bytes / 4 * 3 / kBytesPerNode),
        keys(max_bytes / 4 * 3 / kBytesPerNode),
        nodes(max_bytes / 4 * 3 / kBytesPerNode) {}

  /// Gives most of the memory back to the system.
  void release() {
    coarse.release();
    exact.release();
    open.release();
    positions.release();
    keys.release();
    nodes.release();
  }

  ClosedSet<std::uint64_t> coarse;
  ClosedSet<core::Key> exact;
  OpenList open;
  ReservedArray<core::Position> positions;
  ReservedArray<core::Key> keys;  ///< By node; used by the exact search only.
  ReservedArray<Node> nodes;

 private:
  static constexpr std::size_t kBytesPerNode =
      sizeof(core::Position) + sizeof(Node) + sizeof(core::Key) + sizeof(std::uint32_t);
};

/// Guided by the task's heuristic.
/// @param exact_ranks Ranks, counted from the foundations' base, whose suits the closed set keeps apart; with all
///        of them (13) the closed set is exact and the search complete.
/// @return kWon, kStopped, or when the search runs dry kLost if the closed set is exact, else kOpen.
[[nodiscard]] SearchResult best_first(const Task& task, BestFirstMemory& memory, Budget& budget, int exact_ranks);

/// The value of the task's start by its heuristic: of several tasks, the one of least value is the most
/// promising.
[[nodiscard]] int start_score(const Task& task);

}  // namespace castellan::solver
