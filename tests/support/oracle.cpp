#include "tests/support/oracle.hpp"

#include <algorithm>
#include <unordered_set>

namespace castellan::test {

using core::Board;
using core::Card;
using core::Move;
using core::Pile;
using core::Place;
using core::PlaceKind;
using core::Rank;
using core::Suit;

namespace {

int count_home(const Board& board, Suit suit) { return board.home.at(static_cast<std::size_t>(to_int(suit))); }

Place place(PlaceKind kind, std::size_t index) { return {kind, static_cast<std::uint8_t>(index)}; }

}  // namespace

/// The card at this height (from 0) of a complete foundation.
Card Oracle::foundation_card(const Board& board, Suit suit, int index) const {
  int rank = to_int(board.base) + index;
  if (rank > rules_.ranks) rank -= rules_.ranks;
  return Card(static_cast<Rank>(rank), suit);
}

bool Oracle::fits_foundation(const Board& board, Card card) const {
  const int count = count_home(board, card.suit());
  return board.base != Rank::kNone && count < rules_.ranks && foundation_card(board, card.suit(), count) == card;
}

bool Oracle::some_top_is_forced(const Board& board) const {
  return rules_.plays_at_once && std::ranges::any_of(board.piles, [&](const Pile& pile) {
           return !pile.empty() && fits_foundation(board, pile.back());
         });
}

bool Oracle::fits_on(Card card, Card target) const {
  const bool same_suit = card.suit() == target.suit();
  const bool same_colour = is_red(card.suit()) == is_red(target.suit());
  if (rules_.build_suit == core::BuildSuit::kSame && !same_suit) return false;
  if (rules_.build_suit == core::BuildSuit::kAlternateColour && same_colour) return false;

  const int up = to_int(target.rank()) - to_int(card.rank());
  const int round = rules_.build_wraps ? rules_.ranks - 1 : 0;  // From the ace down to the king, or back.
  const bool lands_on_higher = up == 1 || (round != 0 && up == -round);
  const bool lands_on_lower = up == -1 || (round != 0 && up == round);
  switch (rules_.build_direction) {
    case core::BuildDirection::kDown: return lands_on_higher;
    case core::BuildDirection::kUp: return lands_on_lower;
    case core::BuildDirection::kUpOrDown: break;
  }
  return lands_on_higher || lands_on_lower;
}

/// Cards of the longest run that ends with a pile's top card; 0 for an empty pile.
int Oracle::run_length(const Pile& pile) const {
  if (pile.empty()) return 0;
  int length = 1;
  for (std::size_t i = pile.size() - 1; i > 0 && fits_on(pile[i], pile[i - 1]); --i) ++length;
  return length;
}

bool Oracle::pile_takes(const Pile& pile, Card card) const {
  if (!pile.empty()) return fits_on(card, pile.back());
  if (rules_.space_fill == core::SpaceFill::kNoCard) return false;
  return rules_.space_fill != core::SpaceFill::kKingsOnly || to_int(card.rank()) == rules_.ranks;
}

/// Whether a card that can be picked up at `move.from` may be put down at `move.to`.
bool Oracle::allowed(const Board& board, const Move& move, bool forced) const {
  const PlaceKind from = move.from.kind;
  const PlaceKind to = move.to.kind;
  if (move.from == move.to) return false;
  if (move.cards > 1 && to != PlaceKind::kPile) return false;
  if (forced && (from != PlaceKind::kPile || to != PlaceKind::kFoundation)) return false;
  if (from == PlaceKind::kFoundation) {
    const bool is_base_card = count_home(board, move.card.suit()) == 1;
    if (!rules_.may_return || to != PlaceKind::kPile || (is_base_card && rules_.base_cards_stay)) return false;
  }
  if (to == PlaceKind::kPile) return pile_takes(board.piles.at(move.to.index), move.card);
  if (to == PlaceKind::kCell) return !board.cells.at(move.to.index).has_value();
  return board.base == Rank::kNone || fits_foundation(board, move.card);
}

std::vector<Move> Oracle::legal_moves(const Board& board) const {
  std::vector<Move> pick_ups;  // With the place to put the card down still open.
  for (std::size_t i = 0; i < board.piles.size(); ++i) {
    const Pile& pile = board.piles[i];
    const int longest = rules_.move == core::MoveUnit::kRun ? run_length(pile) : std::min<int>(1, run_length(pile));
    for (int length = 1; length <= longest; ++length) {
      const Card first = pile[pile.size() - static_cast<std::size_t>(length)];
      pick_ups.push_back({first, place(PlaceKind::kPile, i), {}, static_cast<std::uint8_t>(length)});
    }
  }
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    if (board.cells[i]) pick_ups.push_back({*board.cells[i], place(PlaceKind::kCell, i), {}});
  }
  for (int s = 0; s < rules_.suits; ++s) {
    const auto suit = static_cast<Suit>(s);
    const int count = count_home(board, suit);
    if (count == 0) continue;
    pick_ups.push_back({foundation_card(board, suit, count - 1), place(PlaceKind::kFoundation, 0), {}});
  }

