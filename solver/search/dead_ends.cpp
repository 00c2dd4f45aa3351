#include "solver/search/dead_ends.hpp"

namespace castellan::solver {

DeadEnds::DeadEnds(const core::CastleGame& game)
    : space_frees_all_(game.rules().space_fill == core::SpaceFill::kAnyCard),
      may_return_(game.rules().may_return),
      applies_(game.rules().move == core::MoveUnit::kCard) {
  for (int card = 0; card < core::kCards; ++card) {
    if (!game.rules().has(core::Card::from_id(card))) continue;
    if (game.may_fill_space(card)) space_fillers_ |= core::Card::from_id(card).bit();
    for (std::uint64_t on = game.accepting(card); on != 0; on &= on - 1) {
      held_by_[static_cast<std::size_t>(std::countr_zero(on))] |= core::Card::from_id(card).bit();
    }
  }
}

}  // namespace castellan::solver
