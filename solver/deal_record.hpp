// What is kept of one deal of a run once it is decided: its outcome without the line of play.

#pragma once

#include <cmath>
#include <cstdint>
#include <string_view>

#include "solver/outcome.hpp"

namespace castellan::solver {

inline constexpr double kNanosecondsPerMillisecond = 1e6;

struct DealRecord {
  std::uint64_t seed = 0;
  Verdict verdict = Verdict::kUndecided;
  Proof proof = Proof::kNone;
  LimitHit limit = LimitHit::kNone;
  std::string_view stage;  ///< Of static storage duration.
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;  ///< Of the solution found; 0 unless winnable.
  std::uint64_t cpu_ns = 0;

  bool operator==(const DealRecord&) const = default;
};

[[nodiscard]] inline DealRecord record_of(std::uint64_t seed, const Outcome& outcome) {
  return {.seed = seed,
          .verdict = outcome.verdict,
          .proof = outcome.proof,
          .limit = outcome.limit,
          .stage = outcome.stage,
          .positions = outcome.positions,
          .moves = outcome.line.size(),
          .cpu_ns = static_cast<std::uint64_t>(std::llround(outcome.cpu_ms * kNanosecondsPerMillisecond))};
}

}  // namespace castellan::solver
