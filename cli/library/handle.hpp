// What stands behind a castellan_session, and how errors leave the library.

#pragma once

#include <atomic>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "cli/library/answer.hpp"
#include "cli/library/castellan.h"
#include "cli/session/session.hpp"
#include "core/input_error.hpp"

struct castellan_session {
  explicit castellan_session(castellan::solver::GamePtr game) : session(std::move(game), stop) {}

  std::atomic<bool> stop = false;
  castellan::cli::Session session;
  std::optional<castellan::cli::NamedDeal> deal;
  mutable std::optional<castellan::cli::Answer> answer;  ///< Makes some of what it says when it is first asked for.
  castellan_watch watch = nullptr;
  void* watch_data = nullptr;
  std::string error;
  std::string deal_text;
};

namespace castellan::cli {

/// What `act` returns; what it throws becomes the error, and `failure` is returned.
template <typename Result, typename Act>
Result guarded(std::string& error, Result failure, Act act) noexcept {
  try {
    try {
      return act();
    } catch (const core::InputError& problem) {
      error = problem.what();
    } catch (const std::bad_alloc&) {
      error = "out of memory";
    } catch (const std::exception& problem) {
      error = "internal error: " + std::string(problem.what());
    }
  } catch (...) {  // There is not even the memory to say so.
    error.clear();
  }
  return failure;
}

[[nodiscard]] inline castellan_verdict verdict_of(solver::Verdict verdict) {
  switch (verdict) {
    case solver::Verdict::kWinnable: return CASTELLAN_WINNABLE;
    case solver::Verdict::kUnwinnable: return CASTELLAN_UNWINNABLE;
    case solver::Verdict::kUndecided: break;
  }
  return CASTELLAN_UNDECIDED;
}

}  // namespace castellan::cli
