#include "bench/random_access.hpp"

#include <cstring>
#include <map>
#include <new>

#include "solver/cpu_time.hpp"

namespace castellan::bench {

RandomAccess::RandomAccess(std::size_t bytes) : mask_(bytes / 16 - 1) {
  if (!buffer_.reserve(bytes)) throw std::bad_alloc();
  std::memset(buffer_.data(), 1, bytes);  // Every page is then there.
  table_ = static_cast<std::uint64_t*>(buffer_.data());
}

double random_access_rate(std::size_t bytes) {
  static std::map<std::size_t, double> rates;
  const auto known = rates.find(bytes);
  if (known != rates.end()) return known->second;
  constexpr double kMilliseconds = 500;
  constexpr int kBatchesAtOnce = 10'000;
  RandomAccess access(bytes);
  const double start = solver::thread_cpu_ms();
  double accesses = 0;
  double spent = 0;
  while (spent < kMilliseconds) {
    for (int i = 0; i < kBatchesAtOnce; ++i) access.batch<kSearchBatch>();
    accesses += kBatchesAtOnce * kSearchBatch;
    spent = solver::thread_cpu_ms() - start;
  }
  return rates[bytes] = accesses / spent * 1e3;
}

}  // namespace castellan::bench
