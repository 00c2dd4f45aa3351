// The library answers what the program answers.

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/library/session.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

using Json = nlohmann::json;

/// Without what differs from run to run, or by where the deal came from.
Json comparable(Json answer) {
  answer.erase("cpu_ms");
  answer["deal"].erase("source");
  return answer;
}

/// The answers of `castellan solve`, deal by deal.
std::vector<Json> answers_of_program(const std::string& game, const std::string& seeds) {
  std::istringstream lines(run({"solve", game, "--seeds", seeds, "--format", "json"}).out);
  std::vector<Json> answers;
  for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
  return answers;
}

TEST(LibraryAnswer, IsThatOfTheProgram) {
  for (const char* const game : {"beleaguered-castle", "streets-and-alleys", "citadel", "fortress", "chessboard"}) {
    SCOPED_TRACE(game);
    const SessionPtr session = open_session(game);
    const auto expected = answers_of_program(game, "1-20");
    ASSERT_EQ(expected.size(), 20U);
    for (unsigned seed = 1; seed <= expected.size(); ++seed) {
      set_seed(*session, seed);
      ASSERT_NE(castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION), CASTELLAN_ERROR);
      EXPECT_EQ(comparable(Json::parse(castellan_answer_json(session.get()))), comparable(expected[seed - 1]));
    }
  }
}

TEST(LibraryAnswer, OfAPositionSaysWhatEachMoveLeadsTo) {
  const char* const position = "Foundations: C-0 S-K H-K D-K\n2C\nKC QC JC 10C 9C 8C 7C 6C 5C 4C 3C\nAC\n";
  const SessionPtr session = open_session("fortress");
  ASSERT_EQ(castellan_read_deal(session.get(), position), 0);
  EXPECT_EQ(castellan_hint(session.get(), CASTELLAN_GOOD_SOLUTION), CASTELLAN_WINNABLE);
  const Json expected = Json::parse(run({"hint", "fortress", "-", "--format", "json"}, {.input = position}).out);
  EXPECT_EQ(comparable(Json::parse(castellan_answer_json(session.get()))), comparable(expected));
  ASSERT_EQ(castellan_move_count(session.get()), expected["moves"].size());
  EXPECT_STREQ(castellan_move_text(session.get(), 0), "AC pile 3 → foundation");
  EXPECT_STREQ(castellan_move_card(session.get(), 0), "AC");
  EXPECT_STREQ(castellan_move_from(session.get(), 0), "pile 3");
  EXPECT_STREQ(castellan_move_to(session.get(), 0), "foundation");
  EXPECT_EQ(castellan_move_verdict(session.get(), 0), CASTELLAN_WINNABLE);
  EXPECT_EQ(castellan_move_length(session.get(), 0), 13U);
}

TEST(LibraryAnswer, HasTheMovesOfTheSolution) {
  const SessionPtr session = open_session("fortress");
  set_seed(*session, 2);
  ASSERT_EQ(castellan_solve(session.get(), CASTELLAN_GOOD_SOLUTION), CASTELLAN_WINNABLE);
  const std::size_t count = castellan_move_count(session.get());
  ASSERT_GT(count, 48U);
  EXPECT_EQ(castellan_move_length(session.get(), 0), count);
  EXPECT_EQ(castellan_move_length(session.get(), count - 1), 1U);
  std::string solution;
  for (std::size_t i = 0; i < count; ++i) {
    EXPECT_EQ(castellan_verify(session.get(), i == 0 ? "1. " : solution.c_str()), i == 0 ? -1 : 0);
    solution += std::to_string(i + 1) + ". " + castellan_move_text(session.get(), i) + "\n";
  }
  EXPECT_EQ(castellan_verify(session.get(), solution.c_str()), 1) << castellan_error(session.get());
  EXPECT_EQ(castellan_verify(session.get(), castellan_answer_json(session.get())), 1);
  EXPECT_STREQ(castellan_answer_proof(session.get()), "solution");
  EXPECT_GT(castellan_answer_difficulty(session.get()), 0);
  EXPECT_EQ(castellan_answer_at_least(session.get()), 0U);
}

TEST(LibraryAnswer, IsShortestWhenThatIsAsked) {
  const SessionPtr session = open_session("chessboard");
  set_seed(*session, 4);
  ASSERT_EQ(castellan_solve(session.get(), CASTELLAN_SHORT_SOLUTION), CASTELLAN_WINNABLE);
  EXPECT_EQ(castellan_answer_at_least(session.get()), castellan_move_count(session.get()));
}

TEST(LibraryAnswer, IsTheSameAfterOtherDealsAndLimits) {
  const SessionPtr session = open_session("streets-and-alleys");
  set_seed(*session, 3);
  castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
  const Json first = comparable(Json::parse(castellan_answer_json(session.get())));
  ASSERT_EQ(castellan_limit_positions(session.get(), 10), 0);
  EXPECT_EQ(castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION), CASTELLAN_UNDECIDED);
  EXPECT_STREQ(castellan_answer_limit(session.get()), "positions");
  ASSERT_EQ(castellan_limit_positions(session.get(), 50'000'000), 0);
  for (unsigned seed = 4; seed < 10; ++seed) {
    set_seed(*session, seed);
    castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
  }
  set_seed(*session, 3);
  castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
  EXPECT_EQ(comparable(Json::parse(castellan_answer_json(session.get()))), first);
}

TEST(LibraryAnswer, OfPrecedenceIsThatOfTheProgram) {
  const SessionPtr session = open_session("precedence");
  const auto expected = answers_of_program("precedence", "1-3");
  for (unsigned seed = 1; seed <= expected.size(); ++seed) {
    set_seed(*session, seed);
    castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
    EXPECT_EQ(comparable(Json::parse(castellan_answer_json(session.get()))), comparable(expected[seed - 1]));
  }
}

}  // namespace
}  // namespace castellan::test
