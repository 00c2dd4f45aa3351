// The open list of a best-first search: nodes in buckets by priority, last in first out within a bucket.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/search/reserved_array.hpp"

namespace castellan::solver {

class OpenList {
 public:
  explicit OpenList(std::size_t max_nodes) : next_(max_nodes) { heads_.fill(kNone); }

  static constexpr std::uint32_t kNone = 0xffffffffU;

  void clear() {
    if (lowest_used_ <= highest_used_)
      std::fill(heads_.begin() + lowest_used_, heads_.begin() + highest_used_ + 1, kNone);
    next_.clear();
    lowest_ = lowest_used_ = kBuckets;
    highest_used_ = -1;
  }

  /// Forgets all nodes and gives most of their memory back to the system.
  void release() {
    clear();
    next_.release();
  }

  /// Adds node number `node` (nodes are added in the order 0, 1, 2, …). Priorities beyond the range of
  /// the buckets share the outermost ones.
  void push(std::uint32_t node, int priority) {
    const int bucket = std::clamp(priority + kOffset, 0, kBuckets - 1);
    std::uint32_t& head = heads_[static_cast<std::size_t>(bucket)];
    next_.push_back(head);
    head = node;
    lowest_ = std::min(lowest_, bucket);
    lowest_used_ = std::min(lowest_used_, bucket);
    highest_used_ = std::max(highest_used_, bucket);
  }

  /// Takes the newest node of lowest priority value; kNone when the list is empty.
  [[nodiscard]] std::uint32_t pop() {
    while (lowest_ < kBuckets) {
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
  static constexpr int kBuckets = 4096;
  static constexpr int kOffset = 1024;

  std::array<std::uint32_t, kBuckets> heads_{};
  ReservedArray<std::uint32_t> next_;
  int lowest_ = kBuckets;  ///< No bucket below this one holds a node.
  int lowest_used_ = kBuckets;
  int highest_used_ = -1;
};

}  // namespace castellan::solver
