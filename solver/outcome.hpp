// What is known about one deal when the search has ended.
//
// "Winnable" always carries a solution that the independent judge has replayed; "unwinnable" is a
// proof; whatever falls short of both is "undecided" and names the limit that stopped the search.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/step.hpp"

namespace castellan::solver {

enum class Verdict : std::uint8_t { kWinnable, kUnwinnable, kUndecided };

/// How the verdict is known.
enum class Proof : std::uint8_t {
  kNone,        ///< Undecided.
  kSolution,    ///< A line of play, replayed by the judge.
  kExhausted,   ///< Every position that can be reached was searched (up to stated dominances).
  kRelaxation,  ///< An easier game that contains this one cannot be won either.
  kFormula,     ///< A formula of logic that holds for the deal's wins alone was refuted.
};

/// What stopped an undecided search, or the search for a shortest solution; kNone if nothing did: no strategy was left
/// that could find out more.
enum class LimitHit : std::uint8_t { kNone, kPositions, kTime, kMemory, kInterrupted };

/// The same for every kind of game.
struct Outcome {
  Verdict verdict = Verdict::kUndecided;
  Proof proof = Proof::kNone;
  LimitHit limit = LimitHit::kNone;
  std::vector<core::Step> line;  ///< The solution, from the deal to the win; empty unless winnable.
  /// Moves that every solution has at least; no value unless a shortest solution was asked for and the deal is
  /// winnable. If the solution has no more it is a shortest one.
  std::optional<std::size_t> lower_bound;
  /// How hard a winnable deal is (analysis/difficulty.hpp); no value otherwise, nor in Precedence.
  std::optional<double> difficulty;
  std::uint64_t positions = 0;  ///< Positions visited, over all strategies tried.
  std::string_view stage;       ///< Name of the strategy that decided; empty when undecided.
  double cpu_ms = 0;            ///< CPU time of the deciding thread, in milliseconds.

  [[nodiscard]] bool is_shortest() const { return lower_bound == line.size(); }
};

/// "winnable", "unwinnable", "undecided".
[[nodiscard]] std::string_view to_string(Verdict verdict);
/// "solution", "exhausted", "relaxation", "formula"; empty for kNone.
[[nodiscard]] std::string_view to_string(Proof proof);
/// "positions", "time", "memory", "interrupted"; empty for kNone.
[[nodiscard]] std::string_view to_string(LimitHit limit);

}  // namespace castellan::solver
