// A run may be split: each part takes every n-th block of seeds.

#pragma once

#include <cstdint>

namespace castellan::cli {

/// Part `index` of `count`, from 1.
struct Shard {
  std::uint64_t index = 1;
  std::uint64_t count = 1;

  [[nodiscard]] bool is_whole() const { return count == 1; }
};

}  // namespace castellan::cli
