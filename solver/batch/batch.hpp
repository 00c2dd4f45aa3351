// Many deals at once: decided in parallel, reported one by one in the order in which they came.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "solver/games/game.hpp"

namespace castellan::solver {

/// One item of a batch. An item without a deal (a line that could not be read) is reported in its turn like any other,
/// undecided.
struct BatchDeal {
  std::uint64_t number = 0;  ///< What the caller calls it: a seed, a line number.
  DealPtr deal;
  std::string problem;  ///< Why there is no deal.
};

/// @param question What is asked about each deal.
/// @param limits   For each deal.
/// @param threads  Number of worker threads, at least 1.
/// @param next     Yields the next deal, or no value at the end; called in order, by one thread at a time.
/// @param report   Called once for each deal, in that order, by one thread at a time, as soon as its turn
///                 is decided. It may run while `next` does.
/// @param stop     When it becomes true no further deal is begun, running ones end as undecided
///                 (kInterrupted) and are reported as such, and the function returns.
/// An exception of a callback ends the run: it sets `stop`, so that no long search is waited for, no callback
/// is called after it, and it is rethrown.
void answer_all(const Game& game, Question question, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop);

}  // namespace castellan::solver
