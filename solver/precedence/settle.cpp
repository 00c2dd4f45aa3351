#include "solver/precedence/settle.hpp"

namespace castellan::solver::precedence {

using core::precedence::PlaceSet;
using core::precedence::Position;
using core::precedence::StockGame;

RankPlaces rank_places(const StockGame& game) {
  RankPlaces places{};
  for (int place = 0; place < game.rules().stock_size(); ++place) {
    places[static_cast<std::size_t>(game.rank(place))].insert(place);
  }
  return places;
}

void settle(const StockGame& game, const RankPlaces& places, Position& position) {
  if (position.turned == 0) return;
  const int top = position.turned - 1;
  const PlaceSet& same = places[static_cast<std::size_t>(game.rank(top))];
  const int first = same.next_from(position.left.last_below(top) + 1);
  if (first == top) return;
  position.left.erase(top);
  position.left.insert(first);
  position.turned = static_cast<std::uint8_t>(first + 1);
}

}  // namespace castellan::solver::precedence
