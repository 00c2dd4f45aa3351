#include "tests/support/precedence_oracle.hpp"

#include <set>
#include <string>

namespace castellan::test {

namespace {

using core::precedence::FirstKing;
using core::precedence::Rules;
using core::precedence::Stock;

/// Every list holds ranks as letters, the card to be turned or played next last.
struct Cards {
  std::string stock;
  std::string waste;
  std::vector<std::string> foundations;
  int redeals = 0;

  auto operator<=>(const Cards&) const = default;
};

Cards laid_out(const Rules& rules, const Stock& stock) {
  Cards cards;
  for (auto card = stock.rbegin(); card != stock.rend(); ++card) cards.stock += static_cast<char>(*card);
  cards.foundations.resize(rules.chains);
  if (rules.first_king == FirstKing::kPlaced) cards.foundations[0] += static_cast<char>(rules.ranks);
  return cards;
}

bool goes_on(const Rules& rules, const Cards& cards, std::size_t number, char card) {
  const std::string& foundation = cards.foundations[number];
  if (foundation.size() == rules.ranks) return false;
  if (foundation.empty()) {
    if (number > 0 && cards.foundations[number - 1].empty()) return false;
    return card == static_cast<char>(rules.ranks - static_cast<int>(number));
  }
  return foundation.back() == 1 ? card == static_cast<char>(rules.ranks) : card == foundation.back() - 1;
}

std::vector<Cards> successors(const Rules& rules, const Cards& cards) {
  std::vector<Cards> list;
  for (std::size_t number = 0; number < cards.foundations.size() && !cards.waste.empty(); ++number) {
    if (!goes_on(rules, cards, number, cards.waste.back())) continue;
    Cards next = cards;
    next.foundations[number] += next.waste.back();
    next.waste.pop_back();
    list.push_back(next);
  }
  if (!cards.stock.empty()) {
    Cards next = cards;
    next.waste += next.stock.back();
    next.stock.pop_back();
    list.push_back(next);
  } else if (!cards.waste.empty() && cards.redeals < rules.redeals) {
    Cards next = cards;
    next.stock.assign(cards.waste.rbegin(), cards.waste.rend());
    next.waste.clear();
    ++next.redeals;
    list.push_back(next);
  }
  return list;
}

std::uint64_t count_lines(const Rules& rules, const Cards& cards, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const Cards& next : successors(rules, cards)) count += count_lines(rules, next, depth - 1);
  return count;
}

}  // namespace

std::optional<PrecedenceOracleAnswer> precedence_oracle(const Rules& rules, const Stock& stock,
                                                        std::size_t max_positions) {
  std::set<Cards> seen;
  std::vector<Cards> open = {laid_out(rules, stock)};
  seen.insert(open.front());
  while (!open.empty()) {
    const Cards cards = open.back();
    open.pop_back();
    if (cards.stock.empty() && cards.waste.empty()) return PrecedenceOracleAnswer{true, seen.size()};
    for (const Cards& next : successors(rules, cards)) {
      if (seen.insert(next).second) open.push_back(next);
    }
    if (seen.size() > max_positions) return std::nullopt;
  }
  return PrecedenceOracleAnswer{false, seen.size()};
}

std::uint64_t precedence_oracle_perft(const Rules& rules, const Stock& stock, int depth) {
  return count_lines(rules, laid_out(rules, stock), depth);
}

}  // namespace castellan::test
