#include "core/options.hpp"

namespace castellan::core {

namespace {

struct TableauOption {
  bool (*applies)(const Game&);
  RuleOption<Rules> option;
};

bool always(const Game& /*game*/) { return true; }

constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";
constexpr std::string_view kCard = "card";
constexpr std::string_view kRun = "run";
constexpr std::string_view kAnyBase = "any";
constexpr std::string_view kAcesFirst = "first";
constexpr std::string_view kAcesAsDealt = "as-dealt";

std::string yes_or_no(bool value) { return std::string(value ? kYes : kNo); }

const std::vector<TableauOption>& option_table() {
  static const std::vector<TableauOption> table = {
      {always,
       {.name = "return",
        .values = {kYes, kNo},
        .meaning = "whether a foundation's top card may go back to a pile that accepts it (never an ace that the deal "
                   "put there)",
        .get = [](const Rules& rules) { return yes_or_no(rules.may_return); },
        .set = [](Rules& rules, std::string_view value) { rules.may_return = value == kYes; }}},
      {always,
       {.name = "auto",
        .values = {kNo, kYes},
        .meaning = "whether a pile's top card that fits its foundation must go there at once; only with return=no",
        .get = [](const Rules& rules) { return yes_or_no(rules.plays_at_once); },
        .set = [](Rules& rules, std::string_view value) { rules.plays_at_once = value == kYes; }}},
      {[](const Game& game) { return game.others_move_runs || game.rules.move == MoveUnit::kRun; },
       {.name = "move",
        .values = {kCard, kRun},
        .meaning = "whether a single card moves at a time, or also the cards of a legally built run as one, in any "
                   "number and whatever spaces there are",
        .get = [](const Rules& rules) { return std::string(rules.move == MoveUnit::kRun ? kRun : kCard); },
        .set = [](Rules& rules,
                  std::string_view value) { rules.move = value == kRun ? MoveUnit::kRun : MoveUnit::kCard; }}},
      {[](const Game& game) { return game.rules.plays_while_dealing; },
       {.name = "citadel-aces",
        .values = {kAcesFirst, kAcesAsDealt},
        .meaning =
            "whether the aces are laid out before the deal, or each as it turns up, the next card taking its place",
        .get =
            [](const Rules& rules) {
              return std::string(rules.base_cards_in_deal == BaseCardsInDeal::kReplaced ? kAcesAsDealt : kAcesFirst);
            },
        .set =
            [](Rules& rules, std::string_view value) {
              rules.base_cards_in_deal =
                  value == kAcesAsDealt ? BaseCardsInDeal::kReplaced : BaseCardsInDeal::kPlacedFirst;
            }}},
      {[](const Game& game) { return game.rules.base == Rank::kNone; },
       {.name = "base",
        .values = {kAnyBase, "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"},
        .meaning = "the rank on which the foundations start: fixed in advance, or any rank, the player's choice",
        .get =
            [](const Rules& rules) {
              return rules.base == Rank::kNone ? std::string(kAnyBase) : to_string(rules.base);
            },
        .set = [](Rules& rules, std::string_view value) { rules.base = parse_rank(value).value_or(Rank::kNone); }}},
  };
  return table;
}

}  // namespace

OptionList<Rules> options_of(const Game& game) {
  OptionList<Rules> options;
  for (const TableauOption& entry : option_table()) {
    if (entry.applies(game)) options.push_back(&entry.option);
  }
  return options;
}

}  // namespace castellan::core
