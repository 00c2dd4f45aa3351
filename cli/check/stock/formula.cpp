// The game of Precedence as a formula that holds for its wins alone: docs/certificates.md gives its variables, in the
// order of their numbers, and its clauses.

#include <algorithm>
#include <map>

#include "cli/check/stock/stock.hpp"

namespace castellan::check {

namespace {

using Clause = std::vector<int>;
constexpr int kNever = 1;  ///< A variable that is false.

/// A place in the order in which a level is played: the number-th card on it, from 1.
struct Slot {
  int level;
  int number;
  bool operator==(const Slot&) const = default;
};

class Writer {
 public:
  explicit Writer(const Stock& stock) : stock_(stock), earliest_(earliest(stock)) {
    clauses_.push_back({-kNever});
    for (int level = 0; level < stock.levels(); ++level) {
      for (int number = 1; number <= stock.complete(level); ++number) {
        if (level > 0 || !stock.king_is_placed) slots_.push_back({level, number});
      }
    }
    write_gone();
    write_played();
    write_pairs();
    write_filled();
    write_order_after_a_turn();
  }

  std::vector<Clause> take() { return std::move(clauses_); }

 private:
  using Table =
      std::map<std::pair<int, int>, int>;  ///< Variables by row and column; those that never hold are left out.

  [[nodiscard]] static int in(const Table& table, int row, int column) {
    const auto found = table.find({row, column});
    return found == table.end() ? kNever : found->second;
  }
  [[nodiscard]] int slots() const { return static_cast<int>(slots_.size()); }
  [[nodiscard]] const Slot& slot(int place) const { return slots_[static_cast<std::size_t>(place)]; }
  [[nodiscard]] int rank_of(int card) const { return stock_.cards[static_cast<std::size_t>(card)]; }
  int make() { return ++variables_; }

  /// A variable that never holds is left out, and so is a clause that says that it does not.
  void add(Clause clause) {
    if (std::ranges::count(clause, -kNever) > 0) return;
    std::erase(clause, kNever);
    clauses_.push_back(std::move(clause));
  }
  void add_exactly_one(const Clause& variables) {
    clauses_.push_back(variables);
    for (std::size_t one = 0; one < variables.size(); ++one) {
      for (std::size_t other = 0; other < one; ++other) add({-variables[one], -variables[other]});
    }
  }

  void write_gone() {
    for (int card = 0; card < stock_.size(); ++card) {
      int before = kNever;
      for (int turn = 0; turn < stock_.turns(); ++turn) {
        const bool may_go = card <= turn % stock_.size() && turn >= earliest_.leaves[static_cast<std::size_t>(card)];
        const int now = may_go ? make() : before;
        if (may_go) add({-before, now});
        gone_[{card, turn}] = before = now;
      }
      add({before});
    }
  }

  void write_played() {
    for (int turn = 0; turn < stock_.turns(); ++turn) {
      const int turned = turn % stock_.size();
      int clear_above = kNever;  // All cards above the next one have gone.
      for (int card = turned; card >= 0; --card) {
        const int now = in(gone_, card, turn);
        const int before = in(gone_, card, turn - 1);
        const int played = now == before ? kNever : make();
        if (played != kNever) played_[{card, turn}] = played;
        add({-played, now});
        add({-played, -before});
        add({played, -now, before});
        if (card == turned) {
          clear_above = now;
          continue;
        }
        add({-played, clear_above});
        add({-played, in(played_, turned, turn)});
        const int clear = now == kNever || clear_above == kNever ? kNever : make();
        add({-clear, clear_above});
        add({-clear, now});
        clear_above = clear;
      }
    }
  }

  void write_pairs() {
    for (int card = 0; card < stock_.size(); ++card) {
      Clause choices;
      for (int place = 0; place < slots(); ++place) {
        if (stock_.rank(slot(place).level) == rank_of(card)) choices.push_back(pairs_[{card, place}] = make());
      }
      add_exactly_one(choices);
    }
    for (int place = 0; place < slots(); ++place) {
      Clause choices;
      for (int card = 0; card < stock_.size(); ++card) {
        if (in(pairs_, card, place) != kNever) choices.push_back(in(pairs_, card, place));
      }
      add_exactly_one(choices);
    }
  }

  /// The slots that must be filled before this one.
  [[nodiscard]] std::vector<int> before(const Slot& slot) const {
    const bool begins = slot.level < stock_.chains;  // One foundation begins on this level.
    std::vector<int> places;
    for (const Slot other : {Slot{slot.level, slot.number - 1},
                             Slot{slot.level - 1, begins ? std::max(1, slot.number - 1) : slot.number}}) {
      const auto found = std::ranges::find(slots_, other);
      if (found != slots_.end()) places.push_back(static_cast<int>(found - slots_.begin()));
    }
    return places;
  }

  void write_filled() {
    for (int place = 0; place < slots(); ++place) {
      const auto& played = earliest_.played[static_cast<std::size_t>(slot(place).level)];
      for (int turn = 0; turn < stock_.turns(); ++turn) {
        const int filled = turn < played[static_cast<std::size_t>(slot(place).number)] ? kNever : make();
        if (filled != kNever) filled_[{place, turn}] = filled;
        if (turn > 0) add({-in(filled_, place, turn - 1), filled});
        for (int card = 0; card < stock_.size(); ++card) {
          const int paired = in(pairs_, card, place);
          if (paired == kNever) continue;
          add({-paired, -in(gone_, card, turn), filled});
          add({-paired, in(gone_, card, turn), -filled});
        }
        for (const int other : before(slot(place))) add({-filled, in(filled_, other, turn)});
      }
    }
  }

  /// Whether two cards are played after the same turn.
  int together(int lower, int higher) {
    int& variable = together_[{lower, higher}];
    if (variable != 0) return variable;
    variable = make();
    for (int turn = 0; turn < stock_.turns(); ++turn) {
      if (turn % stock_.size() >= higher) add({-in(played_, lower, turn), -in(played_, higher, turn), variable});
    }
    return variable;
  }

  void write_order_after_a_turn() {
    for (int place = 0; place < slots(); ++place) {
      for (const int earlier : before(slot(place))) {
        for (int higher = 0; higher < stock_.size(); ++higher) {
          for (int lower = 0; lower < higher && in(pairs_, higher, place) != kNever; ++lower) {
            if (in(pairs_, lower, earlier) == kNever) continue;
            add({-together(lower, higher), -in(pairs_, higher, place), -in(pairs_, lower, earlier)});
          }
        }
      }
    }
  }

  const Stock& stock_;
  Earliest earliest_;
  int variables_ = kNever;
  std::vector<Slot> slots_;
  Table gone_;      ///< By card and turn: the card has gone after the plays that follow the turn.
  Table played_;    ///< By card and turn: it is one of those plays.
  Table pairs_;     ///< By card and slot: the card fills the slot.
  Table filled_;    ///< By slot and turn: the slot is filled after it.
  Table together_;  ///< By two cards.
  std::vector<Clause> clauses_;
};

}  // namespace

std::vector<std::vector<int>> formula(const Stock& stock) { return Writer(stock).take(); }

}  // namespace castellan::check
