// How a process of the program begins and ends, whatever it does in between.

#pragma once

#include <functional>

#include "cli/process/exit_code.hpp"
#include "cli/streams/output.hpp"

namespace castellan::cli {

/// Claims the standard streams and says what signals mean. To be called first.
void prepare_process();

/// Runs the program and turns whatever ends it into an exit code and at most one line on stderr.
[[nodiscard]] ExitCode guarded(const std::function<ExitCode(Output&)>& program);

}  // namespace castellan::cli
