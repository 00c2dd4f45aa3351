// The wide search: one outcome for any number of threads, the same verdicts as depth-first search, and clean ends.

#include "solver/search/wide_search.hpp"

#include <gtest/gtest.h>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/replay.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {
namespace {

struct Found {
  SearchEnd end;
  std::uint64_t positions;
  std::vector<core::Step> line;
  LimitHit limit;
  bool ran_out_of_memory;

  bool operator==(const Found&) const = default;
};

constexpr std::size_t kEnoughMemory = std::size_t{1} << 30U;

/// A deal of a game of fixed base.
class Deal {
 public:
  Deal(const char* game, std::uint64_t seed)
      : rules_(core::find_game(game).rules),
        bases_(rules_),
        board_(core::numbered_deal(rules_, {core::DealSource::kSeed, seed})),
        task_(bases_.tasks_of(board_).front()) {}

  [[nodiscard]] Found wide(int threads, const Limits& limits = {}, std::size_t max_bytes = kEnoughMemory,
                           const std::atomic<bool>* stop = nullptr) const {
    Budget budget(limits, stop);
    ShardedClosedSet closed(max_bytes / 2);
    Team team(threads);
    WideSearch<RealGame> search(*task_.game, closed, max_bytes / 2, team, budget);
    std::vector<core::Step> line;
    const SearchEnd end = search.run(task_.start, line);
    return {end, budget.positions(), line, budget.hit(), budget.ran_out_of_memory()};
  }

  [[nodiscard]] Found deep() const {
    Budget budget({}, nullptr);
    Workspace workspace(kEnoughMemory);
    std::vector<core::Step> line;
    const SearchEnd end = depth_first(*task_.game, task_.start, workspace.closed, workspace.max_depth, budget, line);
    return {end, budget.positions(), line, budget.hit(), budget.ran_out_of_memory()};
  }

  [[nodiscard]] bool is_won_by(const std::vector<core::Step>& line) const {
    return core::replay(rules_, board_, core::to_moves(board_, line)).won;
  }

 private:
  core::Rules rules_;
  FixedBases bases_;
  core::Board board_;
  Task task_;
};

TEST(WideSearch, TheOutcomeDoesNotDependOnTheThreads) {
  int won = 0;
  int lost = 0;
  for (const char* const game : {"beleaguered-castle", "citadel"}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const Deal deal(game, seed);
      Limits limits;
      limits.max_positions = 100'000;
      const Found alone = deal.wide(1, limits);
      EXPECT_EQ(deal.wide(2, limits), alone) << game << ' ' << seed;
      EXPECT_EQ(deal.wide(5, limits), alone) << game << ' ' << seed;
      if (alone.end == SearchEnd::kWon) {
        ++won;
        EXPECT_TRUE(deal.is_won_by(alone.line)) << game << ' ' << seed;
      }
      lost += alone.end == SearchEnd::kLost ? 1 : 0;
    }
  }
  EXPECT_GT(won, 0);
  EXPECT_GT(lost, 0);
}

TEST(WideSearch, SeesExactlyThePositionsOfALostDealThatDepthFirstSearchSees) {
  int lost = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Deal deal("fortress", seed);
    const Found deep = deal.deep();
    const Found wide = deal.wide(2);
    EXPECT_EQ(wide.end, deep.end) << seed;
    if (deep.end != SearchEnd::kLost) continue;
    ++lost;
    EXPECT_EQ(wide.positions, deep.positions) << seed;
  }
  EXPECT_GT(lost, 15);
}

/// Too large for any of the limits below.
const Deal& large_deal() {
  static const Deal deal("streets-and-alleys", 12);
  return deal;
}

TEST(WideSearch, StopsAtThePositionLimit) {
  for (const std::uint64_t most : {1U, 2U, 1000U, 50'000U}) {
    Limits limits;
    limits.max_positions = most;
    const Found found = large_deal().wide(2, limits);
    EXPECT_EQ(found.end, SearchEnd::kStopped);
    EXPECT_EQ(found.positions, most);
    EXPECT_EQ(found.limit, LimitHit::kPositions);
  }
}

TEST(WideSearch, StopsWhenItsMemoryIsFull) {
  const Found found = large_deal().wide(1, {}, std::size_t{1} << 24U);
  EXPECT_EQ(found.end, SearchEnd::kStopped);
  EXPECT_TRUE(found.ran_out_of_memory);
  EXPECT_EQ(found.limit, LimitHit::kNone);
  EXPECT_GT(found.positions, 10'000U);
  EXPECT_EQ(large_deal().wide(2, {}, std::size_t{1} << 24U), found);
}

TEST(WideSearch, StopsWhenInterrupted) {
  const std::atomic<bool> stop = true;
  const Found found = large_deal().wide(2, {}, kEnoughMemory, &stop);
  EXPECT_EQ(found.end, SearchEnd::kStopped);
  EXPECT_EQ(found.limit, LimitHit::kInterrupted);
}

}  // namespace
}  // namespace castellan::solver
