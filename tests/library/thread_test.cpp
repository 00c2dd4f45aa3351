// Sessions of several threads, and the ways to stop one.

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/library/session.hpp"

namespace castellan::test {
namespace {

/// Takes long: its shortest solution is not found within any limit.
SessionPtr long_question() {
  SessionPtr session = open_session("streets-and-alleys");
  set_seed(*session, 2);
  return session;
}

using Verdicts = std::vector<std::pair<castellan_verdict, std::uint64_t>>;

Verdicts verdicts(const char* game, unsigned last) {
  const SessionPtr session = open_session(game);
  Verdicts found;
  for (unsigned seed = 1; seed <= last; ++seed) {
    set_seed(*session, seed);
    const castellan_verdict verdict = castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
    found.emplace_back(verdict, castellan_answer_positions(session.get()));
    EXPECT_NE(castellan_answer_json(session.get()), nullptr);
  }
  return found;
}

TEST(LibraryThreads, EightWithASessionEachFindWhatOneFinds) {
  constexpr unsigned kThreads = 8;
  constexpr unsigned kDeals = 15;
  constexpr std::array kGames = {"fortress", "citadel", "beleaguered-castle", "chessboard"};
  std::vector<Verdicts> found(kThreads);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      found[i] = verdicts(kGames[i % kGames.size()], kDeals);
      EXPECT_EQ(castellan_open("nowhere", nullptr), nullptr);
      EXPECT_NE(std::string(castellan_error(nullptr)), "");
      EXPECT_NE(castellan_games_json(), nullptr);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (unsigned i = 0; i < kThreads; ++i) EXPECT_EQ(found[i], verdicts(kGames[i % kGames.size()], kDeals));
}

TEST(LibraryThreads, ASearchCanHaveSeveral) {
  const SessionPtr one = open_session("streets-and-alleys");
  const SessionPtr several = open_session("streets-and-alleys");
  ASSERT_EQ(castellan_set_threads(several.get(), 3), 0);
  for (castellan_session* const session : {one.get(), several.get()}) {
    ASSERT_EQ(castellan_limit_positions(session, 150'000), 0);
    set_seed(*session, 12);
    castellan_solve(session, CASTELLAN_ANY_SOLUTION);
  }
  EXPECT_EQ(castellan_answer_verdict(one.get()), castellan_answer_verdict(several.get()));
  EXPECT_EQ(castellan_answer_positions(one.get()), castellan_answer_positions(several.get()));
}

TEST(LibraryStop, ComesFromAnyThread) {
  const SessionPtr session = long_question();
  std::atomic<bool> ended = false;
  std::thread stopper([&] {
    while (!ended) castellan_stop(session.get());
  });
  EXPECT_NE(castellan_solve(session.get(), CASTELLAN_SHORT_SOLUTION), CASTELLAN_ERROR);
  ended = true;
  stopper.join();
  EXPECT_STREQ(castellan_answer_limit(session.get()), "interrupted");
  EXPECT_EQ(castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION), CASTELLAN_WINNABLE) << "stopped for ever";
}

/// What a watch has seen.
struct Seen {
  int calls = 0;
  int calls_allowed = 0;
  std::uint64_t positions = 0;
  std::size_t moves = 0;
  std::size_t at_least = 0;
};

int note(void* data, std::uint64_t positions, std::size_t moves, std::size_t at_least) {
  auto& seen = *static_cast<Seen*>(data);
  EXPECT_GE(positions, seen.positions);
  seen.positions = positions;
  seen.moves = moves;
  seen.at_least = at_least;
  return ++seen.calls >= seen.calls_allowed ? 1 : 0;
}

TEST(LibraryStop, ComesFromTheWatchWhichSeesTheProgress) {
  const SessionPtr session = long_question();
  Seen seen{.calls_allowed = 60};
  castellan_set_watch(session.get(), note, &seen);
  EXPECT_EQ(castellan_solve(session.get(), CASTELLAN_SHORT_SOLUTION), CASTELLAN_WINNABLE);
  EXPECT_EQ(seen.calls, seen.calls_allowed);
  EXPECT_STREQ(castellan_answer_limit(session.get()), "interrupted");
  EXPECT_GT(seen.positions, 100'000U);
  EXPECT_GE(seen.moves, castellan_move_count(session.get()));
  EXPECT_GT(seen.at_least, 0U);
  EXPECT_LE(seen.at_least, castellan_answer_at_least(session.get()));
  castellan_set_watch(session.get(), nullptr, nullptr);
  EXPECT_EQ(castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION), CASTELLAN_WINNABLE);
}

TEST(LibraryStop, EndsHints) {
  const SessionPtr session = long_question();
  Seen seen{.calls_allowed = 1};
  castellan_set_watch(session.get(), note, &seen);
  castellan_hint(session.get(), CASTELLAN_SHORT_SOLUTION);
  EXPECT_EQ(seen.calls, 1);
  int undecided = 0;
  for (std::size_t i = 0; i < castellan_move_count(session.get()); ++i) {
    undecided += castellan_move_verdict(session.get(), i) == CASTELLAN_UNDECIDED ? 1 : 0;
  }
  EXPECT_GT(undecided, 0);
}

}  // namespace
}  // namespace castellan::test
