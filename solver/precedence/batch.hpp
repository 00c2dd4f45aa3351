// Many deals of Precedence at once: decided, or played by a policy, in parallel and reported in order.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "solver/limits.hpp"
#include "solver/precedence/decider.hpp"
#include "solver/precedence/policy.hpp"

namespace castellan::solver::precedence {

/// One item of a batch. An item without a stock (a line that could not be read) is reported in its turn like
/// any other, undecided.
struct BatchDeal {
  std::uint64_t number = 0;  ///< What the caller calls it: a seed, a line number.
  std::optional<core::precedence::Stock> stock;
  std::string problem;  ///< Why there is no stock.
};

/// As solver::decide_all, of Precedence.
void decide_all(const core::precedence::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop);

/// What a policy achieved on a number of deals.
struct PolicyScore {
  std::uint64_t deals = 0;
  std::uint64_t won = 0;
  std::uint64_t cards_left = 0;  ///< Over all deals.
  double cpu_ms = 0;

  void add(const PolicyScore& other);
};

/// Plays the seeds `first` to `last`, both included.
/// @param report Called in order with the scores of consecutive blocks of seeds.
/// @param stop   When it becomes true no further block is begun, and the one under way is not reported.
void play_all(const core::precedence::Rules& rules, const Policy& policy, std::uint64_t first, std::uint64_t last,
              int threads, const std::function<void(const PolicyScore&)>& report, std::atomic<bool>& stop);

}  // namespace castellan::solver::precedence
