// What a strategy needs of a game, and the real game in that form.
//
// The strategies are templates over this small concept, so that each is written once and runs on the real
// game and on its relaxations alike.

#pragma once

#include <bit>
#include <concepts>
#include <optional>

#include "core/castle_game.hpp"
#include "core/key.hpp"
#include "core/step_list.hpp"
#include "solver/search/dead_ends.hpp"
#include "solver/search/foundation_order.hpp"
#include "solver/search/safe_moves.hpp"

namespace castellan::solver {

template <typename Game>
concept SearchGame = requires(const Game game, typename Game::State state, typename Game::Step step,
                              typename Game::StepList list, typename Game::Undo undo, core::Key key) {
  /// Exactly equal for equal positions.
  { game.key(state) } -> std::same_as<core::Key>;
  /// The key of the position that a legal step leads to, from the key before it.
  { game.key_after(state, key, step) } -> std::same_as<core::Key>;
  { game.won(state) } -> std::same_as<bool>;
  /// A move that may be played at once, whatever else could be done, without losing a win; no value if none is known.
  { game.safe_step(state) } -> std::same_as<std::optional<typename Game::Step>>;
  /// Whether it is known that the position after this legal step has no safe move and is not won. Asked only where no
  /// safe move is left to play. Searches take such a position by `key_after` alone for one to search on from, and do
  /// not look at it if that key is an old one. A cautious "no" is always allowed.
  { game.leaves_no_safe_move(state, step) } -> std::same_as<bool>;
  /// The steps to try, most promising first; steps known to be useless may be left out, as all steps of a dead end.
  { game.moves(state, list) } -> std::same_as<void>;
  { game.apply(state, step) } -> std::same_as<typename Game::Undo>;
  { game.undo(state, step, undo) } -> std::same_as<void>;
};

/// The real game of a fixed foundation base.
class RealGame {
 public:
  using State = core::Position;
  using Step = core::Step;
  using StepList = core::StepList;
  using Undo = core::Undo;

  /// @param base_was_open See core::CastleGame.
  explicit RealGame(const core::Rules& rules, bool base_was_open = false)
      : game_(rules, base_was_open), safe_moves_(rules), order_(rules), dead_ends_(game_) {}

  [[nodiscard]] const core::CastleGame& engine() const { return game_; }
  [[nodiscard]] const core::Rules& rules() const { return game_.rules(); }
  [[nodiscard]] const FoundationOrder& order() const { return order_; }

  [[nodiscard]] core::Key key(const State& state) const { return game_.key(state); }
  [[nodiscard]] core::Key key_after(const State& state, const core::Key& key, Step step) const {
    return game_.key_after(state, key, step);
  }
  [[nodiscard]] bool won(const State& state) const { return game_.won(state); }
  [[nodiscard]] std::optional<Step> safe_step(const State& state) const {
    const std::uint64_t safe = safe_moves_.find(game_, state);
    if (safe == 0) return std::nullopt;
    return Step{static_cast<std::uint8_t>(std::countr_zero(safe)), core::kHome};
  }
  /// The cards whose exposure would let a safe move follow.
  [[nodiscard]] std::uint64_t safe_if_exposed(const State& state) const {
    return safe_moves_.among(game_.wanted(state), state);
  }
  [[nodiscard]] bool leaves_no_safe_move(const State& state, Step step) const {
    const std::uint8_t from = state.under[step.card];
    return step.to <= core::kBottom && from <= core::kBottom && (safe_if_exposed(state) >> from & 1U) == 0;
  }
  /// The legal steps but for returns of cards that would be sent home again at once; none in a dead end.
  void moves(const State& state, StepList& steps) const;
  [[nodiscard]] Undo apply(State& state, Step step) const { return game_.apply(state, step); }
  void undo(State& state, Step step, Undo undo) const { game_.undo(state, step, undo); }

 private:
  core::CastleGame game_;
  SafeMoves safe_moves_;
  FoundationOrder order_;
  DeadEnds dead_ends_;
};

static_assert(SearchGame<RealGame>);

}  // namespace castellan::solver
