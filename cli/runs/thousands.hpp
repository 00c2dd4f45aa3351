// What became of every thousand seeds of a block of many: kept in a compact run file in place of a row for each deal,
// so that any thousand of them can be decided again and compared.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cli/runs/block_store.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli::runs {

/// Seeds up to a multiple of a thousand, or to the end of their block.
struct Thousand {
  solver::SeedBlock seeds;
  std::uint64_t won = 0;
  std::uint64_t lost = 0;

  bool operator==(const Thousand&) const = default;
  [[nodiscard]] std::uint64_t undecided() const { return seeds.last - seeds.first + 1 - won - lost; }
};

/// The last seed of the group of `size` seeds that this one belongs to: groups end at the multiples of their size.
[[nodiscard]] std::uint64_t group_end(std::uint64_t seed, std::uint64_t size);

/// The thousands that a block consists of, with nothing in them.
[[nodiscard]] std::vector<Thousand> thousands_within(solver::SeedBlock block);

/// Four bytes for each: how many were won and how many were lost, both in two bytes, lowest first.
[[nodiscard]] std::vector<std::byte> packed(std::span<const Thousand> thousands);

/// @throws std::invalid_argument if these bytes are not those of this block.
[[nodiscard]] std::vector<Thousand> unpacked_thousands(solver::SeedBlock block, std::span<const std::byte> bytes);

}  // namespace castellan::cli::runs
