// What every report on one deal begins with.

#pragma once

#include "cli/reports/deal_name.hpp"
#include "cli/reports/report.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// A deal with what results call it.
struct NamedDeal {
  DealName name;
  solver::DealPtr deal;
};

/// Adds which deal of which game it is, as programs have it.
void add_deal(Items& items, const solver::Game& game, const DealName& name, const solver::Deal& deal);

/// A report that says so for people too, with the deal as a board.
[[nodiscard]] Report deal_report(const solver::Game& game, const DealName& name, const solver::Deal& deal);

}  // namespace castellan::cli
