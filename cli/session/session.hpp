// Questions about deals of one game, one after the other, with memory that is kept between them: what a program asks
// that has Castellan at its side, through the C library or through `castellan serve`.

#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/reports/deal_report.hpp"
#include "solver/batch/hint.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// A game of the list by its name, with settings of the form "name=value"; or one's own by its rules, a JSON object,
/// which has no settings.
/// @throws core::InputError
[[nodiscard]] solver::GamePtr game_from(std::string_view name_or_rules, const std::vector<std::string>& settings);

/// A deal in any form: a board, a line or JSON.
/// @throws core::InputError
[[nodiscard]] NamedDeal deal_from_text(const solver::Game& game, std::string_view text);

/// The deal of a number.
/// @param source "seed", "ms" or "pysol".
/// @param number Decimal digits.
/// @throws core::InputError
[[nodiscard]] NamedDeal numbered_deal(const solver::Game& game, std::string_view source, std::string_view number);

/// The words for the forms of a deal, as an option's alternatives.
inline constexpr std::string_view kDealForms = "board|line|json|solvitaire|fc-solve|unicode";

/// @param word One of kDealForms.
/// @throws core::InputError
[[nodiscard]] solver::DealForm deal_form_of(std::string_view word);

/// Not thread-safe.
class Session {
 public:
  /// @param stop When it becomes true the question under way ends as undecided (kInterrupted).
  Session(solver::GamePtr game, const std::atomic<bool>& stop) : game_(std::move(game)), stop_(stop) {}

  [[nodiscard]] const solver::Game& game() const { return *game_; }

  /// For each deal from now on; those of before give their memory back if these are others.
  void set_limits(const solver::Limits& limits);
  [[nodiscard]] const solver::Limits& limits() const { return limits_; }
  /// Threads that work on one deal, at least 1; they change nothing but the time it takes.
  void set_threads(int threads);

  [[nodiscard]] solver::Outcome solve(const solver::Deal& deal, solver::Question question,
                                      const solver::Watch& watch = {});
  /// @param watch Of every move.
  /// @throws core::InputError unless the game has a tableau.
  [[nodiscard]] solver::Hints hint(const solver::Deal& position, solver::Question question,
                                   const solver::Watch& watch = {});

 private:
  solver::GameDecider& decider();

  solver::GamePtr game_;
  const std::atomic<bool>& stop_;
  solver::Limits limits_;
  int threads_ = 1;
  std::unique_ptr<solver::GameDecider> decider_;  ///< None until the first question under these limits.
};

}  // namespace castellan::cli
