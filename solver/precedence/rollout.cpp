#include "solver/precedence/rollout.hpp"

namespace castellan::solver::precedence {

using core::precedence::Position;
using core::precedence::StockGame;

CardsLeft cards_left(const StockGame& game, const Position& position) {
  CardsLeft cards;
  for (int word = 0; word < 2; ++word) {
    for (std::uint64_t rest = position.left.words[static_cast<std::size_t>(word)]; rest != 0; rest &= rest - 1) {
      const int place = 64 * word + std::countr_zero(rest);
      cards.waste += place < position.turned ? 1 : 0;
      cards.ranks[static_cast<std::size_t>(cards.size++)] = static_cast<std::uint8_t>(game.rank(place));
    }
  }
  return cards;
}

int rollout(const StockGame& game, const Position& position, Foundations foundations) {
  CardsLeft cards = cards_left(game, position);
  return play_out(foundations, cards, game.rules().redeals - position.pass,
                  [](const Foundations&, unsigned taking) { return rightmost(taking); });
}

}  // namespace castellan::solver::precedence
