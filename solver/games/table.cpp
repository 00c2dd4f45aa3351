#include "solver/games/table.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace castellan::solver {

namespace {

std::size_t place_of(const Table& table, const std::string& name, const MoveWords& move) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Spot& spot) {
    return spot.name == name && (spot.suit.empty() || (move.card && move.card->ends_with(spot.suit)));
  });
  if (found == table.end()) throw std::logic_error("the table has no place for the move " + move.text);
  return static_cast<std::size_t>(found - table.begin());
}

std::size_t cards_taken(const Spot& from, const Spot& to, const MoveWords& move) {
  if (!move.card) return to.kind == SpotKind::kStock ? from.cards.size() : std::min<std::size_t>(from.cards.size(), 1);
  const auto card = std::find(from.cards.rbegin(), from.cards.rend(), *move.card);
  return card == from.cards.rend() ? 0 : static_cast<std::size_t>(card - from.cards.rbegin()) + 1;
}

}  // namespace

std::string_view to_string(SpotKind kind) {
  switch (kind) {
    case SpotKind::kFoundation: return "foundation";
    case SpotKind::kCell: return "cell";
    case SpotKind::kPile: return "pile";
    case SpotKind::kStock: return "stock";
    case SpotKind::kWaste: return "waste";
  }
  return {};
}

Carry carry_out(Table& table, const MoveWords& move) {
  Carry carry{.from = place_of(table, move.from, move), .to = place_of(table, move.to, move)};
  Spot& from = table[carry.from];
  Spot& to = table[carry.to];
  carry.cards = cards_taken(from, to, move);
  carry.turned_over = to.kind == SpotKind::kStock;
  if (carry.cards == 0) throw std::logic_error("no such card lies there: " + move.text);
  std::vector<std::string> taken(from.cards.end() - static_cast<std::ptrdiff_t>(carry.cards), from.cards.end());
  if (carry.turned_over) std::reverse(taken.begin(), taken.end());
  from.cards.resize(from.cards.size() - carry.cards);
  std::move(taken.begin(), taken.end(), std::back_inserter(to.cards));
  return carry;
}

}  // namespace castellan::solver
