// Ctrl-C (and SIGTERM): the first asks the program to stop cleanly and keep what is done, the second
// stops it at once.

#pragma once

#include <atomic>

namespace castellan::cli {

/// From now on the first signal sets `interrupted()`; the second ends the process with exit code 130.
void catch_interrupts();

/// Whether the running work is to end; searches watch it.
[[nodiscard]] std::atomic<bool>& interrupted();

/// For long work without a search in it. @throws Interrupted
void end_if_interrupted();

/// A file descriptor that becomes readable with the first signal, for waits on input.
[[nodiscard]] int interrupt_descriptor();

}  // namespace castellan::cli
