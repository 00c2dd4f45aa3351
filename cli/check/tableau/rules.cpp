#include "cli/check/tableau/rules.hpp"

#include "cli/check/form/lines.hpp"

namespace castellan::check {

namespace {

constexpr std::string_view kSuits = "CSHD";

}  // namespace

std::string to_text(Card card) {
  return {kRanks[static_cast<std::size_t>(rank_of(card))], kSuits[static_cast<std::size_t>(suit_of(card))]};
}

std::optional<Card> card_of(std::string_view text) {
  const std::size_t suit = text.empty() ? text.npos : kSuits.find(text.back());
  if (suit == text.npos || rank_named(text.substr(0, text.size() - 1)) == 0) return std::nullopt;
  return make_card(rank_named(text.substr(0, text.size() - 1)), static_cast<int>(suit));
}

CardSet Rules::deck() const {
  CardSet deck = 0;
  for (int suit = 0; suit < suits; ++suit) {
    for (int rank = 1; rank <= ranks; ++rank) deck |= set_of(make_card(rank, suit));
  }
  return deck;
}

bool Rules::builds(Card card, Card on) const {
  if (suit_rule == SuitRule::kSame && suit_of(card) != suit_of(on)) return false;
  if (suit_rule == SuitRule::kAlternateColour && is_red(card) == is_red(on)) return false;
  const auto follows = [&](int high, int low) { return high == low + 1 || (wraps && low == ranks && high == 1); };
  return (direction != Direction::kUp && follows(rank_of(on), rank_of(card))) ||
         (direction != Direction::kDown && follows(rank_of(card), rank_of(on)));
}

Rules read_rules(Fields& fields) {
  Rules rules{};
  rules.suits = fields.number("suits", 1, 4);
  rules.ranks = fields.number("ranks", 1, 13);
  rules.piles = fields.number("piles", 1, kMostPiles);
  rules.cells = fields.number("cells", 0, kMostCells);
  rules.direction = static_cast<Direction>(fields.word("build_direction", {"down", "up-or-down", "up"}));
  rules.suit_rule = static_cast<SuitRule>(fields.word("build_suit", {"any", "same", "alternate-colour"}));
  rules.wraps = fields.flag("build_wraps");
  rules.fill = static_cast<Fill>(fields.word("space_fill", {"any-card", "kings-only", "nothing"}));
  rules.moves_runs = fields.has("move") && fields.word("move", {"card", "run"}) == 1;
  rules.base = fields.word("base", {"any", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"});
  if (rules.base > rules.ranks) throw Malformed("rules: base is not in the deck");
  rules.may_return = fields.flag("may_return");
  rules.base_cards_stay = fields.flag("base_cards_stay");
  rules.plays_at_once = fields.flag("plays_at_once");
  // How cards are dealt does not matter: the deal is given.
  fields.number("prefilled_cells", 0, kMostCells);
  fields.number("first_long_pile", 1, kMostPiles);
  fields.word("base_cards_in_deal", {"shuffled-in", "placed-first", "replaced", "first-dealt"});
  fields.flag("plays_while_dealing");
  if (fields.has("kings_to_bottom")) fields.flag("kings_to_bottom");
  fields.expect_none_left();
  return rules;
}

Deal read_deal(const Rules& rules, std::string_view text) {
  CardSet left = rules.deck();
  const auto take = [&left](Card card) {
    if ((left & set_of(card)) == 0) throw Malformed("deal: " + to_text(card) + " is there twice, or not of the deck");
    left ^= set_of(card);
  };
  const auto card_in = [](std::string_view word) {
    const auto card = card_of(word);
    if (!card) throw Malformed("deal: \"" + std::string(word) + "\" is no card");
    return *card;
  };
  const auto take_all = [&](std::string_view words) {
    std::string cards;
    while (!words.empty()) {
      const std::string_view word = take_word(words);
      if (word == "-") continue;  // An empty cell.
      take(card_in(word));
      cards += static_cast<char>(card_in(word));
    }
    return cards;
  };
  Deal deal{};
  deal.base = rules.base;
  std::string_view tops;
  std::size_t pile = 0;
  const std::string fields = std::string(text) + ":";
  for (std::string_view rest = fields; !rest.empty();) {
    const std::string_view field = take_word(rest, ':');
    if (field.starts_with("F=")) {
      tops = field.substr(2);
    } else if (field.starts_with("B=")) {
      deal.base = rank_named(field.substr(2));
      const bool is_of_rules = rules.base == 0 || rules.base == deal.base;
      if (deal.base == 0 || deal.base > rules.ranks || !is_of_rules) throw Malformed("deal: B= is no base of the game");
    } else if (field.starts_with("C=")) {
      deal.cells = take_all(field.substr(2));
    } else {
      if (pile == static_cast<std::size_t>(rules.piles)) throw Malformed("deal: more piles than the game has");
      deal.piles[pile++] = take_all(field);
    }
  }
  while (!tops.empty()) {
    const Card top = card_in(take_word(tops));
    if (rank_of(top) > rules.ranks) throw Malformed("deal: a foundation is higher than the deck");
    if (deal.base == 0) throw Malformed("deal: B= must say which rank foundations begin with");
    auto& home = deal.home[static_cast<std::size_t>(suit_of(top))];
    home = static_cast<std::uint8_t>((rank_of(top) - deal.base + rules.ranks) % rules.ranks + 1);
    for (int count = 1; count <= home; ++count) take(rules.foundation_card(deal.base, count, suit_of(top)));
  }
  if (left != 0) throw Malformed("deal: cards are missing");
  if (deal.cells.size() > static_cast<std::size_t>(rules.cells)) throw Malformed("deal: more cards than cells");
  return deal;
}

}  // namespace castellan::check
