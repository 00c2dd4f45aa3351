#include "core/board.hpp"

#include <numeric>

namespace castellan::core {

Board empty_board(const Rules& rules) {
  Board board;
  board.piles.resize(rules.piles);
  board.cells.resize(rules.cells);
  board.base = rules.base;
  return board;
}

Rank foundation_rank(const Rules& rules, Rank base, int count) {
  return static_cast<Rank>((to_int(base) - 1 + count - 1) % rules.ranks + 1);
}

std::optional<Card> foundation_top(const Rules& rules, const Board& board, Suit suit) {
  const int count = board.home[static_cast<std::size_t>(suit)];
  if (count == 0) return std::nullopt;
  return Card(foundation_rank(rules, board.base, count), suit);
}

bool is_won(const Rules& rules, const Board& board) {
  return std::accumulate(board.home.begin(), board.home.end(), 0) == rules.deck_size();
}

}  // namespace castellan::core
