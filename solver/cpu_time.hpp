// CPU time of the calling thread: what a deal costs, whatever else the machine is doing.

#pragma once

namespace castellan::solver {

/// CPU time this thread has used so far, in milliseconds.
[[nodiscard]] double thread_cpu_ms();

}  // namespace castellan::solver
