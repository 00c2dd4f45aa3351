#include "cli/reports/rules_json.hpp"

namespace castellan::cli {

namespace {

std::string_view word(core::BaseCardsInDeal value) {
  switch (value) {
    case core::BaseCardsInDeal::kShuffledIn: return "shuffled-in";
    case core::BaseCardsInDeal::kPlacedFirst: return "placed-first";
    case core::BaseCardsInDeal::kReplaced: return "replaced";
  }
  return {};
}

std::string_view word(core::BuildDirection value) {
  return value == core::BuildDirection::kDown ? "down" : "up-or-down";
}

std::string_view word(core::BuildSuit value) {
  switch (value) {
    case core::BuildSuit::kAny: return "any";
    case core::BuildSuit::kSame: return "same";
    case core::BuildSuit::kAlternateColour: return "alternate-colour";
  }
  return {};
}

std::string_view word(core::SpaceFill value) { return value == core::SpaceFill::kAnyCard ? "any-card" : "kings-only"; }

std::string word(core::Rank base) { return base == core::Rank::kNone ? "any" : core::to_string(base); }

}  // namespace

Json rules_json(const core::Rules& rules) {
  return {
      {"suits", rules.suits},
      {"ranks", rules.ranks},
      {"piles", rules.piles},
      {"cells", rules.cells},
      {"prefilled_cells", rules.prefilled_cells},
      {"first_long_pile", rules.first_long_pile + 1},
      {"base_cards_in_deal", word(rules.base_cards_in_deal)},
      {"plays_while_dealing", rules.plays_while_dealing},
      {"build_direction", word(rules.build_direction)},
      {"build_suit", word(rules.build_suit)},
      {"build_wraps", rules.build_wraps},
      {"space_fill", word(rules.space_fill)},
      {"base", word(rules.base)},
      {"may_return", rules.may_return},
      {"base_cards_stay", rules.base_cards_stay},
      {"plays_at_once", rules.plays_at_once},
  };
}

}  // namespace castellan::cli
