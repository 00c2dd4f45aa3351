#include "core/precedence/perft.hpp"

namespace castellan::core::precedence {

std::uint64_t perft(const StockGame& game, const Position& position, int depth) {
  if (depth == 0) return 1;
  StockGame::StepList steps;
  game.moves(position, steps);
  std::uint64_t count = 0;
  for (const Step step : steps) {
    Position next = position;
    game.apply(next, step);
    count += perft(game, next, depth - 1);
  }
  return count;
}

}  // namespace castellan::core::precedence
