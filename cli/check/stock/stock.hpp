// Precedence: its rules and deals as the checker reads them, and what a certificate of it proves.

#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/check/form/fields.hpp"
#include "cli/check/form/lines.hpp"

namespace castellan::check {

struct Stock {
  int ranks;
  int chains;           ///< Foundations, and cards of each rank.
  bool king_is_placed;  ///< On the first foundation, before play.
  int redeals;
  std::vector<int> cards;  ///< Ranks, the card turned first in front.

  [[nodiscard]] int size() const { return static_cast<int>(cards.size()); }
  [[nodiscard]] int turns() const { return size() * (redeals + 1); }
  /// All foundations go down one staircase of levels: K, Q, … A, K, …; foundation i begins on level i.
  [[nodiscard]] int levels() const { return ranks + chains - 1; }
  [[nodiscard]] int rank(int level) const { return (2 * ranks - 1 - level) % ranks + 1; }
  /// How many foundations play a level in the end; at most, when `before` have played the one before it.
  [[nodiscard]] int complete(int level) const { return std::min(level + 1, chains) - std::max(0, level - ranks + 1); }
  [[nodiscard]] int most(int level, int before) const {
    if (level == 0) return 1;
    if (level >= chains) return std::min(before, complete(level));
    return before == 0 ? 0 : std::min(before + 1, complete(level));
  }
};

/// @throws Malformed
[[nodiscard]] Stock read_stock(Fields& fields, std::string_view deal);

/// The earliest turns after which things can have happened, of an easier game (relaxation.cpp). Turns are counted from
/// 0 through all passes; what cannot happen has the number of all turns.
struct Earliest {
  std::vector<int> leaves;               ///< By card.
  std::vector<std::vector<int>> played;  ///< By level, and how many foundations have played it.
};
[[nodiscard]] Earliest earliest(const Stock& stock);

/// Every clause of the formula that holds for the wins of the deal (formula.cpp).
[[nodiscard]] std::vector<std::vector<int>> formula(const Stock& stock);

/// Clauses of propositional logic, and what follows from them by unit propagation: a clause all of whose literals but
/// one are false makes that one true. Enough to check each step of a proof that a solver of formulas has written.
/// Literals are variables, counted from 1, or their negatives.
class Propagation {
 public:
  /// Adds a clause, and keeps what follows from all of them.
  void add(std::span<const int> clause);
  /// The highest one there is.
  [[nodiscard]] int variables() const { return static_cast<int>(values_.size() / 2) - 1; }
  /// Whether the clauses leave nothing to assign: they contradict each other.
  [[nodiscard]] bool is_contradiction() const { return is_contradiction_; }
  /// Whether assuming the opposite of every literal of the clause leads to a contradiction.
  [[nodiscard]] bool follows(std::span<const int> clause);
  /// Takes a clause away, if it is there. What is true because of it stays so, for it follows from what was there.
  void remove(std::span<const int> clause);

 private:
  struct Watch {
    std::uint32_t clause;
    int other;  ///< A literal of the clause: if it is true, the clause need not be looked at.
  };

  [[nodiscard]] static std::size_t index(int literal) {
    return literal > 0 ? 2 * static_cast<std::size_t>(literal) : 2 * static_cast<std::size_t>(-literal) + 1;
  }
  [[nodiscard]] int value(int literal) const { return values_[index(literal)]; }
  void assign(int literal);
  /// Follows all that has been assigned. @return false on a contradiction.
  bool propagate();
  void undo(std::size_t size);

  std::vector<signed char> values_;          ///< By literal: 1 true, -1 false, 0 open.
  std::vector<std::vector<Watch>> watches_;  ///< By literal: the clauses that watch it.
  std::vector<int> literals_;                ///< A clause is its size, 0 once it is removed, and its literals.
  std::vector<int> trail_;                   ///< Literals in the order in which they became true.
  std::size_t followed_ = 0;                 ///< Of the trail.
  std::unordered_multimap<std::uint64_t, std::uint32_t> clauses_;  ///< By a hash of their literals.
  bool is_contradiction_ = false;
};

// Both read up to the line "end". @throws Malformed, NoProof

void check_stock_win(const Stock& stock, Lines& lines, Checked& checked);
void check_stock_loss(const Stock& stock, Lines& lines, Checked& checked);

}  // namespace castellan::check
