#include "solver/precedence/formula.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "solver/precedence/line.hpp"

namespace castellan::solver::precedence {

using core::Step;
using core::precedence::Position;
using core::precedence::Rules;
using core::precedence::StockGame;

Formula::Formula(const StockGame& game)
    : game_(game),
      levels_(game.rules()),
      cards_(game.rules().stock_size()),
      turns_(game.rules().passes() * cards_),
      never_(new_variable()) {
  for (int level = 0; level < levels_.size(); ++level) {
    for (int number = 1; number <= levels_.complete(level); ++number) {
      if (level > 0 || game.rules().placed() == 0) slots_.push_back({level, number});
    }
  }
  literals_ = {-never_, 0};
  const Earliest earliest = precedence::earliest(game_, levels_);
  state_that_all_go(earliest);
  state_the_order_of_the_waste();
  state_the_pairs();
  state_the_order_of_slots(earliest);
  state_the_order_after_a_turn();
}

void Formula::add(std::initializer_list<int> clause) {
  if (std::find(clause.begin(), clause.end(), -never_) != clause.end()) return;
  std::copy_if(clause.begin(), clause.end(), std::back_inserter(literals_),
               [&](int literal) { return literal != never_; });
  literals_.push_back(0);
}

void Formula::add_exactly_one(const std::vector<int>& variables) {
  literals_.insert(literals_.end(), variables.begin(), variables.end());
  literals_.push_back(0);
  for (auto one = variables.begin(); one != variables.end(); ++one) {
    for (auto other = variables.begin(); other != one; ++other) add({-*one, -*other});
  }
}

int& Formula::at(std::vector<int>& table, int row, int turn) const {
  return table[static_cast<std::size_t>(row) * static_cast<std::size_t>(turns_) + static_cast<std::size_t>(turn)];
}

int Formula::gone(int card, int turn) const {
  if (turn < 0) return never_;
  return gone_[static_cast<std::size_t>(card) * static_cast<std::size_t>(turns_) + static_cast<std::size_t>(turn)];
}

/// A card that cannot have gone after this turn, but earlier or not at all, shares the variable of the turn before.
void Formula::state_that_all_go(const Earliest& earliest) {
  const auto may_go = [&](int card, int turn) {
    return card <= card_of(turn) && turn >= earliest.leaves[static_cast<std::size_t>(card)];
  };
  gone_.resize(static_cast<std::size_t>(cards_) * static_cast<std::size_t>(turns_));
  for (int card = 0; card < cards_; ++card) {
    for (int turn = 0; turn < turns_; ++turn) {
      const int before = gone(card, turn - 1);
      at(gone_, card, turn) = may_go(card, turn) ? new_variable() : before;
      if (may_go(card, turn)) add({-before, gone(card, turn)});
    }
    add({gone(card, turns_ - 1)});
  }
}

void Formula::state_the_order_of_the_waste() {
  played_.resize(gone_.size());
  for (int turn = 0; turn < turns_; ++turn) {
    const int turned = card_of(turn);
    int clear_above = 0;  // Says that all cards above the next one have gone.
    for (int card = turned; card >= 0; --card) {
      const int now = gone(card, turn);
      const int before = gone(card, turn - 1);
      const int played = at(played_, card, turn) = now == before ? never_ : new_variable();
      add({-played, now});
      add({-played, -before});
      add({played, -now, before});
      if (card < turned) {
        add({-played, clear_above});
        add({-played, at(played_, turned, turn)});
        const int clear = now == never_ || clear_above == never_ ? never_ : new_variable();
        add({-clear, clear_above});
        add({-clear, now});
        clear_above = clear;
      } else {
        clear_above = now;
      }
    }
  }
}

void Formula::state_the_pairs() {
  pairs_.resize(static_cast<std::size_t>(cards_) * slots_.size());
  std::vector<int> choices;
  for (int card = 0; card < cards_; ++card) {
    choices.clear();
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
      if (same_rank(card, slots_[slot])) choices.push_back(pairs_[pair(card, slot)] = new_variable());
    }
    add_exactly_one(choices);
  }
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    choices.clear();
    for (int card = 0; card < cards_; ++card) {
      if (same_rank(card, slots_[slot])) choices.push_back(pairs_[pair(card, slot)]);
    }
    add_exactly_one(choices);
  }
}

