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
};

/// Every feature, in the order of the heuristic's members.
[[nodiscard]] std::span<const Feature> all_features();

/// Weights beyond this, either way, are refused: positions would fall out of the range of the open list.
inline constexpr int kLargestWeight = 99;

/// "not_home=8,next_depth=4,empty_pile=-12"; what is not named weighs nothing. The heuristic has no name.
/// @throws InputError for an unknown feature, one given twice, or a weight that is no whole number in range.
[[nodiscard]] Heuristic parse_weights(std::string_view text);

/// The same form, without the features that weigh nothing.
[[nodiscard]] std::string format_weights(const Heuristic& heuristic);

}  // namespace castellan::solver
