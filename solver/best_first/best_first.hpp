// Greedy best-first search: always expands the position that the heuristic likes best.
//
// What makes it fast is its closed set. With building regardless of suit, countless positions differ only
// in which of four equal ranks lies where; a closed set that takes cards of equal rank for each other
// visits hundreds of positions where the exact search visits millions. It is incomplete: a win it finds
// is a win, a failure proves nothing. The more suits the closed set keeps apart, the less it misses; when it
// keeps all of them apart the search is complete and, exhausted, a proof.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/position.hpp"
#include "solver/best_first/open_list.hpp"
#include "solver/budget.hpp"
#include "solver/heuristics/heuristic.hpp"
#include "solver/search/closed_set.hpp"
#include "solver/search/reserved_array.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::solver {

/// Working memory of the search, kept from deal to deal.
///
/// A node is a position found. Until it is expanded it is no more than a step from another one; about half
/// never are.
class BestFirstMemory {
 public:
  struct Node {
    std::uint32_t parent : 31;  ///< Number of the expanded position that it was found from.
    std::uint32_t leaves_no_safe_move : 1;
    core::Step step;  ///< The step from the parent; safe moves after it are found again by replaying.
    std::int16_t score;
  };
  static constexpr std::uint32_t kNoParent = 0x7fffffffU;

  /// @param max_bytes Bound on what one search uses: three quarters for the nodes and the expanded positions, a quarter
  ///        for the closed set (only one of the two is in use).
  explicit BestFirstMemory(std::size_t max_bytes)
      : coarse(max_bytes / 4),
        exact(max_bytes / 4),
        open(kNodesPerExpanded * most_expanded(max_bytes)),
        nodes(kNodesPerExpanded * most_expanded(max_bytes)),
        positions(most_expanded(max_bytes)),
        keys(most_expanded(max_bytes)),
        node_of(most_expanded(max_bytes)) {}

  /// Sees to it that there is room for one more expanded position and this many nodes.
  /// @return false if the memory does not allow it.
  [[nodiscard]] bool make_room(std::size_t new_nodes) {
    return nodes.make_room(new_nodes) && open.make_room(new_nodes) && positions.make_room(1) && keys.make_room(1) &&
           node_of.make_room(1);
  }

  /// Forgets all nodes and positions. @param least, most Between which scores will lie, both included.
  void clear(int least, int most) {
    open.clear(least, most);
    nodes.clear();
    positions.clear();
    keys.clear();
    node_of.clear();
  }

  /// Gives the memory back to the system.
  void release() {
    coarse.release();
    exact.release();
    open.release();
    nodes.release();
    positions.release();
    keys.release();
    node_of.release();
  }
  /// Bytes that are kept for the next search.
  [[nodiscard]] std::size_t kept_bytes() const {
    return coarse.kept_bytes() + exact.kept_bytes() + open.kept_bytes() + nodes.kept_bytes() + positions.kept_bytes() +
           keys.kept_bytes() + node_of.kept_bytes();
  }

  ClosedSet<std::uint64_t> coarse;
  ClosedSet<core::Key> exact;
  OpenList open;
  ReservedArray<Node> nodes;
  // Of the expanded positions.
  ReservedArray<core::Position> positions;
  ReservedArray<core::Key> keys;  ///< Used by the exact search only.
  ReservedArray<std::uint32_t> node_of;

 private:
  /// About two nodes are found for each position that is expanded.
  static constexpr std::size_t kNodesPerExpanded = 2;
  static constexpr std::size_t kBytesPerNode = sizeof(Node) + sizeof(std::uint32_t);
  static constexpr std::size_t kBytesPerExpanded = sizeof(core::Position) + sizeof(core::Key) + sizeof(std::uint32_t);

  [[nodiscard]] static std::size_t most_expanded(std::size_t max_bytes) {
    const std::size_t fit = max_bytes / 4 * 3 / (kBytesPerExpanded + kNodesPerExpanded * kBytesPerNode);
    return std::min<std::size_t>(fit, kNoParent);
  }
};

/// @param heuristic   Leads the search; its scores must be ones that can be kept (heuristics/features.hpp).
/// @param exact_ranks Ranks, counted from the foundations' base, whose suits the closed set keeps apart; with all
///        of them (13) the closed set is exact and the search complete.
/// @param line_out    On kWon, the winning line.
/// @return kWon, kStopped, or when the search is exhausted kLost if the closed set is exact, else kOpen.
[[nodiscard]] SearchEnd best_first(const RealGame& game, const core::Position& start, const Heuristic& heuristic,
                                   int exact_ranks, BestFirstMemory& memory, Budget& budget,
                                   std::vector<core::Step>& line_out);

/// The value of a position by a heuristic: of several, the one of least value is the most promising.
[[nodiscard]] int score_of(const RealGame& game, const core::Position& position, const Heuristic& heuristic);

}  // namespace castellan::solver
