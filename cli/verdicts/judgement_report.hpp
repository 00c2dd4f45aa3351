// What `verify` says about a list of moves.

#pragma once

#include <string>

#include "cli/reports/deal_name.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// "legal and won: 70 moves", "legal but not won: …", "move 3 (…) is illegal: …".
[[nodiscard]] std::string judgement_text(const solver::Judgement& judgement);

[[nodiscard]] Report judgement_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                                      const solver::Judgement& judgement);

}  // namespace castellan::cli
