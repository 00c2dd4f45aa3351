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
  check_at_most("prefilled_cells", rules.prefilled_cells, rules.cells, "the number of cells");
  check_at_most("prefilled_cells", rules.prefilled_cells, rules.dealt_cards(), "the number of cards that are dealt");
  check_at_most("first_long_pile", rules.first_long_pile + 1, rules.piles, "the number of piles");
  if (to_int(rules.base) > rules.ranks) {
    refuse("base", "at most " + to_string(static_cast<Rank>(rules.ranks)) + ", the deck's highest rank, not " +
                       to_string(rules.base));
  }
  const bool deal_sets_base = rules.base_cards_in_deal == BaseCardsInDeal::kFirstDealt;
  if (rules.base == Rank::kNone && !deal_sets_base) {
    if (rules.base_cards_in_deal != BaseCardsInDeal::kShuffledIn) {
      refuse("base_cards_in_deal", "shuffled-in or first-dealt where base is any");
    }
    if (rules.plays_while_dealing) refuse("plays_while_dealing", "false where base is the player's choice");
  }
  if (deal_sets_base && rules.base != Rank::kNone) refuse("base", "any where the first card dealt sets it");
  if (rules.dealt_cards() == 0) {
    refuse("ranks", "more than 1 where the only cards are on the foundations from the start, not " +
                        std::to_string(rules.ranks));
  }
  if (rules.plays_at_once && rules.may_return) {
    refuse("plays_at_once", "false where may_return is true (auto=yes goes with return=no only)");
  }
}

}  // namespace castellan::core
