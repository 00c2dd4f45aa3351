// What a tuning run is told on the command line.

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bench/tune/objective.hpp"
#include "core/variant.hpp"
#include "solver/heuristics/heuristic.hpp"
#include "solver/strategies/strategy.hpp"

namespace castellan::bench {

struct Settings {
  core::Variant variant;
  const solver::Strategy* strategy = nullptr;
  SeedRange train;
  SeedRange test;
  solver::Heuristic start;
  int iterations = 0;
  std::uint64_t cap = 0;
  std::uint64_t random_seed = 0;
  int threads = 1;
};

/// @return No value if help was asked for, which is then in `help`.
/// @throws std::exception with one line if they make no sense.
[[nodiscard]] std::optional<Settings> parse_settings(int argc, char** argv, std::string& help);

}  // namespace castellan::bench
