#include "solver/machine_memory.hpp"

#include <unistd.h>

#include <limits>

namespace castellan::solver {

std::size_t machine_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page_size = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page_size <= 0) return std::numeric_limits<std::size_t>::max();
  return static_cast<std::size_t>(pages) / 8 * 7 * static_cast<std::size_t>(page_size);
}

}  // namespace castellan::solver
