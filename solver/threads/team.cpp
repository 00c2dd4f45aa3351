#include "solver/threads/team.hpp"

#include <exception>
#include <utility>

#include "solver/cpu_time.hpp"

namespace castellan::solver {

namespace {

/// Looks at a value before a thread goes to sleep on it: the rounds of a search follow each other closely.
constexpr int kLooks = 2000;

template <typename T>
void wait_while(const std::atomic<T>& value, T old) {
  for (int i = 0; i < kLooks; ++i) {
    if (value.load(std::memory_order_acquire) != old) return;
  }
  value.wait(old, std::memory_order_acquire);
}

}  // namespace

Team::~Team() {
  job_ = nullptr;
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void Team::start_helpers() {
  try {
    while (static_cast<int>(helpers_.size()) < helper_count_) helpers_.emplace_back([this] { help(); });
  } catch (const std::exception&) {
    helper_count_ = static_cast<int>(helpers_.size());  // No memory or thread for one more.
  }
}

void Team::run(std::size_t count, const Job& job) {
  start_helpers();
  if (helper_count_ == 0) {
    for (std::size_t i = 0; i < count; ++i) job(i);
    return;
  }
  job_ = &job;
  job_count_ = count;
  next_job_.store(0, std::memory_order_relaxed);
  still_working_.store(helper_count_, std::memory_order_relaxed);
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  work();
  for (int left = still_working_.load(std::memory_order_acquire); left > 0;
       left = still_working_.load(std::memory_order_acquire)) {
    wait_while(still_working_, left);
  }
  if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
}

void Team::work() {
  try {
    for (std::size_t i = next_job_.fetch_add(1, std::memory_order_relaxed); i < job_count_;
         i = next_job_.fetch_add(1, std::memory_order_relaxed)) {
      (*job_)(i);
    }
  } catch (...) {
    const std::lock_guard lock(keeping_);
    if (!error_) error_ = std::current_exception();
    next_job_.store(job_count_, std::memory_order_relaxed);
  }
}

void Team::help() {
  for (std::uint32_t done = 0;; ++done) {
    wait_while(round_, done);
    if (job_ == nullptr) return;
    const double start = thread_cpu_ms();
    work();
    {
      const std::lock_guard lock(keeping_);
      helper_cpu_ms_ += thread_cpu_ms() - start;
    }
    still_working_.fetch_sub(1, std::memory_order_release);
    still_working_.notify_one();
  }
}

}  // namespace castellan::solver
