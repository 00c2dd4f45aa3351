// Memory: what a search may take depends on its limit alone, not on the deals before it or on the threads.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <tuple>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/batch/batch.hpp"
#include "solver/decider.hpp"
#include "solver/games/games.hpp"
#include "solver/games/tableau_game.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/ladder/fixed_bases.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20U;
constexpr std::size_t kLittle = kMegabyte / 8;

const core::Rules& rules() { return core::find_game("streets-and-alleys").rules; }
core::Board deal(std::uint64_t seed) { return core::numbered_deal(rules(), {core::DealSource::kSeed, seed}); }

Limits memory(std::size_t bytes) {
  Limits limits;
  limits.max_memory = bytes;
  return limits;
}

using Told = std::tuple<Verdict, LimitHit, std::uint64_t, std::vector<core::Step>>;
Told told(const Outcome& outcome) { return {outcome.verdict, outcome.limit, outcome.positions, outcome.line}; }

/// Deals that a little does not decide, among others that it does.
constexpr std::uint64_t kSeeds[] = {10, 7, 35, 12, 18, 35, 10, 2};

TEST(Memory, ADealIsDecidedAsIfItWereTheFirst) {
  Decider used(rules(), memory(kLittle));
  int undecided = 0;
  for (const std::uint64_t seed : kSeeds) {
    const Outcome outcome = used.decide(deal(seed));
    EXPECT_EQ(told(outcome), told(Decider(rules(), memory(kLittle)).decide(deal(seed)))) << seed;
    undecided += outcome.limit == LimitHit::kMemory ? 1 : 0;
  }
  EXPECT_GT(undecided, 0);
  EXPECT_LT(undecided, static_cast<int>(std::size(kSeeds)));
}

TEST(Memory, EveryStrategyAloneStopsWhereItWouldOnFreshMemory) {
  for (const Strategy* const strategy : all_strategies()) {
    // The packing game is so small that a little is enough.
    if (!strategy->applies(rules()) || strategy == &kPacking) continue;
    const std::vector<Rung> ladder{{strategy, kNoAllowance, &kPlain}};
    Limits limits = memory(kLittle);
    limits.max_positions = 100'000;
    Decider used(rules(), ladder, limits, nullptr, 1);
    int stopped = 0;
    for (const std::uint64_t seed : {35U, 10U, 39U, 35U}) {
      const Outcome outcome = used.decide(deal(seed));
      EXPECT_EQ(told(outcome), told(Decider(rules(), ladder, limits, nullptr, 1).decide(deal(seed))))
          << strategy->name << ' ' << seed;
      stopped += outcome.limit == LimitHit::kMemory ? 1 : 0;
    }
    EXPECT_GT(stopped, 0) << strategy->name;
  }
}

std::vector<Told> decide_on(int threads) {
  std::vector<Told> results;
  std::atomic<bool> stop = false;
  std::size_t next = 0;
  answer_all(
      *find_game("streets-and-alleys"), Question::kWinnable, memory(kLittle), threads,
      [&]() -> std::optional<BatchDeal> {
        if (next == std::size(kSeeds)) return std::nullopt;
        const std::uint64_t seed = kSeeds[next++];
        return BatchDeal{seed, deal_of(deal(seed)), ""};
      },
      [&](const BatchDeal&, const Outcome& outcome) { results.push_back(told(outcome)); }, stop);
  return results;
}

TEST(Memory, ABatchDoesNotDependOnItsThreads) {
  const std::vector<Told> alone = decide_on(1);
  EXPECT_NE(std::ranges::find(alone, LimitHit::kMemory, [](const Told& one) { return std::get<LimitHit>(one); }),
            alone.end());
  EXPECT_EQ(decide_on(2), alone);
  EXPECT_EQ(decide_on(3), alone);
}

TEST(Memory, ASingleDealDoesNotDependOnItsThreads) {
  int undecided = 0;
  for (const std::size_t megabytes : {1U, 2U}) {
    for (const std::uint64_t seed : {4940U, 12859U}) {
      const auto decide = [&](int threads) {
        return told(Decider(rules(), memory(megabytes * kMegabyte), nullptr, threads).decide(deal(seed)));
      };
      const Told alone = decide(1);
      // More positions than a hard deal has before its rungs race.
      undecided += std::get<LimitHit>(alone) == LimitHit::kMemory && std::get<std::uint64_t>(alone) > 200'000 ? 1 : 0;
      EXPECT_EQ(decide(2), alone) << megabytes << ' ' << seed;
      EXPECT_EQ(decide(3), alone) << megabytes << ' ' << seed;
    }
  }
  EXPECT_GE(undecided, 2);
}

/// A lost deal, so that a search that loses its start would be right by chance; and a won one, where it would be wrong.
TEST(Memory, ASearchThatCannotStoreItsStartIsStopped) {
  const FixedBases bases(rules());
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    const core::Board board = deal(seed);
    Task task = bases.tasks_of(board).front();
    task.heuristic = &kPlain;
    for (const Strategy* const strategy : all_strategies()) {
      Workspace workspace(0);
      Budget budget({}, nullptr);
      EXPECT_EQ(strategy->run(task, workspace, budget).end, SearchEnd::kStopped) << strategy->name << ' ' << seed;
      EXPECT_TRUE(budget.ran_out_of_memory()) << strategy->name << ' ' << seed;
    }
  }
}

TEST(Memory, WhatIsKeptBetweenSearchesIsLittle) {
  for (const std::size_t megabytes : {1U, 4U, 64U}) {
    Workspace workspace(megabytes * kMegabyte);
    const std::size_t at_first = workspace.kept_bytes();
    std::uint64_t n = 0;
    while (workspace.closed.insert({core::random_word(2 * n), core::random_word(2 * n + 1)}) == Insertion::kNew) ++n;
    EXPECT_GT(workspace.kept_bytes(), megabytes * kMegabyte / 4);
    EXPECT_LE(workspace.kept_bytes(), megabytes * kMegabyte);
    workspace.trim();
    EXPECT_LE(workspace.kept_bytes(), std::max(megabytes * kMegabyte / 16, at_first));
  }
}

}  // namespace
}  // namespace castellan::solver
