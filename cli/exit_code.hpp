// How the program ends. Scripts rely on these numbers; docs/command-line.md lists them.

#pragma once

namespace castellan::cli {

enum class ExitCode : int {
  kDone = 0,  ///< Also: the deal is winnable, the solution is legal and wins.
  kUnwinnable = 10,
  kNotWon = 10,  ///< `verify`: legal moves that do not win.
  kPositionLimit = 20,
  kTimeLimit = 21,
  kMemoryLimit = 22,
  kUsage = 30,
  kBadInput = 31,
  kInternalError = 40,  ///< Also: the results could not be written.
  kInterrupted = 130,
};

}  // namespace castellan::cli
