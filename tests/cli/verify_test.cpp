#include <gtest/gtest.h>

#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

/// A winnable deal and its solution as the program writes them.
struct Solved {
  TempFile deal{run({"deal", "fortress", "--seed", "2"}).out};
  std::string text = run({"solve", "fortress", "--seed", "2"}).out;
  std::string json = run({"solve", "fortress", "--seed", "2", "--format", "json"}).out;

  [[nodiscard]] Words verify() const { return {"verify", "fortress", deal.path(), "-"}; }
};

TEST(CliVerify, AcceptsWhatSolvePrints) {
  const Solved solved;
  for (const std::string& solution : {solved.text, solved.json}) {
    const TempFile file(solution);
    const Ended ended = run({"verify", "fortress", solved.deal.path(), file.path()});
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_TRUE(ended.out.starts_with("legal and won: ")) << ended.out;
    EXPECT_EQ(run(solved.verify(), {.input = solution}).exit_code, 0);
  }
}

TEST(CliVerify, TellsLegalMovesThatDoNotWin) {
  const Solved solved;
  const std::string first_move = solved.text.substr(solved.text.find("\n1. ") + 1);
  const Ended ended = run(solved.verify(), {.input = first_move.substr(0, first_move.find("\n2. ") + 1)});
  EXPECT_EQ(ended.exit_code, 10);
  EXPECT_TRUE(ended.out.starts_with("legal but not won: 1 move, ")) << ended.out;
  EXPECT_EQ(ended.err, "");
}

TEST(CliVerify, NamesTheFirstIllegalMoveAndWhy) {
  const Solved solved;
  const std::string first_move = solved.text.substr(solved.text.find("\n1. ") + 1);
  const std::string moves = first_move.substr(0, first_move.find("\n2. ") + 1) + "2. AC cell 1 → pile 1\n3. junk\n";
  EXPECT_NE(refusal(solved.verify(), 31, {.input = moves}).find("junk"), std::string::npos);
  const std::string legal_text = moves.substr(0, moves.find("3."));
  const std::string error = refusal(solved.verify(), 31, {.input = legal_text});
  EXPECT_NE(error.find("move 2 (AC cell 1 → pile 1) is illegal: "), std::string::npos) << error;
}

TEST(CliVerify, RefusesWhatIsNoSolution) {
  const Solved solved;
  for (const std::string text : {"", "no moves here\n", "{}", "{\"moves\": 3}", "{\"moves\": [{\"card\": \"KC\"}]}"}) {
    refusal(solved.verify(), 31, {.input = text});
  }
}

TEST(CliVerify, JudgesByTheOptions) {
  // The ace goes home and comes back: legal only where foundation cards may return.
  const TempFile deal(
      "KC QC JC\n10C 9C 8C 7C 6C 5C 4C 3C 2C\nKS QS JS 10S 9S 8S 7S 6S 5S 4S 3S\n2S AC\n"
      "Foundations: H-K D-K S-A\n");
  const std::string moves = "1. AC pile 4 -> foundation\n2. AC foundation -> pile 2\n";
  const Words words = {"verify", "fortress", deal.path(), "-"};
  EXPECT_NE(refusal(words, 31, {.input = moves}).find("move 2"), std::string::npos);
  Words with_return = words;
  with_return.insert(with_return.end(), {"--option", "return=yes"});
  EXPECT_EQ(run(with_return, {.input = moves}).exit_code, 10);
}

}  // namespace
}  // namespace castellan::test
