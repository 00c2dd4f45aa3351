#include "core/precedence/game.hpp"

#include <boost/algorithm/string/join.hpp>
#include <set>

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core::precedence {

namespace {

constexpr std::string_view kPlaced = "placed";
constexpr std::string_view kFirstAvailable = "first-available";

std::string join(const std::vector<std::string_view>& words) {
  return boost::algorithm::join(std::vector<std::string>(words.begin(), words.end()), ", ");
}

const RuleOption& find_option(std::string_view name) {
  std::vector<std::string_view> names;
  for (const RuleOption& option : rule_options()) {
    if (equal_ignoring_case(option.name, name)) return option;
    names.push_back(option.name);
  }
  throw InputError(std::string(the_game().name) + " has no option " + quoted(name) + "; its options are " +
                   join(names));
}

std::string_view find_value(const RuleOption& option, std::string_view text) {
  for (const std::string_view value : option.values) {
    if (equal_ignoring_case(value, text)) return value;
  }
  throw InputError("option " + std::string(option.name) + " has no value " + quoted(text) + "; its values are " +
                   join(option.values));
}

}  // namespace

const Game& the_game() {
  static const Game game{
      .id = "precedence",
      .name = "Precedence",
      .aliases = {"Order of Precedence", "Downing Street", "Panama", "Panama Canal"},
      .description =
          "A stock of two decks is turned card by card, suits do not matter, and eight foundations are started "
          "strictly "
          "from left to right with K, Q, J, 10, 9, 8, 7 and 6. Each is built down round the corner, from king to ace "
          "and "
          "on to the king, until it holds 13 cards. A card that does not go to a foundation goes to the waste, of "
          "which "
          "only the top card can be played. The waste is turned over twice.",
      .rules = {},
  };
  return game;
}

const std::vector<RuleOption>& rule_options() {
  static const std::vector<RuleOption> options = {
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
  return options;
}

std::vector<std::pair<std::string, std::string>> options_of(const Rules& rules) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const RuleOption& option : rule_options()) pairs.emplace_back(option.name, option.get(rules));
  return pairs;
}

std::string options_text(const Rules& rules) {
  std::string text;
  for (const auto& [name, value] : options_of(rules)) text += (text.empty() ? "" : " ") + name + "=" + value;
  return text;
}

Rules rules_with(const std::vector<std::string>& settings) {
  Rules rules = the_game().rules;
  std::set<const RuleOption*> given;
  for (const std::string_view setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string_view::npos) throw InputError("option " + quoted(setting) + " should read name=value");
    const RuleOption& option = find_option(setting.substr(0, equals));
    if (!given.insert(&option).second) throw InputError("option " + std::string(option.name) + " is given twice");
    option.set(rules, find_value(option, setting.substr(equals + 1)));
  }
  return rules;
}

}  // namespace castellan::core::precedence
