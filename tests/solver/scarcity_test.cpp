// Where the system has little address space, threads that cannot be started are done without, and tables are as large
// as they can be; nothing aborts.

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <functional>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "solver/batch/seed_batch.hpp"
#include "solver/decider.hpp"
#include "solver/games/games.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/threads/team.hpp"

namespace castellan::solver {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;  // Sanitizers need address space without end.
#else
constexpr bool kSanitized = false;
#endif

constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

/// From now on this process gets so much more address space and no more.
void limit_address_space(std::size_t more) {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const rlim_t bytes = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + more;
  const rlimit limit{bytes, bytes};
  if (setrlimit(RLIMIT_AS, &limit) != 0) std::exit(2);
}

/// Runs a check in a process of its own that has so much address space; expects it to hold.
void expect_with(std::size_t more, const std::function<bool()>& check) {
  if (kSanitized) GTEST_SKIP() << "sanitizers need address space without end";
  EXPECT_EXIT(
      {
        limit_address_space(more);
        std::exit(check() ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

const core::Rules& rules() { return core::find_game("streets-and-alleys").rules; }
core::Board deal(std::uint64_t seed) { return core::numbered_deal(rules(), {core::DealSource::kSeed, seed}); }

TEST(Scarcity, ABatchDoesWithFewerThreads) {
  expect_with(40 * kMegabyte, [] {
    std::uint64_t decided = 0;
    std::atomic<bool> stop = false;
    decide_seeds(
        *find_game("fortress"), {}, 16,
        [seed = std::uint64_t{0}]() mutable { return seed < 200 ? std::optional(++seed) : std::nullopt; },
        [&](const DealRecord& record) { decided += record.verdict != Verdict::kUndecided ? 1 : 0; }, stop);
    return decided == 200;
  });
}

TEST(Scarcity, ATeamDoesWithFewerThreads) {
  expect_with(4 * kMegabyte, [] {
    Team team(16);
    std::atomic<int> done = 0;
    team.run(100, [&](std::size_t) { ++done; });
    team.run(100, [&](std::size_t) { ++done; });
    return done == 200 && team.size() < 16;
  });
}

/// A deal whose rungs would race.
TEST(Scarcity, AClimbDoesWithoutARace) {
  const std::vector<Rung> ladder{
      {&kDepthFirst, 110'000, nullptr}, {&kFloating2, 300'000, nullptr}, {&kBestFirstRanks, 500'000, &kAnySuitTuned}};
  const Outcome expected = Decider(rules(), ladder, {}, nullptr, 1).decide(deal(10));
  ASSERT_GT(expected.positions, 110'000U);
  expect_with(80 * kMegabyte, [&] {
    const Outcome outcome = Decider(rules(), ladder, {}, nullptr, 16).decide(deal(10));
    return outcome.verdict == expected.verdict && outcome.positions == expected.positions;
  });
}

TEST(Scarcity, ATableIsAsLargeAsItCanBe) {
  // Far more than any machine has, and a search that would take it.
  Limits limits;
  limits.max_memory = std::size_t{1} << 50U;
  limits.max_positions = 20'000'000;
  for (const Strategy* const strategy : {&kBestFirstExact, &kDepthFirst, &kWide}) {
    expect_with(100 * kMegabyte, [&] {
      const Outcome outcome =
          Decider(rules(), {{strategy, kNoAllowance, &kPlain}}, limits, nullptr, 1).decide(deal(12));
      return outcome.verdict == Verdict::kUndecided && outcome.limit == LimitHit::kMemory && outcome.positions > 50'000;
    });
  }
}

}  // namespace
}  // namespace castellan::solver
