// The fields of a tableau game's rules record, listed once for all that write, read or check a record.

#pragma once

#include <array>
#include <string_view>

#include "core/rules.hpp"

namespace castellan::core {

/// Hands every field to `visit`, in the order in which fields are written.
/// @param rules A `Rules`, const or not.
/// @param visit Has `number(key, field, least, most)`, `place(key, field, most)` for an index that people count
///        from 1 to `most`, `flag(key, field)`, and `word(key, field, words)` with the words for an enumeration's
///        values in their order.
template <typename AnyRules, typename Visitor>
void for_each_field(AnyRules& rules, Visitor& visit) {
  using Words = std::string_view[];
  static constexpr Words kDealt = {"shuffled-in", "placed-first", "replaced", "first-dealt"};
  static constexpr Words kDirections = {"down", "up-or-down", "up"};
  static constexpr Words kSuitRules = {"any", "same", "alternate-colour"};
  static constexpr Words kFillers = {"any-card", "kings-only", "nothing"};
  static constexpr Words kMoveUnits = {"card", "run"};
  static constexpr Words kBases = {"any", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  visit.number("suits", rules.suits, 1, kSuits);
  visit.number("ranks", rules.ranks, 1, kRanks);
  visit.number("piles", rules.piles, 1, kMaxPiles);
  visit.number("cells", rules.cells, 0, kMaxCells);
  visit.number("prefilled_cells", rules.prefilled_cells, 0, kMaxCells);
  visit.place("first_long_pile", rules.first_long_pile, kMaxPiles);
  visit.word("base_cards_in_deal", rules.base_cards_in_deal, kDealt);
  visit.flag("plays_while_dealing", rules.plays_while_dealing);
  visit.flag("kings_to_bottom", rules.kings_to_bottom);
  visit.word("build_direction", rules.build_direction, kDirections);
  visit.word("build_suit", rules.build_suit, kSuitRules);
  visit.flag("build_wraps", rules.build_wraps);
  visit.word("space_fill", rules.space_fill, kFillers);
  visit.word("move", rules.move, kMoveUnits);
  visit.word("base", rules.base, kBases);
  visit.flag("may_return", rules.may_return);
  visit.flag("base_cards_stay", rules.base_cards_stay);
  visit.flag("plays_at_once", rules.plays_at_once);
}

}  // namespace castellan::core
