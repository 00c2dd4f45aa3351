#include "bench/memory.hpp"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

namespace castellan::bench {

namespace {

constexpr std::size_t kUnknown = std::numeric_limits<std::size_t>::max();

/// What the kernel thinks a new process can have.
std::size_t available_to_all() {
  std::ifstream file("/proc/meminfo");
  for (std::string name, unit; file >> name;) {
    std::size_t kibibytes = 0;
    if (name == "MemAvailable:" && file >> kibibytes) return kibibytes << 10U;
    std::getline(file, unit);
  }
  return kUnknown;
}

/// What a container's limit leaves.
std::size_t available_to_group() {
  std::ifstream most("/sys/fs/cgroup/memory.max");
  std::ifstream used("/sys/fs/cgroup/memory.current");
  std::size_t most_bytes = 0;
  std::size_t used_bytes = 0;
  if (!(most >> most_bytes) || !(used >> used_bytes)) return kUnknown;
  return most_bytes - std::min(most_bytes, used_bytes);
}

}  // namespace

std::size_t available_memory() {
  const std::size_t bytes = std::min(available_to_all(), available_to_group());
  return bytes == kUnknown ? 0 : bytes;
}

bool skip_if_short_of_memory(benchmark::State& state, std::size_t bytes) {
  const std::size_t available = available_memory();
  if (available >= bytes) return false;
  state.SkipWithError(("needs " + std::to_string(bytes >> 20U) + " MiB of memory, " + std::to_string(available >> 20U) +
                       " MiB are available")
                          .c_str());
  return true;
}

}  // namespace castellan::bench
