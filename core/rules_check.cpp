#include "core/rules_check.hpp"

#include <string>
#include <string_view>

#include "core/field_check.hpp"
#include "core/input_error.hpp"
#include "core/rules_fields.hpp"

namespace castellan::core {

namespace {

[[noreturn]] void refuse(std::string_view key, const std::string& expected) {
  throw InputError(std::string(key) + ": expected " + expected);
}

void check_at_most(std::string_view key, int value, int most, const std::string& what_bounds_it) {
  if (value <= most) return;
  refuse(key, "at most " + std::to_string(most) + ", " + what_bounds_it + ", not " + std::to_string(value));
}

}  // namespace

void check_rules(const Rules& rules) {
  FieldCheck ranges;
  for_each_field(rules, ranges);
  const bool base_cards_are_dealt = rules.base_cards_in_deal == BaseCardsInDeal::kShuffledIn;
  const int dealt = rules.deck_size() - (base_cards_are_dealt ? 0 : rules.suits);
  check_at_most("prefilled_cells", rules.prefilled_cells, rules.cells, "the number of cells");
  check_at_most("prefilled_cells", rules.prefilled_cells, dealt, "the number of cards that are dealt");
  check_at_most("first_long_pile", rules.first_long_pile + 1, rules.piles, "the number of piles");
  if (to_int(rules.base) > rules.ranks) {
    refuse("base", "at most " + to_string(static_cast<Rank>(rules.ranks)) + ", the deck's highest rank, not " +
                       to_string(rules.base));
  }
  if (rules.base == Rank::kNone) {
    if (!base_cards_are_dealt) refuse("base_cards_in_deal", "shuffled-in where base is any");
    if (rules.plays_while_dealing) refuse("plays_while_dealing", "false where base is any");
  }
  if (rules.plays_at_once && rules.may_return) {
    refuse("plays_at_once", "false where may_return is true (auto=yes goes with return=no only)");
  }
}

}  // namespace castellan::core
