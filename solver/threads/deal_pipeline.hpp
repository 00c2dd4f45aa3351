// Deals through worker threads: read one by one, worked on in parallel, handed over one by one.

#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace castellan::solver {

/// In which order results are handed over.
enum class HandOver : std::uint8_t {
  kInOrder,  ///< In which the deals came: a hard deal holds up those behind it.
  kAsDone,   ///< In which they were done: a hard deal holds up nothing.
};

/// What the threads of one run share. Whoever is done with a deal hands over, if nobody else does, all results whose
/// turn it is; the others leave theirs and go on.
template <typename Deal, typename Result>
class DealPipeline {
 public:
  using Next = std::function<std::optional<Deal>()>;
  using Report = std::function<void(const Deal&, const Result&)>;

  DealPipeline(int threads, const Next& next, const Report& report, std::atomic<bool>& stop, HandOver order)
      : most_in_flight_(static_cast<std::uint64_t>(threads) * kDealsInFlight),
        next_(next),
        report_(report),
        stop_(stop),
        order_(order) {}

  /// Works on deals as long as there are any.
  template <typename Worker>
  void run(Worker& worker) {
    try {
      while (auto item = read()) {
        item->result = worker(item->deal);
        hand_over(std::move(*item));
      }
    } catch (...) {
      fail(std::current_exception());
    }
  }

  /// Ends the run.
  void fail(const std::exception_ptr& error) {
    const std::lock_guard lock(state_);
    if (!error_) error_ = error;
    stop_ = true;
    room_.notify_all();
  }

  /// When all threads have ended: the first failure, if any.
  [[nodiscard]] std::exception_ptr error() const { return error_; }

 private:
  /// Deals in flight per thread. While one hard deal holds up the reports, the other threads go on for
  /// this many deals each; a finished deal that waits for its turn costs about two kilobytes.
  static constexpr std::uint64_t kDealsInFlight = 256;

  struct Item {
    std::uint64_t number;  ///< In the order of reading.
    Deal deal;
    Result result;
  };

  [[nodiscard]] std::optional<Item> read() {
    const std::lock_guard reading(reading_);
    {
      std::unique_lock lock(state_);
      room_.wait(lock, [&] { return error_ || read_ - handed_over_ < most_in_flight_; });
      if (error_) return std::nullopt;
    }
    if (ended_ || stop_) return std::nullopt;
    auto deal = next_();
    ended_ = !deal;
    if (ended_) return std::nullopt;
    return Item{read_++, std::move(*deal), Result()};
  }

  void hand_over(Item item) {
    std::unique_lock lock(state_);
    done_.emplace(item.number, std::move(item));
    if (std::exchange(is_handing_over_, true)) return;
    while (!error_ && !done_.empty() && (order_ == HandOver::kAsDone || done_.begin()->first == handed_over_)) {
      const auto first = done_.extract(done_.begin());
      lock.unlock();
      report_(first.mapped().deal, first.mapped().result);
      lock.lock();
      ++handed_over_;
      room_.notify_one();
    }
    is_handing_over_ = false;
  }

  const std::uint64_t most_in_flight_;
  const Next& next_;
  const Report& report_;
  std::atomic<bool>& stop_;
  const HandOver order_;

  std::mutex reading_;  ///< Held while the next deal is read, and where it is waited for.
  std::uint64_t read_ = 0;
  bool ended_ = false;

  std::mutex state_;  ///< Of what follows; not held during a report.
  std::condition_variable room_;
  std::map<std::uint64_t, Item> done_;
  std::uint64_t handed_over_ = 0;
  bool is_handing_over_ = false;
  std::exception_ptr error_;  ///< The first one; no callback is called after it.
};

/// @param threads     Number of worker threads, at least 1, the caller's among them; fewer do the same where the system
///                    does not grant them all.
/// @param make_worker Called once in each thread; returns what turns a Deal into a Result there.
/// @param next        Yields the next deal, or no value at the end; called in order, by one thread at a time.
/// @param report      Called once for each deal with its result, by one thread at a time. It may run while `next` does.
/// @param stop        When it becomes true no further deal is read.
/// An exception of any of them ends the run: it sets `stop`, so that no long search is waited for, no callback
/// is called after it, and it is rethrown.
template <typename Deal, typename Result, typename MakeWorker>
void run_deal_pipeline(int threads, const MakeWorker& make_worker, const std::function<std::optional<Deal>()>& next,
                       const std::function<void(const Deal&, const Result&)>& report, std::atomic<bool>& stop,
                       HandOver order = HandOver::kInOrder) {
  DealPipeline<Deal, Result> pipeline(threads, next, report, stop, order);
  const auto help = [&] {
    try {
      auto worker = make_worker();
      pipeline.run(worker);
    } catch (const std::bad_alloc&) {  // No memory for one more worker.
    } catch (...) {
      pipeline.fail(std::current_exception());
    }
  };
  auto own_worker = make_worker();  // Before the others take what memory there is.
  std::vector<std::thread> helpers;
  helpers.reserve(static_cast<std::size_t>(threads) - 1);
  try {
    while (static_cast<int>(helpers.size()) + 1 < threads) helpers.emplace_back(help);
  } catch (const std::exception&) {  // No memory or thread for one more.
  }
  pipeline.run(own_worker);
  for (std::thread& helper : helpers) helper.join();
  if (pipeline.error()) std::rethrow_exception(pipeline.error());
}

}  // namespace castellan::solver
