// Many deals at once: decided in parallel, reported one by one in the order in which they came.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

/// @param threads  Number of worker threads, at least 1.
/// @param next     Yields the next board, or no value at the end; called from one thread at a time, in
///                 order. An item whose board is empty (nullopt inside) is passed to `report` undecided.
/// @param report   Called once per item, in input order, from one thread at a time, as soon as the
///                 item's turn is decided.
/// @param stop     When it becomes true no new item is started, running ones end as undecided
///                 (kInterrupted) and the function returns; may be null.
/// Exceptions of the callbacks end the run and are rethrown.
void decide_all(const core::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<std::optional<core::Board>>()>& next,
                const std::function<void(const std::optional<core::Board>&, const Outcome&)>& report,
                const std::atomic<bool>* stop = nullptr);

}  // namespace castellan::solver
