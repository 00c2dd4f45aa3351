// Games in order: whatever is allowed in the stricter one of a pair is allowed in the looser one too, so no deal that
// is won in the stricter may be lost in the looser.
//
// CASTELLAN_ORDERED_DEALS sets the number of shuffles per pair; scripts/ordered_games.sh takes 20,000.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;
using solver::Verdict;

using Settings = std::vector<std::string>;

struct Side {
  const char* game;
  Settings settings = {};
};

struct Pair {
  Side stricter;
  Side looser;

  friend std::ostream& operator<<(std::ostream& out, const Pair& pair) {
    return out << pair.stricter.game << " and " << pair.looser.game;
  }
};

Rules rules_of(const Side& side) { return core::make_variant(core::find_game(side.game), side.settings).rules; }

std::uint64_t deal_count() {
  const char* const wanted = std::getenv("CASTELLAN_ORDERED_DEALS");
  return wanted == nullptr ? within_effort(40) : std::stoull(wanted);
}

class OrderedGames : public ::testing::TestWithParam<Pair> {};

TEST_P(OrderedGames, NoDealIsWonInTheStricterAndLostInTheLooser) {
  const Rules strict = rules_of(GetParam().stricter);
  const Rules loose = rules_of(GetParam().looser);
  solver::Limits limits;
  limits.max_positions = 100'000;
  solver::Decider strict_decider(strict, limits);
  solver::Decider loose_decider(loose, limits);
  std::uint64_t won_in_both = 0;
  std::uint64_t lost_in_strict_alone = 0;
  for (std::uint64_t seed = 1; seed <= deal_count(); ++seed) {
    const Board board = core::numbered_deal(strict, {core::DealSource::kSeed, seed});
    Board same_board = board;  // What there is besides the cards in their piles is the looser rules'.
    same_board.cells.resize(loose.cells);
    if (board.home == Board{}.home) same_board.base = loose.base;
    const Verdict strict_verdict = strict_decider.decide(board).verdict;
    const Verdict loose_verdict = loose_decider.decide(same_board).verdict;
    EXPECT_FALSE(strict_verdict == Verdict::kWinnable && loose_verdict == Verdict::kUnwinnable)
        << describe(loose, same_board);
    if (loose_verdict != Verdict::kWinnable) continue;
    if (strict_verdict == Verdict::kWinnable) ++won_in_both;
    if (strict_verdict == Verdict::kUnwinnable) ++lost_in_strict_alone;
  }
  std::cout << "ordered: " << GetParam() << ": " << deal_count() << " shuffles, " << won_in_both << " won in both, "
            << lost_in_strict_alone << " lost in the stricter alone\n";
}

INSTANTIATE_TEST_SUITE_P(Pairs, OrderedGames,
                         ::testing::Values(Pair{{"beleaguered-castle"}, {"siegecraft"}},
                                           Pair{{"streets-and-alleys"}, {"stronghold"}},
                                           Pair{{"stronghold"}, {"fastness"}},
                                           Pair{{"streets-and-alleys"}, {"selective-castle"}},
                                           Pair{{"penelopes-web"}, {"streets-and-alleys"}},
                                           Pair{{"penelopes-web"}, {"penelopes-web", {"move=run"}}},
                                           Pair{{"penelopes-web"}, {"penelopes-web", {"return=yes"}}},
                                           Pair{{"exiled-kings"}, {"citadel", {"return=no"}}},
                                           Pair{{"exiled-kings"}, {"exiled-kings", {"move=run"}}},
                                           Pair{{"selective-castle", {"base=A"}}, {"selective-castle"}},
                                           Pair{{"fortress"}, {"ten-by-one"}}, Pair{{"fortress"}, {"chessboard"}},
                                           Pair{{"british-canister"}, {"american-canister", {"move=card"}}},
                                           Pair{{"american-canister", {"move=card"}}, {"american-canister"}},
                                           Pair{{"american-canister"}, {"american-canister", {"return=yes"}}},
                                           Pair{{"british-canister"}, {"penelopes-web"}}));

}  // namespace
}  // namespace castellan::test
