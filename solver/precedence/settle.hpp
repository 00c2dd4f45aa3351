// Equal neighbouring ranks as one: positions whose waste and stock show the same ranks in the same order are the same
// for all that follows, whichever of the equal cards have been played.

#pragma once

#include <array>

#include "core/precedence/stock_game.hpp"

namespace castellan::solver::precedence {

/// The places of each rank.
using RankPlaces = std::array<core::precedence::PlaceSet, core::kRanks + 1>;
[[nodiscard]] RankPlaces rank_places(const core::precedence::StockGame& game);

/// Moves the waste's top card, in thought, to the first place of its rank above the card below it. When this has
/// been done to every card of the waste before it was covered, positions with equal ranks in equal order are equal.
void settle(const core::precedence::StockGame& game, const RankPlaces& places, core::precedence::Position& position);

}  // namespace castellan::solver::precedence