std::vector<std::size_t> Formula::before(Slot slot) const {
  std::vector<std::size_t> result;
  const auto add_slot = [&](Slot other) {
    const auto found = std::find(slots_.begin(), slots_.end(), other);
    if (found != slots_.end()) result.push_back(static_cast<std::size_t>(found - slots_.begin()));
  };
  add_slot({slot.level, slot.number - 1});
  const bool starts = slot.level < game_.rules().chains;  // One foundation starts on this level.
  add_slot({slot.level - 1, starts ? std::max(1, slot.number - 1) : slot.number});
  return result;
}

void Formula::state_the_order_of_slots(const Earliest& earliest) {
  filled_.resize(slots_.size() * static_cast<std::size_t>(turns_));
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    const int row = static_cast<int>(slot);
    const auto [level, number] = slots_[slot];
    const int first = earliest.played[static_cast<std::size_t>(level)][static_cast<std::size_t>(number)];
    const std::vector<std::size_t> earlier = before(slots_[slot]);
    for (int turn = 0; turn < turns_; ++turn) {
      const int filled = at(filled_, row, turn) = turn < first ? never_ : new_variable();
      if (turn > 0) add({-at(filled_, row, turn - 1), filled});
      for (int card = 0; card < cards_; ++card) {
        const int paired = pairs_[pair(card, slot)];
        if (paired == 0) continue;
        add({-paired, -gone(card, turn), filled});
        add({-paired, gone(card, turn), -filled});
      }
      for (const std::size_t other : earlier) add({-filled, at(filled_, static_cast<int>(other), turn)});
    }
  }
}

void Formula::state_the_order_after_a_turn() {
  std::vector<int> together(static_cast<std::size_t>(cards_) * static_cast<std::size_t>(cards_));
  const auto are_together = [&](int lower, int higher) {
    int& variable =
        together[static_cast<std::size_t>(lower) * static_cast<std::size_t>(cards_) + static_cast<std::size_t>(higher)];
    if (variable != 0) return variable;
    variable = new_variable();
    for (int turn = 0; turn < turns_; ++turn) {
      if (card_of(turn) >= higher) add({-at(played_, lower, turn), -at(played_, higher, turn), variable});
    }
    return variable;
  };
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    for (const std::size_t earlier : before(slots_[slot])) {
      for (int higher = 0; higher < cards_; ++higher) {
        if (!same_rank(higher, slots_[slot])) continue;
        for (int lower = 0; lower < higher; ++lower) {
          if (!same_rank(lower, slots_[earlier])) continue;
          add({-are_together(lower, higher), -pairs_[pair(higher, slot)], -pairs_[pair(lower, earlier)]});
        }
      }
    }
  }
}

std::size_t Formula::bytes(const Rules& rules) {
  constexpr std::size_t kBytesPerCardAndTurn = 8'000;
  return kBytesPerCardAndTurn * static_cast<std::size_t>(rules.deck_size() * rules.deck_size() * rules.passes());
}

std::vector<Step> Formula::line(const std::function<bool(int)>& holds) const {
  const auto level_of = [&](int card) {
    std::size_t slot = 0;
    while (pairs_[pair(card, slot)] == 0 || !holds(pairs_[pair(card, slot)])) ++slot;
    return slots_[slot].level;
  };
  Line line(game_, game_.start());
  const Position& position = line.position();
  while (line.turn()) {
    const int turn = position.pass * cards_ + position.turned - 1;
    while (position.turned > 0 && holds(gone(position.turned - 1, turn))) {
      const int level = level_of(position.turned - 1);
      unsigned taking = line.taking();
      while (taking != 0 && Levels::of(rightmost(taking), position.count(rightmost(taking))) != level) {
        taking ^= 1U << static_cast<unsigned>(rightmost(taking));
      }
      if (taking == 0) throw std::logic_error("a model of the formula is no line of play");
      line.play_on(rightmost(taking));
    }
  }
  return line.steps();
}

}  // namespace castellan::solver::precedence
