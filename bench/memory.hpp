// How much memory a benchmark may take: a machine that starts to swap measures its disk.

#pragma once

#include <cstddef>

#include <benchmark/benchmark.h>

namespace castellan::bench {

/// Bytes that can be had without swapping, by the kernel's estimate and by the limit of the process's group; 0 if
/// neither is known.
[[nodiscard]] std::size_t available_memory();

/// Skips the benchmark with a clear message if this many bytes are not available. @return whether it was skipped.
bool skip_if_short_of_memory(benchmark::State& state, std::size_t bytes);

}  // namespace castellan::bench
