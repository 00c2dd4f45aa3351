// A search far beyond the caches, measured against the limit that the memory sets.

#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/position.hpp"
#include "core/step_list.hpp"
#include "solver/search/search_game.hpp"

namespace castellan::bench {

/// Counts the children, each of which is looked up. For one thread.
class CountingGame : public solver::RealGame {
 public:
  using RealGame::RealGame;

  void moves(const State& state, StepList& steps) const {
    RealGame::moves(state, steps);
    children_ += steps.size();
  }
  [[nodiscard]] std::uint64_t children() const { return children_; }

 private:
  mutable std::uint64_t children_ = 0;
};

/// A deal with more positions than are measured.
struct LongSearch {
  std::string_view game;
  std::uint64_t seed;

  [[nodiscard]] CountingGame make_game() const;
  [[nodiscard]] core::Position start(const CountingGame& game) const;
};

/// Reports positions a second, look-ups in the closed set a second, the size its table ended with, and both rates as a
/// share of the random accesses a second in a table of that size (random_access.hpp).
void report_rates(benchmark::State& state, std::uint64_t positions, std::uint64_t lookups, double seconds,
                  std::size_t table_bytes);

}  // namespace castellan::bench
