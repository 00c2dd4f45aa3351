// The blocks of a run that keeps no file.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "cli/runs/block_store.hpp"

namespace castellan::cli {

/// Forgets a block when it is taken, and keeps it small until then: how many wait behind a hard deal is not bounded.
class MemoryStore : public runs::BlockStore {
 public:
  explicit MemoryStore(std::uint64_t block_size) : block_size_(block_size) {}
  [[nodiscard]] std::uint64_t block_size() const override { return block_size_; }
  [[nodiscard]] std::vector<solver::SeedBlock> stored() override { return {}; }
  void put(const solver::BlockResult& block) override;
  [[nodiscard]] runs::BlockNumbers take(solver::SeedBlock block) override;

 private:
  struct Packed {
    solver::Tally numbers;  ///< Its counts are empty: they follow packed.
    std::vector<std::byte> positions;
    std::vector<std::byte> cpu_ns;
    std::vector<std::byte> solution_moves;
    std::vector<std::byte> difficulty;
  };
  std::uint64_t block_size_;
  std::map<std::uint64_t, Packed> blocks_;  ///< By first seed.
};

}  // namespace castellan::cli
