// The same as deal_pipeline.hpp says in a build without oneTBB: one deal after the other, in the caller's thread.

#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "solver/threads/hand_over.hpp"

namespace castellan::solver {

template <typename Deal, typename Result, typename MakeWorker>
void run_deal_pipeline(int /*threads*/, const MakeWorker& make_worker, const std::function<std::optional<Deal>()>& next,
                       const std::function<void(const Deal&, const Result&)>& report, std::atomic<bool>& stop,
                       HandOver /*order*/ = HandOver::kInOrder) {
  auto worker = make_worker();
  while (!stop) {
    const auto deal = next();
    if (!deal) return;
    report(*deal, worker(*deal));
  }
}

}  // namespace castellan::solver
