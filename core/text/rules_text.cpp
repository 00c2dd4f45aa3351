#include "core/text/rules_text.hpp"

namespace castellan::core {

namespace {

/// "1 cell", "2 cells".
std::string counted(int count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string rank_word(Rank rank) {
  switch (rank) {
    case Rank::kAce: return "ace";
    case Rank::kJack: return "jack";
    case Rank::kQueen: return "queen";
    case Rank::kKing: return "king";
    default: return to_string(rank);
  }
}

Rank lowest_base(const Rules& rules) { return rules.base == Rank::kNone ? Rank::kAce : rules.base; }

std::string kings(const Rules& rules) { return rank_word(static_cast<Rank>(rules.ranks)) + "s"; }

std::string base_cards(const Rules& rules) { return rank_word(lowest_base(rules)) + "s"; }

/// "pile 3", "piles 3 and 4", "piles 3 to 6".
std::string pile_range(int first, int count) {
  const std::string last = std::to_string(first + count - 1);
  if (count == 1) return "pile " + last;
  return "piles " + std::to_string(first) + (count == 2 ? " and " : " to ") + last;
}

/// "7 cards on piles 1 to 4, 6 on the others": how a round-robin deal falls out.
std::string pile_sizes(const Rules& rules, int dealt) {
  const int even = dealt / rules.piles;
  const int longer = dealt % rules.piles;
  if (longer == 0) return counted(even, "card") + " on each pile";
  return counted(even + 1, "card") + " on " + pile_range(rules.first_long_pile + 1, longer) + ", " +
         std::to_string(even) + " on the others";
}

std::string deal(const Rules& rules) {
  std::string text = counted(rules.deck_size(), "card") + ", all face up in " + counted(rules.piles, "pile") +
                     ", dealt one to each pile in turn, the first card at the bottom";
  int dealt = rules.deck_size() - rules.prefilled_cells;
  if (rules.base_cards_in_deal == BaseCardsInDeal::kFirstDealt) {
    dealt -= 1;
    text += "; the first of them goes to its foundation instead";
  }
  if (rules.base_cards_in_deal == BaseCardsInDeal::kPlacedFirst) {
    dealt -= rules.suits;
    text += "; the " + base_cards(rules) + " are laid on the foundations before the deal";
  }
  if (rules.base_cards_in_deal == BaseCardsInDeal::kReplaced) {
    text += "; one of the " + base_cards(rules) +
            " that turns up goes to its foundation, and the next card takes its place";
  }
  if (rules.plays_while_dealing) {
    text += "; any other card that continues a foundation goes there, and its pile gets none in that round";
  } else {
    text += "; " + pile_sizes(rules, dealt);
  }
  return text + (rules.kings_to_bottom ? "; then the " + kings(rules) + " of each pile are put at its bottom." : ".");
}

std::string cells(const Rules& rules) {
  std::string text = counted(rules.cells, "cell") + " can hold one card each";
  if (rules.prefilled_cells > 0) {
    text += "; the last " + counted(rules.prefilled_cells, "card") + " of the deal " +
            (rules.prefilled_cells == 1 ? "starts" : "start") + " there";
  }
  return text + ".";
}

/// "down whatever the suit", "up or down in suit".
std::string building(const Rules& rules) {
  std::string text;
  switch (rules.build_direction) {
    case BuildDirection::kDown: text = "down"; break;
    case BuildDirection::kUpOrDown: text = "up or down"; break;
    case BuildDirection::kUp: text = "up"; break;
  }
  switch (rules.build_suit) {
    case BuildSuit::kAny: text += " whatever the suit"; break;
    case BuildSuit::kSame: text += " in suit"; break;
    case BuildSuit::kAlternateColour: text += " in alternate colours"; break;
  }
  if (rules.build_wraps) {
    const std::string top = rank_word(static_cast<Rank>(rules.ranks));
    text += ", round the corner between " + top + " and ace";
  }
  return text;
}

std::string spaces(const Rules& rules) {
  const std::string what = rules.move == MoveUnit::kRun ? " or run" : "";
  if (rules.space_fill == SpaceFill::kAnyCard) return "Any card" + what + " may go to an empty pile.";
  if (rules.space_fill == SpaceFill::kNoCard) return "No card may go to an empty pile.";
  return "Only a " + rank_word(static_cast<Rank>(rules.ranks)) + " may go to an empty pile.";
}

std::string foundations(const Rules& rules) {
  const std::string top = rank_word(static_cast<Rank>(rules.ranks));
  std::string text = "Foundations are built up in suit from the ";
  if (rules.base == Rank::kAce) return text + "ace to the " + top + ".";
  text += rules.base == Rank::kNone
              ? (rules.base_cards_in_deal == BaseCardsInDeal::kFirstDealt
                     ? "rank of the first card dealt"
                     : "rank of the first card that the player puts on one, any rank and the same for all")
              : rank_word(rules.base);
  return text + ", and go on from " + top + " to ace.";
}

std::string returns(const Rules& rules) {
  if (!rules.may_return) return "A card on a foundation stays there.";
  std::string text = "A foundation's top card may go back to a pile that accepts it";
  if (rules.base_cards_stay) text += ", except the " + base_cards(rules);
  return text + ".";
}

}  // namespace

std::string rules_in_brief(const Rules& rules) {
  std::string text = counted(rules.piles, "pile");
  if (rules.cells > 0) text += " and " + counted(rules.cells, "cell");
  text += ", built " + building(rules);
  if (rules.base_cards_in_deal == BaseCardsInDeal::kPlacedFirst ||
      rules.base_cards_in_deal == BaseCardsInDeal::kReplaced) {
    text += "; " + base_cards(rules) + " start at home";
  }
  if (rules.plays_while_dealing) text += ", cards go home while dealt";
  if (rules.base == Rank::kNone) {
    text += rules.base_cards_in_deal == BaseCardsInDeal::kFirstDealt
                ? "; foundations start at the rank of the first card"
                : "; foundations start at any rank";
  }
  if (rules.kings_to_bottom) text += "; " + kings(rules) + " at the bottom";
  if (rules.space_fill == SpaceFill::kKingsOnly) text += "; only " + kings(rules) + " fill spaces";
  if (rules.space_fill == SpaceFill::kNoCard) text += "; spaces stay empty";
  if (rules.move == MoveUnit::kRun) text += "; built runs move as one";
  if (rules.may_return) text += "; cards may return";
  return text;
}

std::vector<std::string> rules_in_words(const Rules& rules) {
  std::vector<std::string> points = {deal(rules)};
  if (rules.cells > 0) points.push_back(cells(rules));
  points.push_back("Piles are built " + building(rules) +
                   (rules.move == MoveUnit::kRun ? "; the cards of a legally built run may move as one, in any number."
                                                 : ", one card at a time."));
  points.push_back(spaces(rules));
  points.push_back(foundations(rules));
  points.push_back(returns(rules));
  if (rules.plays_at_once)
    points.emplace_back("A top card that fits its foundation must go there before any other move.");
  points.emplace_back("The game is won when every card is on the foundations.");
  return points;
}

}  // namespace castellan::core
