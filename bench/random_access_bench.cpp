// The bound that the memory sets, by size of the table and by how many accesses are under way at once.

#include "bench/random_access.hpp"

#include <benchmark/benchmark.h>

#include "bench/memory.hpp"

namespace castellan::bench {

namespace {

template <int kBatch>
void bm_random_access(benchmark::State& state) {
  const std::size_t bytes = static_cast<std::size_t>(state.range(0)) << 20U;
  if (skip_if_short_of_memory(state, bytes)) return;
  RandomAccess access(bytes);
  for (auto _ : state) access.batch<kBatch>();
  state.SetItemsProcessed(state.iterations() * kBatch);
}

/// Mebibytes: a table that fits the second-level cache, one that fits no cache, and two where big pages decide.
void sizes(benchmark::internal::Benchmark* all) {
  // As many as take a while, so that a table of gigabytes is not made again and again to find the number.
  constexpr int kBatches = 1'000'000;
  for (const int mebibytes : {1, 64, 1024, 4096}) all->Arg(mebibytes);
  all->Iterations(kBatches);
}

BENCHMARK(bm_random_access<1>)->Name("random_access/batch:1/MiB")->Apply(sizes);
BENCHMARK(bm_random_access<kSearchBatch>)->Name("random_access/batch:8/MiB")->Apply(sizes);
BENCHMARK(bm_random_access<64>)->Name("random_access/batch:64/MiB")->Apply(sizes);

}  // namespace

}  // namespace castellan::bench
