// For tests that run several parallel batches in one process.
//
// Thread sanitizers see that a new thread knows what was written before its start, but not that a thread that oneTBB
// keeps for the next batch does: that is settled inside the library, which is not instrumented. While an object of
// this class lives, batches run as always; its end ends the threads, so that the next batch starts new ones.

#pragma once

#include <oneapi/tbb/global_control.h>

namespace castellan::test {

class FreshThreads {
 public:
  FreshThreads() = default;
  ~FreshThreads() { oneapi::tbb::finalize(threads_, std::nothrow); }
  FreshThreads(const FreshThreads&) = delete;
  FreshThreads& operator=(const FreshThreads&) = delete;

 private:
  oneapi::tbb::task_scheduler_handle threads_{oneapi::tbb::attach{}};
};

}  // namespace castellan::test
