#include "core/perft.hpp"

namespace castellan::core {

std::uint64_t perft(const CastleGame& game, const Position& position, int depth) {
  if (depth == 0) return 1;
  StepList steps;
  game.moves(position, steps);
  if (depth == 1) return steps.size();
  std::uint64_t count = 0;
  Position next = position;
  for (const Step step : steps) {
    const Undo undo = game.apply(next, step);
    count += perft(game, next, depth - 1);
    game.undo(next, step, undo);
  }
  return count;
}

}  // namespace castellan::core
