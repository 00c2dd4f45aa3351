#include "core/options.hpp"

#include <boost/algorithm/string/join.hpp>
#include <boost/algorithm/string/predicate.hpp>
#include <set>

#include "core/input_error.hpp"

namespace castellan::core {

namespace {

using boost::algorithm::iequals;
using boost::algorithm::join;

constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";
constexpr std::string_view kAnyBase = "any";
constexpr std::string_view kAcesFirst = "first";
constexpr std::string_view kAcesAsDealt = "as-dealt";

std::string yes_or_no(bool value) { return std::string(value ? kYes : kNo); }

const std::vector<RuleOption>& option_table() {
  static const std::vector<RuleOption> table = {
      {.name = "return",
       .values = {kYes, kNo},
       .meaning = "whether a foundation's top card may go back to a pile that accepts it (never an ace that the deal "
                  "put there)",
       .applies = [](const Game&) { return true; },
       .get = [](const Rules& rules) { return yes_or_no(rules.may_return); },
       .set = [](Rules& rules, std::string_view value) { rules.may_return = value == kYes; }},
      {.name = "auto",
       .values = {kNo, kYes},
       .meaning = "whether a pile's top card that fits its foundation must go there at once; only with return=no",
       .applies = [](const Game&) { return true; },
       .get = [](const Rules& rules) { return yes_or_no(rules.plays_at_once); },
       .set = [](Rules& rules, std::string_view value) { rules.plays_at_once = value == kYes; }},
      {.name = "citadel-aces",
       .values = {kAcesFirst, kAcesAsDealt},
       .meaning =
           "whether the aces are laid out before the deal, or each as it turns up, the next card taking its place",
       .applies = [](const Game& game) { return game.rules.plays_while_dealing; },
       .get =
           [](const Rules& rules) {
             return std::string(rules.base_cards_in_deal == BaseCardsInDeal::kReplaced ? kAcesAsDealt : kAcesFirst);
           },
       .set =
           [](Rules& rules, std::string_view value) {
             rules.base_cards_in_deal =
                 value == kAcesAsDealt ? BaseCardsInDeal::kReplaced : BaseCardsInDeal::kPlacedFirst;
           }},
      {.name = "base",
       .values = {kAnyBase, "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"},
       .meaning = "the rank on which the foundations start: fixed in advance, or any rank, the player's choice",
       .applies = [](const Game& game) { return game.rules.base == Rank::kNone; },
       .get =
           [](const Rules& rules) { return rules.base == Rank::kNone ? std::string(kAnyBase) : to_string(rules.base); },
       .set = [](Rules& rules, std::string_view value) { rules.base = parse_rank(value).value_or(Rank::kNone); }},
  };
  return table;
}

const RuleOption& find_option(const Game& game, std::string_view name) {
  std::vector<std::string> names;
  for (const RuleOption* option : options_of(game)) {
    if (iequals(option->name, name)) return *option;
    names.emplace_back(option->name);
  }
  throw InputError(std::string(game.name) + " has no option " + quoted(name) + "; its options are " +
                   join(names, ", "));
}

std::string_view find_value(const RuleOption& option, std::string_view text) {
  // Cards may be written with T for 10, so ranks may too.
  const auto as_rank = [rank = parse_rank(text)](std::string_view value) { return rank && rank == parse_rank(value); };
  for (const std::string_view value : option.values) {
    if (iequals(value, text) || as_rank(value)) return value;
  }
  const std::vector<std::string> values(option.values.begin(), option.values.end());
  throw InputError("option " + std::string(option.name) + " has no value " + quoted(text) + "; its values are " +
                   join(values, ", "));
}

}  // namespace

std::vector<const RuleOption*> options_of(const Game& game) {
  std::vector<const RuleOption*> options;
  for (const RuleOption& option : option_table()) {
    if (option.applies(game)) options.push_back(&option);
  }
  return options;
}

std::vector<std::pair<std::string, std::string>> Variant::options() const {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const RuleOption* option : options_of(*game)) pairs.emplace_back(option->name, option->get(rules));
  return pairs;
}

std::string Variant::options_text() const {
  std::string text;
  for (const auto& [name, value] : options()) text += (text.empty() ? "" : " ") + name + "=" + value;
  return text;
}

Variant make_variant(const Game& game, const std::vector<std::string>& settings) {
  Variant variant{&game, game.rules};
  std::set<const RuleOption*> given;
  for (const std::string_view setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string_view::npos) throw InputError("option " + quoted(setting) + " should read name=value");
    const RuleOption& option = find_option(game, setting.substr(0, equals));
    if (!given.insert(&option).second) throw InputError("option " + std::string(option.name) + " is given twice");
    option.set(variant.rules, find_value(option, setting.substr(equals + 1)));
  }
  if (variant.rules.plays_at_once && variant.rules.may_return) {
    throw InputError("auto=yes needs a game without returns: add return=no");
  }
  return variant;
}

}  // namespace castellan::core
