#include "solver/furthest/furthest.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "core/castle_game.hpp"
#include "core/step_list.hpp"
#include "solver/budget.hpp"
#include "solver/search/closed_set.hpp"

namespace castellan::solver {

namespace {

using core::CastleGame;
using core::Position;
using core::Step;

/// A position and how it was reached.
struct Node {
  Position position;
  std::uint32_t parent;
  Step step;
};

/// The position keeps a suit's count in four bits.
std::size_t cards_home(const Position& position) {
  std::size_t count = 0;
  for (unsigned home = position.home; home != 0; home >>= 4U) count += home & 0xFU;
  return count;
}

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

class Search {
 public:
  Search(const core::Rules& rules, const core::Board& board, const Limits& limits, const std::atomic<bool>* stop)
      : game_(rules, rules.base == core::Rank::kNone),
        deck_(static_cast<std::size_t>(rules.deck_size())),
        most_nodes_(std::min<std::size_t>(limits.max_memory / 2 / (sizeof(Node) + sizeof(std::uint32_t)), kNone)),
        closed_(limits.max_memory / 2),
        budget_(limits, stop) {
    add(game_.start(board), kNone, {});
  }

  Furthest run() {
    Furthest result;
    bool is_whole = true;
    while (const auto next = take()) {
      if (!budget_.spend() || !expand(*next)) {
        is_whole = false;
        break;
      }
      if (best_home_ == deck_) break;
    }
    result.at_least = best_home_;
    // The last card left can always go home.
    result.at_most = is_whole || best_home_ == deck_ ? best_home_ : deck_;
    for (std::uint32_t node = best_; nodes_[node].parent != kNone; node = nodes_[node].parent) {
      result.line.push_back(nodes_[node].step);
    }
    std::ranges::reverse(result.line);
    result.positions = budget_.positions();
    if (!is_whole) result.limit = budget_.hit() == LimitHit::kNone ? LimitHit::kMemory : budget_.hit();
    return result;
  }

 private:
  /// Of the open positions one with the most cards home, the newest of them.
  std::optional<std::uint32_t> take() {
    while (highest_ > 0 && open_[highest_].empty()) --highest_;
    if (open_[highest_].empty()) return std::nullopt;
    const std::uint32_t node = open_[highest_].back();
    open_[highest_].pop_back();
    return node;
  }

  /// @return false when there is no more memory.
  bool expand(std::uint32_t node) {
    Position position = nodes_[node].position;
    game_.moves(position, steps_);
    for (const Step step : steps_) {
      const core::Undo undo = game_.apply(position, step);
      const bool has_room = add(position, node, step);
      game_.undo(position, step, undo);
      if (!has_room) return false;
    }
    return true;
  }

  bool add(const Position& position, std::uint32_t parent, Step step) {
    switch (closed_.insert(game_.key(position))) {
      case Insertion::kOld: return true;
      case Insertion::kOutOfMemory: return false;
      case Insertion::kNew: break;
    }
    if (nodes_.size() >= most_nodes_) return false;
    const auto home = cards_home(position);
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    if (nodes_.empty() || home > best_home_) {
      best_home_ = home;
      best_ = node;
    }
    nodes_.push_back({position, parent, step});
    open_[home].push_back(node);
    highest_ = std::max(highest_, home);
    return true;
  }

  CastleGame game_;
  std::size_t deck_;
  std::size_t most_nodes_;
  ClosedSet<core::Key> closed_;
  Budget budget_;
  std::vector<Node> nodes_;
  std::array<std::vector<std::uint32_t>, core::kCards + 1> open_;  ///< By cards home.
  std::size_t highest_ = 0;                                        ///< None with more cards home is open.
  std::size_t best_home_ = 0;
  std::uint32_t best_ = 0;
  core::StepList steps_;
};

}  // namespace

Furthest furthest(const core::Rules& rules, const core::Board& board, const Limits& limits,
                  const std::atomic<bool>* stop) {
  return Search(rules, board, limits, stop).run();
}

}  // namespace castellan::solver
