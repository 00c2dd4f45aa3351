#include "solver/cpu_time.hpp"

#include <time.h>

namespace castellan::solver {

double thread_cpu_ms() {
  timespec now{};
  // A browser does not count the time of a thread, and runs one alone.
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace castellan::solver
