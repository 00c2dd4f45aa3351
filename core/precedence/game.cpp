#include "core/precedence/game.hpp"

namespace castellan::core::precedence {

namespace {

constexpr std::string_view kPlaced = "placed";
constexpr std::string_view kFirstAvailable = "first-available";

const std::vector<RuleOption<Rules>>& option_table() {
  static const std::vector<RuleOption<Rules>> table = {
      {.name = "first-king",
       .values = {kPlaced, kFirstAvailable},
       .meaning =
           "whether a king lies on the first foundation before play and 103 cards are shuffled, or all 104 cards "
           "are shuffled and the first king that is played starts the first foundation",
       .get =
           [](const Rules& rules) {
             return std::string(rules.first_king == FirstKing::kPlaced ? kPlaced : kFirstAvailable);
           },
       .set =
           [](Rules& rules, std::string_view value) {
             rules.first_king = value == kPlaced ? FirstKing::kPlaced : FirstKing::kFirstAvailable;
           }},
      {.name = "redeals",
       .values = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"},
       .meaning = "how often the waste is turned over, unshuffled, to be the stock again",
       .get = [](const Rules& rules) { return std::to_string(rules.redeals); },
       .set = [](Rules& rules,
                 std::string_view value) { rules.redeals = static_cast<std::uint8_t>(value.front() - '0'); }},
  };
  return table;
}

}  // namespace

const Game& the_game() {
  static const Game game{
      .id = "precedence",
      .name = "Precedence",
      .aliases = {"Order of Precedence", "Downing Street", "Panama", "Panama Canal"},
      .description =
          "A stock of two decks is turned card by card, suits do not matter, and eight foundations are started "
          "strictly from left to right with K, Q, J, 10, 9, 8, 7 and 6. Each is built down round the corner, from king "
          "to ace "
          "and on to the king, until it holds 13 cards. A card that does not go to a foundation goes to the waste, of "
          "which only the top card can be played. The waste is turned over twice.",
      .rules = {},
  };
  return game;
}

const OptionList<Rules>& rule_options() {
  static const OptionList<Rules> options = [] {
    OptionList<Rules> list;
    for (const RuleOption<Rules>& option : option_table()) list.push_back(&option);
    return list;
  }();
  return options;
}

Rules rules_with(const std::vector<std::string>& settings) {
  return with_settings(the_game().rules, the_game().name, rule_options(), settings);
}

}  // namespace castellan::core::precedence
