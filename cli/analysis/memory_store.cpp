#include "cli/analysis/memory_store.hpp"

#include <utility>

#include "solver/analysis/counts.hpp"

namespace castellan::cli {

void MemoryStore::put(const solver::BlockResult& block) {
  const solver::Tally& tally = block.summary.tally();
  Packed& packed = blocks_[block.seeds.first];
  packed.numbers.won = tally.won;
  packed.numbers.lost = tally.lost;
  packed.numbers.undecided = tally.undecided;
  packed.numbers.ran_dry = tally.ran_dry;
  packed.positions = solver::packed(tally.positions);
  packed.cpu_ns = solver::packed(tally.cpu_ns);
  packed.solution_moves = solver::packed(tally.solution_moves);
  packed.difficulty = solver::packed(tally.difficulty);
}

runs::BlockNumbers MemoryStore::take(solver::SeedBlock block) {
  auto node = blocks_.extract(block.first);
  Packed& packed = node.mapped();
  packed.numbers.positions = solver::unpacked(packed.positions);
  packed.numbers.cpu_ns = solver::unpacked(packed.cpu_ns);
  packed.numbers.solution_moves = solver::unpacked(packed.solution_moves);
  packed.numbers.difficulty = solver::unpacked(packed.difficulty);
  return {.summary = solver::Summary(std::move(packed.numbers)), .retried = {}};
}

}  // namespace castellan::cli
