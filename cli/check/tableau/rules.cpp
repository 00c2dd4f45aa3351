#include "cli/check/tableau/rules.hpp"

#include "cli/check/form/lines.hpp"

namespace castellan::check {

namespace {

constexpr std::string_view kRanks = "?A23456789TJQK";
constexpr std::string_view kSuits = "CSHD";

/// Takes the cards of one deal, each once.
class Deck {
 public:
  explicit Deck(const Rules& rules) : left_(rules.deck()) {}

  void take(Card card) {
    if ((left_ & set_of(card)) == 0) throw Malformed("deal: " + to_text(card) + " is there twice, or not of the deck");
    left_ ^= set_of(card);
  }
  /// The cards of a text, each of which is one more of the deal.
  std::string take_all(std::string_view words) {
    std::string cards;
    while (!words.empty()) {
      const std::string_view word = take_word(words);
      if (word == "-") continue;  // An empty cell.
      cards += static_cast<char>(card_in(word));
      take(static_cast<Card>(cards.back()));
    }
    return cards;
  }
  static Card card_in(std::string_view word) {
    const auto card = card_of(word);
    if (!card) throw Malformed("deal: \"" + std::string(word) + "\" is no card");
    return *card;
  }
  [[nodiscard]] bool is_empty() const { return left_ == 0; }

 private:
  CardSet left_;
};

}  // namespace

std::string to_text(Card card) {
  const std::string rank = rank_of(card) == 10 ? "10" : std::string(1, kRanks[static_cast<std::size_t>(rank_of(card))]);
  return rank + kSuits[static_cast<std::size_t>(suit_of(card))];
}

std::optional<Card> card_of(std::string_view text) {
  const bool is_ten = text.starts_with("10");
  if (text.size() != (is_ten ? 3 : 2)) return std::nullopt;
  const std::size_t rank = is_ten ? 10 : kRanks.find(text.front());
  const std::size_t suit = kSuits.find(text.back());
  if (rank == std::string_view::npos || rank == 0 || suit == std::string_view::npos) return std::nullopt;
  return make_card(static_cast<int>(rank), static_cast<int>(suit));
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
  Deal deal{};
  deal.base = rules.base;
  Deck deck(rules);
  std::string_view tops;
  std::size_t pile = 0;
  for (bool more = true; more;) {
    const std::size_t colon = text.find(':');
    const std::string_view field = text.substr(0, colon);
    more = colon != std::string_view::npos;
    if (more) text.remove_prefix(colon + 1);
    if (field.starts_with("F=")) {
      tops = field.substr(2);
    } else if (field.starts_with("B=")) {
      deal.base = rank_of(Deck::card_in(std::string(field.substr(2)) + "C"));
      if (rules.base != 0 && rules.base != deal.base) throw Malformed("deal: B= is not the base of the rules");
    } else if (field.starts_with("C=")) {
      deal.cells = deck.take_all(field.substr(2));
    } else {
      if (pile == static_cast<std::size_t>(rules.piles)) throw Malformed("deal: more piles than the game has");
      deal.piles[pile++] = deck.take_all(field);
    }
  }
  while (!tops.empty()) {
    const Card top = Deck::card_in(take_word(tops));
    if (rank_of(top) > rules.ranks) throw Malformed("deal: a foundation is higher than the deck");
    if (deal.base == 0) throw Malformed("deal: B= must say which rank foundations begin with");
    auto& home = deal.home[static_cast<std::size_t>(suit_of(top))];
    home = static_cast<std::uint8_t>((rank_of(top) - deal.base + rules.ranks) % rules.ranks + 1);
    for (int count = 1; count <= home; ++count) deck.take(rules.foundation_card(deal.base, count, suit_of(top)));
  }
  if (!deck.is_empty()) throw Malformed("deal: cards are missing");
  if (deal.cells.size() > static_cast<std::size_t>(rules.cells))
    throw Malformed("deal: more cards in cells than cells");
  return deal;
}

}  // namespace castellan::check
