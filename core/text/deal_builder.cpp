#include "core/text/deal_builder.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

std::string counted(int number, std::string_view noun) {
  return std::to_string(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

std::string foundation_name(Suit suit) { return "the " + std::string(suit_name(suit)) + " foundation"; }

/// The card, and how the text spells it if that is another way.
std::string spelt(Card card, std::string_view text) {
  const std::string usual = to_string(card);
  return equal_ignoring_case(usual, text) ? usual : usual + " (" + quoted(text) + ")";
}

/// "in pile 3", "in cell 1", "on its foundation".
std::string whereabouts(Place place) {
  return place.kind == PlaceKind::kFoundation ? "on its foundation" : "in " + to_string(place);
}

}  // namespace

DealBuilder::DealBuilder(const Rules& rules) : rules_(rules), board_(empty_board(rules)) {}

void DealBuilder::begin_pile(std::string_view where) {
  ++piles_;
  if (piles_ > board_.piles.size()) {
    fail_at(where, "pile " + std::to_string(piles_) + ", but the game has " + counted(rules_.piles, "pile"));
  }
}

void DealBuilder::add_to_pile(std::string_view card, std::string_view where) {
  const Card added = card_of(card, where);
  take(added, card, {PlaceKind::kPile, static_cast<std::uint8_t>(piles_ - 1)}, where);
  board_.piles[piles_ - 1].push_back(added);
}

void DealBuilder::add_to_cells(std::string_view card, std::string_view where) {
  ++cells_;
  if (cells_ > board_.cells.size()) {
    fail_at(where, rules_.cells == 0
                       ? "the game has no cells"
                       : "cell " + std::to_string(cells_) + ", but the game has " + counted(rules_.cells, "cell"));
  }
  if (card == "-") return;
  const Card added = card_of(card, where);
  take(added, card, {PlaceKind::kCell, static_cast<std::uint8_t>(cells_ - 1)}, where);
  board_.cells[cells_ - 1] = added;
}

void DealBuilder::set_base(std::string_view rank, std::string_view where) {
  if (where_base_is_said_) fail_at(where, "the base is given twice");
  const std::optional<Rank> base = parse_rank(rank);
  if (!base || to_int(*base) > rules_.ranks) fail_at(where, quoted(rank) + " is not a rank of this game's deck");
  if (rules_.base != Rank::kNone && *base != rules_.base) {
    fail_at(where,
            "the foundations of this game start with " + to_string(rules_.base) + ", not with " + to_string(*base));
  }
  board_.base = *base;
  where_base_is_said_ = where;
}

void DealBuilder::begin_foundation(std::string_view where) {
  if (++begun_foundations_ > rules_.suits) {
    fail_at(where,
            "foundation " + std::to_string(begun_foundations_) + ", but the deck has " + counted(rules_.suits, "suit"));
  }
  foundation_top_.reset();
}

void DealBuilder::add_to_foundation(std::string_view card, std::string_view where) {
  const Card added = card_of(card, where);
  take(added, card, {PlaceKind::kFoundation, 0}, where);
  Foundation& foundation = foundations_[static_cast<std::size_t>(added.suit())];
  if (foundation_top_) {
    if (added != next_in_suit(*foundation_top_)) {
      fail_at(where, to_string(added) + " cannot lie on " + to_string(*foundation_top_) + " on a foundation");
    }
  } else {
    if (foundation.top != Rank::kNone) fail_at(where, foundation_name(added.suit()) + " is given twice");
    if (board_.base != Rank::kNone && added.rank() != board_.base) {
      fail_at(where, foundation_name(added.suit()) + " starts with " + to_string(added) + ", not with " +
                         to_string(Card(board_.base, added.suit())));
    }
    foundation.bottom = added.rank();
    foundation.where = where;
  }
  foundation.top = added.rank();
  foundation_top_ = added;
}

void DealBuilder::build_foundation_to(Suit suit, Rank top, std::string_view where) {
  Foundation& foundation = foundations_[static_cast<std::size_t>(suit)];
  if (foundation.given) fail_at(where, foundation_name(suit) + " is given twice");
  if (top != Rank::kNone) check_in_deck(Card(top, suit), where);
  foundation.given = true;
  foundation.top = top;
  foundation.where = where;
}

bool DealBuilder::has_foundations() const {
  return std::ranges::any_of(foundations_, [](const Foundation& f) { return f.given || f.top != Rank::kNone; });
}

bool DealBuilder::is_whole() const {
  try {
    (void)DealBuilder(*this).finish("");
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// Nothing is guessed here: by the rules there is no other place where they could be.
void DealBuilder::lay_out_base_cards() {
  if (rules_.base_cards_in_deal == BaseCardsInDeal::kShuffledIn || rules_.base == Rank::kNone || has_foundations())
    return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    if (spots_[static_cast<std::size_t>(Card(rules_.base, static_cast<Suit>(suit)).id())]) return;
  }
  for (int suit = 0; suit < rules_.suits; ++suit) build_foundation_to(static_cast<Suit>(suit), rules_.base, "");
}

Board DealBuilder::finish(std::string_view where) {
  lay_out_base_cards();
  settle_base(where);
  for (int suit = 0; suit < kSuits; ++suit) fill_foundation(static_cast<Suit>(suit));
  check_nothing_is_missing(where);
  return board_;
}

Card DealBuilder::card_of(std::string_view text, std::string_view where) const {
  const std::optional<Card> card = parse_card(text);
  if (!card) fail_at(where, quoted(text) + " is not a card");
  check_in_deck(*card, where);
  return *card;
}

void DealBuilder::check_in_deck(Card card, std::string_view where) const {
  if (!rules_.has(card)) fail_at(where, to_string(card) + " is not in this game's deck");
}

void DealBuilder::take(Card card, std::string_view text, Place place, std::string_view where) {
  std::optional<Spot>& spot = spots_[static_cast<std::size_t>(card.id())];
  if (spot) {
    fail_at(where, spelt(card, text) + " appears twice, " + whereabouts(spot->place) + " and " + whereabouts(place));
  }
  spot = Spot{place, std::string(where)};
}

Card DealBuilder::next_in_suit(Card card) const { return {foundation_rank(rules_, card.rank(), 2), card.suit()}; }

Rank DealBuilder::deduced_bottom(Suit suit) const {
  const Foundation& foundation = foundations_[static_cast<std::size_t>(suit)];
  if (foundation.bottom != Rank::kNone) return foundation.bottom;
  Rank bottom = foundation.top;
  for (int count = 1; count < rules_.ranks; ++count) {
    // One step down is `ranks - 1` steps up, round the corner.
    const Rank lower = foundation_rank(rules_, bottom, rules_.ranks);
    if (spots_[static_cast<std::size_t>(Card(lower, suit).id())]) break;
    bottom = lower;
  }
  return bottom;
}

void DealBuilder::settle_base(std::string_view where) {
  if (board_.base != Rank::kNone) return check_base_can_be_chosen();
  std::optional<Card> first;
  for (int i = 0; i < kSuits; ++i) {
    const auto suit = static_cast<Suit>(i);
    const Foundation& foundation = foundations_[static_cast<std::size_t>(i)];
    if (foundation.top == Rank::kNone) continue;
    const Card bottom(deduced_bottom(suit), suit);
    if (first && first->rank() != bottom.rank()) {
      fail_at(where, "the foundations do not start on one rank: " + to_string(*first) + " and " + to_string(bottom) +
                         " are the lowest cards on theirs");
    }
    first = bottom;
    board_.base = bottom.rank();
  }
}

// A card that chooses the base may leave its foundation again, but only where cards may return.
void DealBuilder::check_base_can_be_chosen() const {
  if (rules_.base != Rank::kNone || (rules_.may_return && !rules_.base_cards_stay)) return;
  const bool any_home = std::ranges::any_of(foundations_, [](const Foundation& f) { return f.top != Rank::kNone; });
  if (!any_home) {
    fail_at(where_base_is_said_.value_or(""),
            "the base is " + to_string(board_.base) + ", but no card that chose it is on a foundation");
  }
}

void DealBuilder::fill_foundation(Suit suit) {
  const Foundation& foundation = foundations_[static_cast<std::size_t>(suit)];
  if (foundation.top == Rank::kNone) return;
  for (std::uint8_t count = 1; count <= rules_.ranks; ++count) {
    const Card card(foundation_rank(rules_, board_.base, count), suit);
    std::optional<Spot>& spot = spots_[static_cast<std::size_t>(card.id())];
    if (spot && spot->place.kind != PlaceKind::kFoundation) {
      fail_at(spot->where, to_string(card) + " lies " + whereabouts(spot->place) + ", but " + foundation_name(suit) +
                               " is built to " + to_string(Card(foundation.top, suit)));
    }
    if (!spot) spot = Spot{{PlaceKind::kFoundation, 0}, foundation.where};
    board_.home[static_cast<std::size_t>(suit)] = count;
    if (card.rank() == foundation.top) return;
  }
}

void DealBuilder::check_nothing_is_missing(std::string_view where) const {
  constexpr int kMostListed = 5;
  std::string listed;
  int missing = 0;
  for (int id = 0; id < kCards; ++id) {
    const Card card = Card::from_id(id);
    if (!rules_.has(card) || spots_[static_cast<std::size_t>(id)]) continue;
    ++missing;
    if (missing <= kMostListed) listed += (missing == 1 ? "" : ", ") + to_string(card);
  }
  if (missing == 0) return;
  if (missing == rules_.deck_size()) fail_at(where, "no card of the deck is there");
  if (missing > kMostListed) listed += " and " + std::to_string(missing - kMostListed) + " more";
  fail_at(where, "missing: " + listed);
}

}  // namespace castellan::core
