#include "solver/precedence/relaxation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace castellan::solver::precedence {

namespace {

using core::precedence::kMaxCards;
using core::precedence::Position;
using core::precedence::StockGame;

/// A number for each rank; 16 of them, so that all are compared at once.
class RankCounts {
 public:
  [[nodiscard]] std::uint8_t& operator[](int rank) { return counts_[static_cast<std::size_t>(rank)]; }
  [[nodiscard]] std::uint8_t operator[](int rank) const { return counts_[static_cast<std::size_t>(rank)]; }

  /// Whether `later` is nowhere more than this above `earlier`.
  [[nodiscard]] bool covers_growth(const RankCounts& earlier, const RankCounts& later) const {
    unsigned exceeded = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const auto growth = static_cast<std::uint8_t>(later.counts_[i] - earlier.counts_[i]);
      exceeded |= static_cast<unsigned>(growth > counts_[i]);
    }
    return exceeded == 0;
  }

 private:
  std::array<std::uint8_t, 16> counts_{};
};

struct CardLeft {
  int place = 0;
  int rank = 0;
  RankCounts up_to;  ///< Cards of each rank left in the position from the first place to this one.
};

class Relaxation {
 public:
  /// @param earliest Takes down what happens first when; may be null.
  Relaxation(const StockGame& game, const Levels& levels, const Position& position, Earliest* earliest = nullptr)
      : levels_(levels),
        places_(game.rules().stock_size()),
        pass_(position.pass),
        earliest_(earliest),
        played_(levels.counts(position.chains)) {
    RankCounts up_to;
    for (int place = 0; (place = position.left.next_from(place)) >= 0; ++place) {
      if (place < position.turned) ++turned_;
      const int rank = game.rank(place);
      ++up_to[rank];
      cards_[static_cast<std::size_t>(size_++)] = {place, rank, up_to};
    }
    update_bounds();
  }

  [[nodiscard]] bool is_lost(int redeals) {
    waste_ = turned_;
    if (waste_ > 0) play_waste(card(waste_ - 1).up_to);
    play_pass(turned_);
    for (; redeals > 0 && waste_ > 0; --redeals) {
      size_ = waste_;
      waste_ = 0;
      ++pass_;
      play_pass(0);
    }
    return waste_ > 0;
  }

 private:
  [[nodiscard]] const CardLeft& card(int index) const { return cards_[static_cast<std::size_t>(index)]; }

  /// Turns the cards from `next` on. The waste grows over the places of the cards already turned.
  void play_pass(int next) {
    for (; next < size_; ++next) {
      const CardLeft turned = card(next);
      cards_[static_cast<std::size_t>(waste_++)] = turned;
      turn_ = pass_ * places_ + turned.place;
      play_waste(turned.up_to);
      if (earliest_ != nullptr) note_levels();
    }
  }

  /// Takes off the waste what can have left. @param up_to Of the place to which the pass has come.
  void play_waste(const RankCounts& up_to) {
    while (waste_ > 0) {
      const CardLeft& top = card(waste_ - 1);
      const int between = up_to[top.rank] - top.up_to[top.rank];
      if (between >= admitted_[top.rank] || !can_have_left_.covers_growth(top.up_to, up_to)) return;
      if (earliest_ != nullptr) earliest_->leaves[static_cast<std::size_t>(top.place)] = turn_;
      ++available_[top.rank];
      --waste_;
      update_bounds();
    }
  }

  void update_bounds() {
    can_have_left_ = {};
    admitted_ = {};
    int before = 0;
    for (int level = 0; level < levels_.size(); ++level) {
      const int rank = levels_.rank(level);
      const int played = played_[static_cast<std::size_t>(level)];
      const int admitted = levels_.most(level, before) - played;
      const int most = std::min<int>(admitted, available_[rank]);
      admitted_[rank] = static_cast<std::uint8_t>(admitted_[rank] + admitted);
      can_have_left_[rank] = static_cast<std::uint8_t>(std::min<int>(can_have_left_[rank] + most, available_[rank]));
      before = played + most;
      reached_[static_cast<std::size_t>(level)] = static_cast<std::uint8_t>(before);
    }
  }

  /// What has not been reached on a level takes one more turn at least.
  void note_levels() {
    for (int level = 0; level < levels_.size(); ++level) {
      auto& played = earliest_->played[static_cast<std::size_t>(level)];
      for (std::size_t count = reached_[static_cast<std::size_t>(level)] + 1U; count < played.size(); ++count) {
        played[count] = turn_ + 1;
      }
    }
  }

  const Levels& levels_;
  int places_;
  int pass_;
  int turn_ = 0;
  Earliest* earliest_;
  Levels::Counts played_;  ///< In the position, by level.
  std::array<CardLeft, kMaxCards> cards_;
  int size_ = 0;
  int turned_ = 0;
  int waste_ = 0;
  Levels::Counts reached_{};  ///< How many chains can have played a level.
  RankCounts available_;      ///< Cards that can have left one by one.
  RankCounts can_have_left_;  ///< How many of them together.
  RankCounts admitted_;       ///< How many of a rank the foundations can have taken, were there cards.
};

}  // namespace

bool relaxation_is_lost(const StockGame& game, const Levels& levels, const Position& position) {
  return Relaxation(game, levels, position).is_lost(game.rules().redeals - position.pass);
}

Earliest earliest(const StockGame& game, const Levels& levels) {
  Earliest result;
  result.leaves.fill(game.rules().passes() * game.rules().stock_size());
  static_cast<void>(Relaxation(game, levels, game.start(), &result).is_lost(game.rules().redeals));
  return result;
}

}  // namespace castellan::solver::precedence
