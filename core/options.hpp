// Rule options: the named differences between programs that play the same game.
//
// One table says each option's name, values, meaning, the games it applies to and what it changes in
// the rules record. Results are only comparable with equal options, so every result names them all.

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace castellan::core {

struct RuleOption {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view meaning;
  bool (*applies)(const Game&);
  std::string (*get)(const Rules&);
  void (*set)(Rules&, std::string_view value);  ///< `value` is one of `values`, spelt as there.
};

/// The options that this game has, in printing order.
[[nodiscard]] std::vector<const RuleOption*> options_of(const Game& game);

/// A game together with the options it is played with.
struct Variant {
  const Game* game = nullptr;
  Rules rules;

  /// Every option of the game with its present value, defaults too, in printing order.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> options() const;
  /// "return=no auto=no": the same on one line.
  [[nodiscard]] std::string options_text() const;
};

/// Applies settings of the form "name=value", any case.
/// @throws InputError for an unknown option or value, one given twice, or `auto=yes` without `return=no`.
[[nodiscard]] Variant make_variant(const Game& game, const std::vector<std::string>& settings);

}  // namespace castellan::core
