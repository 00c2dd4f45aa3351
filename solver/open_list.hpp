// The open list of a best-first search: nodes in buckets by priority, last in first out within a bucket.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/reserved_array.hpp"

namespace castellan::solver {

class OpenList {
 public:
  explicit OpenList(std::size_t max_nodes) : next_(max_nodes) {}

  static constexpr std::uint32_t kNone = 0xffffffffU;

  void clear() {
    heads_.fill(kNone);
    next_.clear();
    lowest_ = kBuckets;
  }

  /// Adds node number `node` (nodes are added in the order 0, 1, 2, …). Priorities beyond the range of
  /// the buckets share the outermost ones.
  void push(std::uint32_t node, int priority) {
    const auto bucket = static_cast<std::size_t>(std::clamp(priority + kOffset, 0, kBuckets - 1));
    next_.push_back(heads_[bucket]);
    heads_[bucket] = node;
    lowest_ = std::min(lowest_, static_cast<int>(bucket));
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
  static constexpr int kBuckets = 1024;
  static constexpr int kOffset = 256;

  std::array<std::uint32_t, kBuckets> heads_{};
  ReservedArray<std::uint32_t> next_;
  int lowest_ = kBuckets;
};

}  // namespace castellan::solver
