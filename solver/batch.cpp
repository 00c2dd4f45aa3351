#include "solver/batch.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <memory>
#include <utility>

#include "solver/decider.hpp"

namespace castellan::solver {

namespace {

/// Deals in flight per thread. While one hard deal holds up the reports, the other threads go on for
/// this many deals each; a finished deal that waits for its turn costs about two kilobytes.
constexpr std::size_t kDealsInFlight = 256;

struct Item {
  BatchDeal deal;
  Outcome outcome;
};

/// Runs a callback; if it throws, the searches still running are told to end.
template <typename Callback>
auto stopping_on_error(std::atomic<bool>& stop, const Callback& callback) {
  try {
    return callback();
  } catch (...) {
    stop = true;
    throw;
  }
}

}  // namespace

void decide_all(const core::Rules& rules, const Limits& limits, int threads,
                const std::function<std::optional<BatchDeal>()>& next,
                const std::function<void(const BatchDeal&, const Outcome&)>& report, std::atomic<bool>& stop) {
  namespace tbb = oneapi::tbb;
  using ItemPtr = std::unique_ptr<Item>;

  tbb::enumerable_thread_specific<Decider> deciders([&] { return Decider(rules, limits, &stop); });

  const auto read = [&](tbb::flow_control& control) -> ItemPtr {
    return stopping_on_error(stop, [&]() -> ItemPtr {
      auto deal = stop ? std::nullopt : next();
      if (!deal) {
        control.stop();
        return nullptr;
      }
      return std::make_unique<Item>(Item{std::move(*deal), {}});
    });
  };
  const auto decide = [&](ItemPtr item) {
    stopping_on_error(stop, [&] {
      if (stop) {
        item->outcome.limit = LimitHit::kInterrupted;
      } else if (item->deal.board) {
        item->outcome = deciders.local().decide(*item->deal.board);
      }
    });
    return item;
  };
  const auto hand_over = [&](const ItemPtr& item) {
    stopping_on_error(stop, [&] { report(item->deal, item->outcome); });
  };

  // The arena bounds the threads that take part; the control lets there be as many as were asked for,
  // also when the machine has fewer cores.
  const auto count = static_cast<std::size_t>(threads);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, count);
  tbb::task_arena arena(threads);
  arena.execute([&] {
    tbb::parallel_pipeline(count * kDealsInFlight,
                           tbb::make_filter<void, ItemPtr>(tbb::filter_mode::serial_in_order, read) &
                               tbb::make_filter<ItemPtr, ItemPtr>(tbb::filter_mode::parallel, decide) &
                               tbb::make_filter<ItemPtr, void>(tbb::filter_mode::serial_in_order, hand_over));
  });
}

}  // namespace castellan::solver
