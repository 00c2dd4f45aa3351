// The features of heuristics by name, so that weights can be written down as text.

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/heuristics/heuristic.hpp"

namespace castellan::solver {

struct Feature {
  std::string_view name;
  int Heuristic::*weight;
  int most;  ///< The feature is never more than this, nor less than 0.
};

/// Every feature, in the order of the heuristic's members.
[[nodiscard]] std::span<const Feature> all_features();

/// Weights beyond this, either way, are refused.
inline constexpr int kLargestWeight = 99;

/// The values that a heuristic can give to positions lie between these, both included.
struct ScoreRange {
  int least = 0;
  int most = 0;

  /// Whether a search can keep all of them: a score has sixteen bits.
  [[nodiscard]] bool is_kept() const;
};
[[nodiscard]] ScoreRange score_range(const Heuristic& heuristic);

/// "not_home=8,next_depth=4,empty_pile=-12"; what is not named weighs nothing. The heuristic has no name.
/// @throws InputError for an unknown feature, one given twice, a weight that is no whole number in range, or weights
///         whose scores a search could not keep.
[[nodiscard]] Heuristic parse_weights(std::string_view text);

/// The same form, without the features that weigh nothing.
[[nodiscard]] std::string format_weights(const Heuristic& heuristic);

}  // namespace castellan::solver
