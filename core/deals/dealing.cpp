#include "core/deals/dealing.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

bool continues_foundation(const Rules& rules, const Board& board, Card card) {
  const int home = board.home[static_cast<std::size_t>(card.suit())];
  if (board.base == Rank::kNone) return false;
  return card.rank() == foundation_rank(rules, board.base, home + 1);
}

}  // namespace

// Every card but the base cards that are dealt out takes a turn: that of a pile, or of a cell once the
// piles have had theirs. How many turns the piles get is counted first, because the last, incomplete
// round may begin at another pile than the first.
Board deal(const Rules& rules, std::span<const Card> order) {
  Board board = empty_board(rules);
  const auto is_dealt_out = [&](Card card) {
    return rules.base_cards_in_deal != BaseCardsInDeal::kShuffledIn && card.rank() == rules.base;
  };
  if (rules.base_cards_in_deal == BaseCardsInDeal::kPlacedFirst) std::fill_n(board.home.begin(), rules.suits, 1);

  const auto dealt_out = static_cast<int>(std::count_if(order.begin(), order.end(), is_dealt_out));
  const int pile_turns = static_cast<int>(order.size()) - dealt_out - rules.prefilled_cells;
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
  return board;
}

}  // namespace castellan::core
