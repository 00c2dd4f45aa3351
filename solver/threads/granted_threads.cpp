#include "solver/threads/granted_threads.hpp"

#include <cstddef>
#include <exception>
#include <future>
#include <memory>
#include <thread>
#include <vector>

namespace castellan::solver {

namespace {

/// What a thread needs to begin a search, in bytes; reserved, not touched.
constexpr std::size_t kMemoryOfThread = std::size_t{8} << 20U;

}  // namespace

int granted_threads(int wanted) {
  std::promise<void> all_started;
  const std::shared_future<void> end = all_started.get_future().share();
  std::vector<std::thread> threads;
  std::vector<std::unique_ptr<std::byte[]>> memory;
  try {
    while (static_cast<int>(threads.size()) + 1 < wanted) {
      memory.emplace_back(new std::byte[kMemoryOfThread]);
      threads.emplace_back([end] { end.wait(); });
    }
  } catch (const std::exception&) {  // No memory or thread for one more.
  }
  all_started.set_value();
  for (std::thread& thread : threads) thread.join();
  return static_cast<int>(threads.size()) + 1;
}

}  // namespace castellan::solver
