// A closed set in shards by key, for searches on several threads.
//
// Whatever thread works on a shard has it alone for that time, so there is no lock, no torn key, and the outcome does
// not depend on the threads. The shards grow one by one, each to its share of the memory.

#pragma once

#include <cstddef>
#include <vector>

#include "core/key.hpp"
#include "solver/search/closed_set.hpp"

namespace castellan::solver {

class ShardedClosedSet {
 public:
  static constexpr std::size_t kShards = 64;

  /// @param max_bytes Bound on the memory of all shards together.
  explicit ShardedClosedSet(std::size_t max_bytes) {
    for (std::size_t i = 0; i < kShards; ++i) shards_.emplace_back(max_bytes / kShards);
  }

  /// The place of a key within its shard is by other bits.
  [[nodiscard]] static std::size_t shard_of(const core::Key& key) { return key.high % kShards; }
  [[nodiscard]] ClosedSet<core::Key>& operator[](std::size_t shard) { return shards_[shard]; }

  /// Size of all tables in use.
  [[nodiscard]] std::size_t table_bytes() const {
    std::size_t bytes = 0;
    for (const auto& shard : shards_) bytes += shard.table_bytes();
    return bytes;
  }

  [[nodiscard]] std::size_t kept_bytes() const {
    std::size_t bytes = 0;
    for (const auto& shard : shards_) bytes += shard.kept_bytes();
    return bytes;
  }

  void clear() {
    for (auto& shard : shards_) shard.clear();
  }

 private:
  std::vector<ClosedSet<core::Key>> shards_;
};

}  // namespace castellan::solver
