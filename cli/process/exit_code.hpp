// How the program ends. Scripts rely on these numbers; docs/command-line.md lists them.

#pragma once

#include <array>
#include <string_view>

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

struct ExitCodeMeaning {
  ExitCode code;
  std::string_view meaning;
};

/// What help and man page say about them.
inline constexpr std::array kExitCodeMeanings = {
    ExitCodeMeaning{ExitCode::kDone, "Done; the deal is winnable; the solution is legal and wins."},
    ExitCodeMeaning{ExitCode::kUnwinnable, "The deal is unwinnable; the solution is legal but does not win."},
    ExitCodeMeaning{ExitCode::kPositionLimit, "Undecided: the position limit was reached."},
    ExitCodeMeaning{ExitCode::kTimeLimit, "Undecided: the time limit was reached."},
    ExitCodeMeaning{ExitCode::kMemoryLimit, "Undecided: the memory limit was reached."},
    ExitCodeMeaning{ExitCode::kUsage, "Usage: an unknown command, game or option, or a number out of its range."},
    ExitCodeMeaning{ExitCode::kBadInput, "Bad input: an unreadable file, a text that is no deal, an illegal move."},
    ExitCodeMeaning{ExitCode::kInternalError, "Internal error, or the results could not be written."},
    ExitCodeMeaning{ExitCode::kInterrupted, "Interrupted."},
};

}  // namespace castellan::cli
