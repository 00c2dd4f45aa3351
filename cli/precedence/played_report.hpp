// One game as a policy plays it. It says whether that game was won, never whether the deal can be.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/deals/deal_choice.hpp"
#include "cli/reports/game_title.hpp"
#include "cli/reports/json.hpp"
#include "core/precedence/move.hpp"
#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "solver/precedence/policy.hpp"

namespace castellan::cli::precedence {

struct PlayedGame {
  std::string_view policy;
  std::vector<core::precedence::Move> moves;
  int cards_left = 0;
};

/// @param number Of the deal, for policies that use random numbers.
/// @throws std::logic_error if the game does not pass the judge (a defect of the policy).
[[nodiscard]] PlayedGame played_game(const core::precedence::Rules& rules, const core::precedence::Stock& stock,
                                     const solver::precedence::Policy& policy, std::uint64_t number);

[[nodiscard]] Json moves_json(const std::vector<core::precedence::Move>& moves);

/// `policy`, `won` and `cards_left` in the place of the verdict.
[[nodiscard]] std::string played_json(const GameTitle& title, const DealName& name,
                                      const core::precedence::Stock& stock, const PlayedGame& game);
[[nodiscard]] std::string played_text(const GameTitle& title, const DealName& name,
                                      const core::precedence::Stock& stock, const PlayedGame& game);

}  // namespace castellan::cli::precedence
