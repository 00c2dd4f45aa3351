// Deals through worker threads, by a pipeline of oneTBB.

#pragma once

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

#include "solver/threads/granted_threads.hpp"
#include "solver/threads/hand_over.hpp"

namespace castellan::solver {

/// As deal_pipeline.hpp says.
template <typename Deal, typename Result, typename MakeWorker>
void run_deal_pipeline(int threads, const MakeWorker& make_worker, const std::function<std::optional<Deal>()>& next,
                       const std::function<void(const Deal&, const Result&)>& report, std::atomic<bool>& stop,
                       HandOver order = HandOver::kInOrder) {
  namespace tbb = oneapi::tbb;
  struct Item {
    Deal deal;
    Result result;
    std::atomic<bool> is_done = false;
  };
  /// Deals in flight per thread. While one hard deal holds up the reports, the other threads go on for
  /// this many deals each; a finished deal that waits for its turn costs about two kilobytes.
  constexpr std::size_t kDealsInFlight = 256;

  // The pipeline itself keeps the calls of `next` apart, and those of `report`, and hands finished items over. These
  // locks (always free) and `is_done` say it again where thread sanitizers see it: they do not look into the library.
  std::mutex reading;
  std::mutex reporting;

  // The first exception is kept and rethrown at the end: thrown through the pipeline, it would leak the
  // items under way.
  std::atomic<bool> failed = false;
  std::mutex failing;
  std::exception_ptr error;
  const auto guarded = [&](const auto& step) {
    if (failed) return;
    try {
      step();
    } catch (...) {
      const std::lock_guard lock(failing);
      if (!error) error = std::current_exception();
      failed = true;
      stop = true;
    }
  };

  tbb::enumerable_thread_specific<decltype(make_worker())> workers(make_worker);
  // Between the steps an item is a plain pointer: the pipeline hands on anything larger through memory of its own.
  const auto read = [&](tbb::flow_control& control) -> Item* {
    auto item = std::make_unique<Item>();
    bool is_read = false;
    guarded([&] {
      const std::lock_guard lock(reading);
      auto deal = stop ? std::nullopt : next();
      if (!deal) return;
      item->deal = std::move(*deal);
      is_read = true;
    });
    if (is_read) return item.release();
    control.stop();
    return nullptr;
  };
  const auto work = [&](Item* item) {
    guarded([&] { item->result = workers.local()(item->deal); });
    item->is_done.store(true, std::memory_order_release);
    return item;
  };
  const auto hand_over = [&](Item* handed) {
    const std::unique_ptr<Item> item(handed);
    const std::lock_guard lock(reporting);
    static_cast<void>(item->is_done.load(std::memory_order_acquire));
    guarded([&] { report(item->deal, item->result); });
  };

  // The arena bounds the threads that take part; the control lets there be as many as were asked for,
  // also when the machine has fewer cores.
  const int granted = granted_threads(threads);
  const auto count = static_cast<std::size_t>(granted);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, count);
  tbb::task_arena arena(granted);
  tbb::task_scheduler_handle scheduler{tbb::attach{}};
  const tbb::filter_mode handing =
      order == HandOver::kInOrder ? tbb::filter_mode::serial_in_order : tbb::filter_mode::serial_out_of_order;
  arena.execute([&] {
    tbb::parallel_pipeline(count * kDealsInFlight,
                           tbb::make_filter<void, Item*>(tbb::filter_mode::serial_in_order, read) &
                               tbb::make_filter<Item*, Item*>(tbb::filter_mode::parallel, work) &
                               tbb::make_filter<Item*, void>(handing, hand_over));
  });
  const std::scoped_lock everything_seen(reading, reporting, failing);
  // Worker threads end with the run, another thing that sanitizers see: threads that went on would find the next run's
  // data where this one's was.
  arena.terminate();
  tbb::finalize(scheduler, std::nothrow);
  if (error) std::rethrow_exception(error);
}

}  // namespace castellan::solver
