// Insertion into the closed set: while it fits a cache, and in a table of four gigabytes.
//
// Keys come in batches that are prefetched together, as the searches do it.

#include "solver/search/closed_set.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>

#include "bench/memory.hpp"
#include "bench/random_access.hpp"

namespace castellan::bench {

namespace {

using Set = solver::ClosedSet<core::Key>;

core::Key key_of(std::uint64_t n) { return {core::random_word(2 * n), core::random_word(2 * n + 1)}; }

/// Inserts keys number `first` to `first + kSearchBatch - 1`. @return how many were new.
int insert_batch(Set& set, std::uint64_t first) {
  std::array<core::Key, kSearchBatch> keys;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i] = key_of(first + i);
    set.prefetch(keys[i]);
  }
  int fresh = 0;
  for (const core::Key& key : keys) fresh += set.insert(key) == solver::Insertion::kNew ? 1 : 0;
  return fresh;
}

/// A whole small search: forgetting the deal before, then so many new keys, growth included.
void bm_fill(benchmark::State& state) {
  const auto count = static_cast<std::uint64_t>(state.range(0));
  Set set(std::size_t{1} << 30U);
  for (auto _ : state) {
    set.clear();
    for (std::uint64_t n = 0; n < count; n += kSearchBatch) benchmark::DoNotOptimize(insert_batch(set, n));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(bm_fill)->Name("closed_set/fill")->Arg(512)->Arg(16'384)->Arg(1'048'576);

/// Keys that are in the set already, as most children of a position are.
void bm_find(benchmark::State& state) {
  const auto count = static_cast<std::uint64_t>(state.range(0));
  Set set(std::size_t{1} << 30U);
  for (std::uint64_t n = 0; n < count; n += kSearchBatch) insert_batch(set, n);
  std::uint64_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(insert_batch(set, next));
    next = (next + kSearchBatch) % count;
  }
  state.SetItemsProcessed(state.iterations() * kSearchBatch);
}
BENCHMARK(bm_find)->Name("closed_set/find")->Arg(512)->Arg(16'384)->Arg(1'048'576);

constexpr std::size_t kHugeBytes = std::size_t{4} << 30U;

/// A set whose table has just grown to four gigabytes; while it is half full there is room for the keys that
/// are measured. Filled once, since that takes longer than measuring.
struct HugeSet {
  Set set{kHugeBytes + kHugeBytes / 2};
  std::uint64_t next = 0;

  HugeSet() {
    while (set.table_bytes() < kHugeBytes) {
      insert_batch(set, next);
      next += kSearchBatch;
    }
  }
};

void bm_insert_huge(benchmark::State& state) {
  if (skip_if_short_of_memory(state, kHugeBytes + kHugeBytes / 2 + kHugeBytes / 8)) return;
  const auto huge = std::make_unique<HugeSet>();
  for (auto _ : state) {
    benchmark::DoNotOptimize(insert_batch(huge->set, huge->next));
    huge->next += kSearchBatch;
  }
  if (huge->set.table_bytes() != kHugeBytes) state.SkipWithError("the table grew while it was measured");
  state.SetItemsProcessed(state.iterations() * kSearchBatch);
}
BENCHMARK(bm_insert_huge)->Name("closed_set/insert/4_GiB")->Iterations(2'000'000);

}  // namespace

}  // namespace castellan::bench
