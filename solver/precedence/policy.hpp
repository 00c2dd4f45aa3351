// Policies: ways to play that use only what the player has seen.
//
// How often one wins is another question than whether a deal can be won with all cards known, and the two
// numbers are never mixed.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "core/precedence/stock_game.hpp"
#include "solver/precedence/annealing.hpp"

namespace castellan::solver::precedence {

struct Policy {
  std::string_view name;
  std::string_view description;
  /// Plays one game and says how many cards are left: 0 is a win.
  /// @param deal      What the deal is called: the random numbers of a policy follow from it.
  /// @param annealing Memory for policies that plan.
  int (*cards_left)(const core::precedence::Rules& rules, const core::precedence::Stock& stock, std::uint64_t deal,
                    Annealing& annealing);
  /// The same game, step by step.
  std::vector<core::Step> (*play)(const core::precedence::StockGame& game, std::uint64_t deal, Annealing& annealing);
};

[[nodiscard]] std::span<const Policy> all_policies();

/// @throws core::InputError that lists the policies when none is called this.
[[nodiscard]] const Policy& find_policy(std::string_view name);

}  // namespace castellan::solver::precedence
