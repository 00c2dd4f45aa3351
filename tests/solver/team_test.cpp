// Teams: every job is done once, whatever it throws, and what it wrote is seen.

#include "solver/threads/team.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>
#include <vector>

namespace castellan::solver {
namespace {

TEST(Team, DoesEveryJobOnce) {
  for (const int threads : {1, 2, 5}) {
    Team team(threads);
    EXPECT_EQ(team.size(), threads);
    std::vector<int> done(1000);
    for (int round = 1; round <= 50; ++round) {
      team.run(done.size(), [&](std::size_t job) { ++done[job]; });
      for (const int count : done) ASSERT_EQ(count, round);
    }
    team.run(0, [](std::size_t) { FAIL() << "there is no job"; });
  }
}

TEST(Team, JobsSeeWhatEarlierJobsWrote) {
  Team team(3);
  std::vector<std::uint64_t> numbers(500, 1);
  std::vector<std::uint64_t> sums(numbers.size());
  for (int round = 0; round < 5; ++round) {
    team.run(sums.size(), [&](std::size_t job) {
      sums[job] = std::accumulate(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(job) + 1, 0ULL);
    });
    team.run(numbers.size(), [&](std::size_t job) { numbers[job] = sums[job] % 1'000'003; });
  }
  std::vector<std::uint64_t> expected(numbers.size(), 1);
  for (int round = 0; round < 5; ++round) {
    std::partial_sum(expected.begin(), expected.end(), expected.begin());
    for (std::uint64_t& number : expected) number %= 1'000'003;
  }
  EXPECT_EQ(numbers, expected);
}

TEST(Team, AnExceptionReachesTheCallerAndTheTeamGoesOn) {
  for (const int threads : {1, 2}) {
    Team team(threads);
    for (int round = 0; round < 20; ++round) {
      EXPECT_THROW(team.run(100,
                            [](std::size_t job) {
                              if (job == 17) throw std::runtime_error("seventeen");
                            }),
                   std::runtime_error);
    }
    std::atomic<int> done = 0;
    team.run(100, [&](std::size_t) { ++done; });
    EXPECT_EQ(done, 100);
  }
}

}  // namespace
}  // namespace castellan::solver
