#include "core/deals/dealing.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

bool continues_foundation(const Rules& rules, const Board& board, Card card) {
  const int home = board.home[static_cast<std::size_t>(card.suit())];
  if (board.base == Rank::kNone) return false;
  return card.rank() == foundation_rank(rules, board.base, home + 1);
}

void sink_kings(const Rules& rules, Board& board) {
  for (Pile& pile : board.piles) {
    std::ranges::stable_partition(pile, [&](Card card) { return to_int(card.rank()) == rules.ranks; });
  }
}

}  // namespace

// Every card but those that the deal puts on foundations as base cards takes a turn: that of a pile, or of a cell once
// the piles have had theirs. The last, incomplete round of the piles may begin at another pile than the first.
Board deal(const Rules& rules, std::span<const Card> order) {
  Board board = empty_board(rules);
  const auto is_dealt_out = [&](Card card) {
    switch (rules.base_cards_in_deal) {
      case BaseCardsInDeal::kShuffledIn: return false;
      case BaseCardsInDeal::kFirstDealt: return card == order.front();
      case BaseCardsInDeal::kPlacedFirst:
      case BaseCardsInDeal::kReplaced: return card.rank() == rules.base;
    }
    return false;
  };
  if (rules.base_cards_in_deal == BaseCardsInDeal::kPlacedFirst) std::fill_n(board.home.begin(), rules.suits, 1);
  if (rules.base_cards_in_deal == BaseCardsInDeal::kFirstDealt) board.base = order.front().rank();

  const int pile_turns = rules.dealt_cards() - rules.prefilled_cells;
  const int even_turns = pile_turns - pile_turns % rules.piles;

  int turn = 0;
  std::size_t pile = 0;
  for (const Card card : order) {
    auto& home = board.home[static_cast<std::size_t>(card.suit())];
    if (is_dealt_out(card)) {
      if (home == 0) home = 1;
      continue;
    }
    if (turn == even_turns) pile = rules.first_long_pile;
    if (rules.plays_while_dealing && continues_foundation(rules, board, card)) {
      ++home;
    } else if (turn < pile_turns) {
      board.piles[pile].push_back(card);
    } else {
      board.cells[static_cast<std::size_t>(turn - pile_turns)] = card;
    }
    ++turn;
    if (++pile == rules.piles) pile = 0;
  }
  if (rules.kings_to_bottom) sink_kings(rules, board);
  return board;
}

}  // namespace castellan::core
