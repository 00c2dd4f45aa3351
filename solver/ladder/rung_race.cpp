#include "solver/ladder/rung_race.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "solver/cpu_time.hpp"

namespace castellan::solver {

namespace {

/// How often the budget of the deal is looked at while a result is waited for.
constexpr std::chrono::milliseconds kLookEvery{20};

}  // namespace

RungRace::RungRace(std::span<const Rung> rungs, const Task& task, Budget& budget, std::size_t max_bytes, int threads)
    : rungs_(rungs), task_(task), budget_(budget), budget_at_start_(budget), attempts_(rungs.size()) {
  try {
    while (static_cast<int>(threads_.size()) < threads) {
      Workspace& workspace = workspaces_.emplace_back(max_bytes);
      threads_.emplace_back([this, &workspace] { race(workspace); });
    }
  } catch (const std::exception&) {  // No memory or thread for one more: fewer do the same.
  }
}

RungRace::~RungRace() {
  stop_ = true;
  for (std::thread& thread : threads_) thread.join();
  budget_.add_helper_cpu(cpu_ms_);
}

SearchResult RungRace::take(std::size_t rung) {
  std::unique_lock lock(mutex_);
  while (!attempts_[rung]) {
    if (budget_.is_over()) return {SearchEnd::kStopped, {}};
    done_.wait_for(lock, kLookEvery);
  }
  Attempt& attempt = *attempts_[rung];
  if (attempt.error) std::rethrow_exception(attempt.error);
  if (!budget_.charge(attempt.budget)) return {SearchEnd::kStopped, {}};
  return std::move(attempt.result);
}

void RungRace::race(Workspace& workspace) {
  const double start = thread_cpu_ms();
  while (const auto rung = next_rung()) {
    Attempt attempt = this->attempt(rungs_[*rung], workspace);
    const std::lock_guard lock(mutex_);
    if (attempt.result.end == SearchEnd::kOpen) exhausted_.push_back(&rungs_[*rung]);
    attempts_[*rung] = std::move(attempt);
    done_.notify_one();
  }
  const std::lock_guard lock(mutex_);
  cpu_ms_ += thread_cpu_ms() - start;
}

std::optional<std::size_t> RungRace::next_rung() {
  const std::lock_guard lock(mutex_);
  const auto is_exhausted = [&](const Rung& rung) {
    return std::ranges::any_of(exhausted_, [&](const Rung* other) { return other->is_same_search(rung); });
  };
  while (next_ < rungs_.size() && is_exhausted(rungs_[next_])) ++next_;
  if (stop_ || next_ == rungs_.size()) return std::nullopt;
  return next_++;
}

RungRace::Attempt RungRace::attempt(const Rung& rung, Workspace& workspace) const {
  Attempt attempt{{}, budget_at_start_.ahead(rung.max_positions, stop_), nullptr};
  try {
    attempt.result = rung.run(task_, workspace, attempt.budget);
  } catch (...) {
    attempt.error = std::current_exception();
  }
  return attempt;
}

}  // namespace castellan::solver
