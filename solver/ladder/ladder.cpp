#include "solver/ladder/ladder.hpp"

#include <array>

#include "solver/heuristics/heuristics.hpp"
#include "solver/relaxation/suit_blind_game.hpp"
#include "solver/strategies/strategies.hpp"

namespace castellan::solver {

namespace {

/// Built down regardless of suit: coarse searches find the wins, the relaxation proves the losses.
constexpr std::array kAnySuit{
    Rung{&kBestFirstRanks, 20'000, &kAnySuitTuned},
    Rung{&kSuitBlind, 200'000, nullptr},
    Rung{&kRefinement, 30'000, nullptr},
    Rung{&kBestFirstRanks, 500'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits4, 50'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits6, 100'000, &kAnySuitTuned},
    Rung{&kBestFirstExact, 50'000, &kAnySuitTuned},
    Rung{&kRefinement, 100'000, nullptr},
    Rung{&kSuitBlind, 2'000'000, nullptr},
    Rung{&kBestFirstSuits4, 300'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits6, 1'000'000, &kAnySuitTuned},
    Rung{&kBestFirstExact, 500'000, &kAnySuitTuned},
    Rung{&kRefinement, 4'000'000, nullptr},
    Rung{&kSuitBlind, 20'000'000, nullptr},
    Rung{&kBestFirstSuits4, 2'000'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits6, 4'000'000, &kPlain},
    Rung{&kRefinement, 16'000'000, nullptr},
    Rung{&kWide, kNoAllowance, nullptr},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

/// Where cards must play at once as well: the refinement does not know of that.
constexpr std::array kAnySuitAtOnce{
    Rung{&kBestFirstRanks, 20'000, &kAnySuitTuned},
    Rung{&kSuitBlind, 200'000, nullptr},
    Rung{&kBestFirstRanks, 500'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits4, 50'000, &kAnySuitTuned},
    Rung{&kBestFirstSuits6, 100'000, &kAnySuitTuned},
    Rung{&kBestFirstExact, 500'000, &kAnySuitTuned},
    Rung{&kSuitBlind, 20'000'000, nullptr},
    Rung{&kBestFirstSuits6, 4'000'000, &kAnySuitTuned},
    Rung{&kWide, kNoAllowance, nullptr},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

/// Few positions can be reached: an exact search decides both ways. Depth-first search is the quicker one
/// to run dry, best-first the quicker one to win. Without wrap most deals are lost within tens of positions.
constexpr std::array kSmall{
    Rung{&kDepthFirst, 100, nullptr},
    Rung{&kBestFirstExact, 20'000, &kPlain},
    Rung{&kBestFirstExact, 1'000'000, &kPlain},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

/// With wrap most deals are won on one of several bases: a short look at each before a long one at any.
constexpr std::array kSmallWithWrap{
    Rung{&kBestFirstExact, 300, &kPlain},
    Rung{&kBestFirstExact, 20'000, &kPlain},
    Rung{&kBestFirstExact, 1'000'000, &kPlain},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

}  // namespace

std::span<const Rung> ladder_for(const core::Rules& rules) {
  if (SuitBlindGame::applies(rules)) return rules.plays_at_once ? std::span<const Rung>(kAnySuitAtOnce) : kAnySuit;
  if (rules.build_wraps) return kSmallWithWrap;
  return kSmall;
}

}  // namespace castellan::solver
