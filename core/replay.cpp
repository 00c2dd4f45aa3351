#include "core/replay.hpp"

namespace castellan::core {

namespace {

using Reason = std::optional<std::string>;

std::size_t suit_index(Card card) { return static_cast<std::size_t>(card.suit()); }

std::string foundation_of(Card card) { return "the " + std::string(suit_name(card.suit())) + " foundation"; }

/// Whether the rank of `lower` comes directly before that of `upper`, round the corner if builds wrap.
bool is_next_rank(const Rules& rules, Card lower, Card upper) {
  if (to_int(lower.rank()) + 1 == to_int(upper.rank())) return true;
  return rules.build_wraps && to_int(lower.rank()) == rules.ranks && upper.rank() == Rank::kAce;
}

bool suits_match(const Rules& rules, Card card, Card target) {
  switch (rules.build_suit) {
    case BuildSuit::kAny: return true;
    case BuildSuit::kSame: return card.suit() == target.suit();
    case BuildSuit::kAlternateColour: return is_red(card.suit()) != is_red(target.suit());
  }
  return false;
}

bool can_be_built_on(const Rules& rules, Card card, Card target) {
  if (!suits_match(rules, card, target)) return false;
  switch (rules.build_direction) {
    case BuildDirection::kDown: return is_next_rank(rules, card, target);
    case BuildDirection::kUp: return is_next_rank(rules, target, card);
    case BuildDirection::kUpOrDown: return is_next_rank(rules, card, target) || is_next_rank(rules, target, card);
  }
  return false;
}

/// The card that a suit's foundation takes next; no value when it is complete or its first rank is
/// still to be chosen.
std::optional<Card> awaited_card(const Rules& rules, const Board& board, Suit suit) {
  const int count = board.home[static_cast<std::size_t>(suit)];
  if (board.base == Rank::kNone || count >= rules.ranks) return std::nullopt;
  return Card(foundation_rank(rules, board.base, count + 1), suit);
}

/// The top card of a pile that its foundation waits for, if there is one.
std::optional<Card> playable_top(const Rules& rules, const Board& board) {
  for (const Pile& pile : board.piles) {
    if (!pile.empty() && awaited_card(rules, board, pile.back().suit()) == pile.back()) return pile.back();
  }
  return std::nullopt;
}

Reason why_no_such_place(const Board& board, Place place) {
  switch (place.kind) {
    case PlaceKind::kPile:
      if (place.index >= board.piles.size()) return "there is no " + to_string(place);
      return std::nullopt;
    case PlaceKind::kCell:
      if (place.index >= board.cells.size()) return "there is no " + to_string(place);
      return std::nullopt;
    case PlaceKind::kFoundation:
      if (place.index != 0) return "a foundation has no number: the card's suit tells which it is";
      return std::nullopt;
  }
  return "there is no such place";
}

Reason why_not_there(const Rules& rules, const Board& board, Card card, Place from) {
  std::optional<Card> found;
  std::string place = to_string(from);
  switch (from.kind) {
    case PlaceKind::kPile:
      if (!board.piles[from.index].empty()) found = board.piles[from.index].back();
      break;
    case PlaceKind::kCell: found = board.cells[from.index]; break;
    case PlaceKind::kFoundation:
      found = foundation_top(rules, board, card.suit());
      place = foundation_of(card);
      break;
  }
  if (!found) return place + " is empty";
  if (*found == card) return std::nullopt;
  if (from.kind == PlaceKind::kCell) return place + " holds " + to_string(*found) + ", not " + to_string(card);
  return place + "'s top card is " + to_string(*found) + ", not " + to_string(card);
}

/// Why the cards of this pile from `move.card` up do not move together to where the move says.
Reason why_not_as_run(const Rules& rules, const Board& board, const Move& move) {
  const std::string run = "a run of " + std::to_string(move.cards);
  if (rules.move != MoveUnit::kRun) return run + " does not move as one in this game";
  if (move.from.kind != PlaceKind::kPile || move.to.kind != PlaceKind::kPile) {
    return run + " may only move from pile to pile";
  }
  const Pile& pile = board.piles[move.from.index];
  if (pile.size() < move.cards) {
    return to_string(move.from) + " holds " + std::to_string(pile.size()) + " cards, not " + run;
  }
  const Card* const first = pile.data() + pile.size() - move.cards;
  if (*first != move.card) return run + " begins with " + to_string(*first) + ", not with " + to_string(move.card);
  for (const Card* card = first + 1; card != pile.data() + pile.size(); ++card) {
    if (!can_be_built_on(rules, *card, card[-1])) {
      return to_string(*card) + " is not built on " + to_string(card[-1]) + ": they are of no run";
    }
  }
  return std::nullopt;
}

Reason why_not_returned(const Rules& rules, const Board& board, const Move& move) {
  const bool stays = !rules.may_return || (rules.base_cards_stay && move.card.rank() == board.base);
  if (stays) return to_string(move.card) + " may not leave its foundation";
  if (move.to.kind != PlaceKind::kPile) return "a card from a foundation may only go to a pile";
  return std::nullopt;
}

Reason why_not_onto_pile(const Rules& rules, const Board& board, const Move& move) {
  const Pile& pile = board.piles[move.to.index];
  if (!pile.empty()) {
    if (can_be_built_on(rules, move.card, pile.back())) return std::nullopt;
    return to_string(move.card) + " cannot be built on " + to_string(pile.back());
  }
  if (rules.space_fill == SpaceFill::kNoCard) {
    return to_string(move.card) + " may not fill the empty " + to_string(move.to) + ": no card may";
  }
  if (rules.space_fill == SpaceFill::kKingsOnly && to_int(move.card.rank()) != rules.ranks) {
    return to_string(move.card) + " may not fill the empty " + to_string(move.to) + ": only a " +
           to_string(static_cast<Rank>(rules.ranks)) + " may";
  }
  return std::nullopt;
}

Reason why_not_into_cell(const Board& board, const Move& move) {
  const std::optional<Card> held = board.cells[move.to.index];
  if (!held) return std::nullopt;
  return to_string(move.to) + " already holds " + to_string(*held);
}

Reason why_not_onto_foundation(const Rules& rules, const Board& board, Card card) {
  if (board.base == Rank::kNone) return std::nullopt;
  const std::optional<Card> awaited = awaited_card(rules, board, card.suit());
  if (awaited == card) return std::nullopt;
  if (!awaited) return foundation_of(card) + " is complete";
  return to_string(card) + " does not fit its foundation, which waits for " + to_string(*awaited);
}

/// The move must be legal.
void play(Board& board, const Move& move) {
  Pile moved{move.card};
  switch (move.from.kind) {
    case PlaceKind::kPile: {
      Pile& from = board.piles[move.from.index];
      moved.assign(from.end() - move.cards, from.end());
      from.erase(from.end() - move.cards, from.end());
      break;
    }
    case PlaceKind::kCell: board.cells[move.from.index].reset(); break;
    case PlaceKind::kFoundation: --board.home[suit_index(move.card)]; break;
  }
  switch (move.to.kind) {
    case PlaceKind::kPile:
      for (const Card card : moved) board.piles[move.to.index].push_back(card);
      break;
    case PlaceKind::kCell: board.cells[move.to.index] = move.card; break;
    case PlaceKind::kFoundation:
      // The first card on any foundation chooses the base, for good.
      if (board.base == Rank::kNone) board.base = move.card.rank();
      ++board.home[suit_index(move.card)];
      break;
  }
}

}  // namespace

std::optional<std::string> why_illegal(const Rules& rules, const Board& board, const Move& move) {
  if (!rules.has(move.card)) return to_string(move.card) + " is not in this game's deck";
  if (const Reason reason = why_no_such_place(board, move.from)) return reason;
  if (const Reason reason = why_no_such_place(board, move.to)) return reason;
  if (move.cards == 0) return "a move is of one card at least";
  const Reason not_there =
      move.cards == 1 ? why_not_there(rules, board, move.card, move.from) : why_not_as_run(rules, board, move);
  if (not_there) return not_there;
  if (move.from == move.to) return to_string(move.card) + " is already there";

  if (rules.plays_at_once && !(move.from.kind == PlaceKind::kPile && move.to.kind == PlaceKind::kFoundation)) {
    const std::optional<Card> forced = playable_top(rules, board);
    if (forced) return to_string(*forced) + " must go to its foundation first";
  }
  if (move.from.kind == PlaceKind::kFoundation) {
    if (const Reason reason = why_not_returned(rules, board, move)) return reason;
  }
  switch (move.to.kind) {
    case PlaceKind::kPile: return why_not_onto_pile(rules, board, move);
    case PlaceKind::kCell: return why_not_into_cell(board, move);
    case PlaceKind::kFoundation: return why_not_onto_foundation(rules, board, move.card);
  }
  return "there is no such place";
}

ReplayResult replay(const Rules& rules, const Board& start, std::span<const Move> moves) {
  ReplayResult result;
  result.board = start;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const Reason reason = why_illegal(rules, result.board, moves[i])) {
      result.illegal_move = i;
      result.reason = *reason;
      return result;
    }
    play(result.board, moves[i]);
  }
  result.won = is_won(rules, result.board);
  return result;
}

}  // namespace castellan::core
