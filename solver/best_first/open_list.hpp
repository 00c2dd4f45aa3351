// The open list of a best-first search: nodes in buckets by priority, last in first out within a bucket.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/search/reserved_array.hpp"

namespace castellan::solver {

class OpenList {
 public:
  explicit OpenList(std::size_t max_nodes) : next_(max_nodes) { clear(0, 0); }

  static constexpr std::uint32_t kNone = 0xffffffffU;

  /// Forgets all nodes. @param least, most Between which priorities will lie, both included.
  void clear(int least, int most) {
    const auto buckets = static_cast<std::size_t>(most - least) + 1;
    if (buckets != heads_.size()) {
      heads_.assign(buckets, kNone);
    } else if (lowest_used_ <= highest_used_) {
      std::fill(heads_.begin() + lowest_used_, heads_.begin() + highest_used_ + 1, kNone);
    }
    next_.clear();
    least_ = least;
    lowest_ = lowest_used_ = end();
    highest_used_ = -1;
  }

  /// Forgets all nodes and gives their memory back to the system.
  void release() {
    clear(0, 0);
    next_.release();
  }
  [[nodiscard]] std::size_t kept_bytes() const { return next_.kept_bytes(); }

  /// Sees to it that so many nodes can be added. @return false if they cannot.
  [[nodiscard]] bool make_room(std::size_t count) { return next_.make_room(count); }

  /// Adds node number `node` (nodes are added in the order 0, 1, 2, …), for which there must be room. Priorities beyond
  /// the range of the buckets share the outermost ones.
  void push(std::uint32_t node, int priority) {
    const int bucket = std::clamp(priority - least_, 0, end() - 1);
    std::uint32_t& head = heads_[static_cast<std::size_t>(bucket)];
    next_.push_back(head);
    head = node;
    lowest_ = std::min(lowest_, bucket);
    lowest_used_ = std::min(lowest_used_, bucket);
    highest_used_ = std::max(highest_used_, bucket);
  }

  /// Takes the newest node of lowest priority value; kNone when the list is empty.
  [[nodiscard]] std::uint32_t pop() {
    while (lowest_ < end()) {
      std::uint32_t& head = heads_[static_cast<std::size_t>(lowest_)];
      if (head != kNone) {
        const std::uint32_t node = head;
        head = next_[node];
        return node;
      }
      ++lowest_;
    }
    return kNone;
  }

 private:
  [[nodiscard]] int end() const { return static_cast<int>(heads_.size()); }

  std::vector<std::uint32_t> heads_;  ///< The newest node of each bucket.
  ReservedArray<std::uint32_t> next_;
  int least_ = 0;   ///< Priority of the first bucket.
  int lowest_ = 0;  ///< No bucket below this one holds a node.
  int lowest_used_ = 0;
  int highest_used_ = -1;
};

}  // namespace castellan::solver
