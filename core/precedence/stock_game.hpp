// The engine of Precedence: start, legal moves, apply and undo, key, "won", cards home.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/key.hpp"
#include "core/precedence/move.hpp"
#include "core/precedence/position.hpp"
#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "core/step_list.hpp"

namespace castellan::core::precedence {

class StockGame {
 public:
  using State = Position;
  using Step = core::Step;
  using Undo = Position;  ///< The position before: it is smaller than what says how to get back to it.
  using StepList = FixedList<Step, kMaxChains + 1>;

  /// @param stock A stock of these rules.
  StockGame(const Rules& rules, const Stock& stock);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] Position start() const { return start_; }
  /// The rank of the card dealt at this place.
  [[nodiscard]] int rank(int place) const { return ranks_[static_cast<std::size_t>(place)]; }

  [[nodiscard]] Key key(const Position& position) const;
  [[nodiscard]] bool won(const Position& position) const { return position.left.empty(); }

  /// Whether this foundation takes a card of this rank now.
  [[nodiscard]] bool takes(const Position& position, int chain, int rank) const {
    const int count = position.count(chain);
    if (count == rules_.ranks || to_int(rules_.rank_at(chain, count)) != rank) return false;
    return count > 0 || chain == 0 || position.count(chain - 1) > 0;
  }

  /// Every legal step: the waste's top card to each foundation that takes it, then the turn or the redeal.
  void moves(const Position& position, StepList& steps) const;

  Undo apply(Position& position, Step step) const;
  void undo(Position& position, Step, const Undo& before) const { position = before; }

 private:
  Rules rules_;
  std::array<std::uint8_t, kMaxCards> ranks_{};
  Position start_;
};

/// Turns steps into a player's moves.
[[nodiscard]] std::vector<Move> to_moves(std::span<const Step> steps);

}  // namespace castellan::core::precedence