  const bool forced = some_top_is_forced(board);
  std::vector<Move> moves;
  for (Move move : pick_ups) {
    const auto put_down = [&](Place to) {
      move.to = to;
      if (allowed(board, move, forced)) moves.push_back(move);
    };
    for (std::size_t i = 0; i < board.piles.size(); ++i) put_down(place(PlaceKind::kPile, i));
    for (std::size_t i = 0; i < board.cells.size(); ++i) put_down(place(PlaceKind::kCell, i));
    put_down(place(PlaceKind::kFoundation, 0));
  }
  return moves;
}

Board Oracle::after(const Board& board, const Move& move) const {
  Board next = board;
  auto& home = next.home.at(static_cast<std::size_t>(to_int(move.card.suit())));
  std::vector<Card> taken;
  for (int i = 0; i < move.cards && move.from.kind == PlaceKind::kPile; ++i) {
    taken.push_back(next.piles.at(move.from.index).back());
    next.piles.at(move.from.index).pop_back();
  }
  if (taken.empty()) taken.push_back(move.card);
  if (move.from.kind == PlaceKind::kCell) next.cells.at(move.from.index).reset();
  if (move.from.kind == PlaceKind::kFoundation) --home;
  while (move.to.kind == PlaceKind::kPile && !taken.empty()) {
    next.piles.at(move.to.index).push_back(taken.back());
    taken.pop_back();
  }
  if (move.to.kind == PlaceKind::kCell) next.cells.at(move.to.index) = move.card;
  if (move.to.kind == PlaceKind::kFoundation) {
    ++home;
    if (next.base == Rank::kNone) next.base = move.card.rank();
  }
  return next;
}

std::vector<Board> Oracle::successors(const Board& board) const {
  std::unordered_set<std::string> seen{text(tidied(board))};
  std::vector<Board> boards;
  for (const Move& move : legal_moves(board)) {
    Board next = tidied(after(board, move));
    if (seen.insert(text(next)).second) boards.push_back(std::move(next));
  }
  return boards;
}

std::optional<OracleAnswer> Oracle::decide(const Board& board, std::size_t max_positions) const {
  const auto won = [&](const Board& b) {
    int home = 0;
    for (int suit = 0; suit < rules_.suits; ++suit) home += count_home(b, static_cast<Suit>(suit));
    return home == rules_.suits * rules_.ranks;
  };
  if (won(board)) return OracleAnswer{true, 0, 1};
  std::vector<Board> frontier{tidied(board)};
  std::unordered_set<std::string> seen{text(frontier.front())};
  for (int length = 1; !frontier.empty(); ++length) {
    std::vector<Board> further;
    for (const Board& position : frontier) {
      for (const Move& move : legal_moves(position)) {
        Board next = tidied(after(position, move));
        if (!seen.insert(text(next)).second) continue;
        if (won(next)) return OracleAnswer{true, length, seen.size()};
        if (seen.size() > max_positions) return std::nullopt;
        further.push_back(std::move(next));
      }
    }
    frontier = std::move(further);
  }
  return OracleAnswer{false, 0, seen.size()};
}

Board Oracle::tidied(Board board) {
  std::ranges::sort(board.piles);
  std::ranges::sort(board.cells);
  return board;
}

std::string Oracle::text(const Board& board) {
  constexpr char kFirst = 'A';  // Card 0; what stands for no card comes before it.
  std::string text;
  for (const Pile& pile : board.piles) {
    for (const Card card : pile) text += static_cast<char>(kFirst + card.id());
    text += ':';
  }
  for (const auto& cell : board.cells) text += cell ? static_cast<char>(kFirst + cell->id()) : '-';
  for (const std::uint8_t count : board.home) text += static_cast<char>(kFirst + count);
  text += static_cast<char>(kFirst + to_int(board.base));
  return text;
}

}  // namespace castellan::test
