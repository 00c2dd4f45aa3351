// Games and deals of the library, and what it refuses.

#include <nlohmann/json.hpp>
#include <string>

#include "tests/library/session.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

TEST(LibraryDeal, IsReadInEveryForm) {
  const SessionPtr session = open_session("citadel");
  ASSERT_EQ(castellan_number_deal(session.get(), "ms", "2"), 0);
  const std::string line = castellan_deal_text(session.get(), "line");
  for (const char* const form : {"board", "line", "json"}) {
    ASSERT_EQ(castellan_number_deal(session.get(), "ms", "2"), 0);
    const std::string text = castellan_deal_text(session.get(), form);
    const std::string printed = run({"deal", "citadel", "--ms", "2", "--format", form}).out;
    EXPECT_TRUE(printed == text || printed == text + "\n") << text;
    set_seed(*session, 1);
    ASSERT_EQ(castellan_read_deal(session.get(), text.c_str()), 0) << form << ": " << castellan_error(session.get());
    EXPECT_EQ(castellan_deal_text(session.get(), "line"), line);
  }
}

TEST(LibraryDeal, MayBeOfAGameOfOnesOwn) {
  const auto games = nlohmann::json::parse(castellan_games_json());
  const SessionPtr own = open_session(games[2]["rules"].dump());
  const SessionPtr known = open_session(games[2]["id"]);
  for (unsigned seed = 1; seed <= 5; ++seed) {
    set_seed(*own, seed);
    set_seed(*known, seed);
    EXPECT_EQ(castellan_solve(own.get(), CASTELLAN_ANY_SOLUTION), castellan_solve(known.get(), CASTELLAN_ANY_SOLUTION));
    EXPECT_EQ(castellan_answer_positions(own.get()), castellan_answer_positions(known.get()));
  }
}

TEST(LibraryDeal, FollowsTheRuleOptions) {
  const SessionPtr session = open_session("Citadel", " return=no  citadel-aces=as-dealt ");
  set_seed(*session, 1);
  castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
  const auto answer = nlohmann::json::parse(castellan_answer_json(session.get()));
  EXPECT_EQ(answer["options"]["return"], "no");
  EXPECT_EQ(answer["options"]["citadel-aces"], "as-dealt");
}

TEST(LibraryRefusal, OfAGame) {
  const auto refusal = [](const char* game, const char* options) {
    EXPECT_EQ(castellan_open(game, options), nullptr);
    return std::string(castellan_error(nullptr));
  };
  EXPECT_NE(refusal("citadell", nullptr).find("did you mean citadel?"), std::string::npos);
  EXPECT_NE(refusal("citadel", "return=perhaps").find("no value"), std::string::npos);
  EXPECT_EQ(refusal(nullptr, nullptr), "game is NULL");
  EXPECT_NE(refusal("{\"piles\": 8, \"what\": 1}", nullptr), "");
}

TEST(LibraryRefusal, LeavesTheDealAsItWas) {
  const SessionPtr session = open_session("fortress");
  EXPECT_EQ(castellan_deal_text(session.get(), "line"), nullptr);
  EXPECT_EQ(castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION), CASTELLAN_ERROR);
  EXPECT_STREQ(castellan_error(session.get()), "no deal is set");
  set_seed(*session, 1);
  const std::string line = castellan_deal_text(session.get(), "line");
  EXPECT_EQ(castellan_read_deal(session.get(), "KC QC\nKC\n"), -1);
  EXPECT_NE(std::string(castellan_error(session.get())).find("KC"), std::string::npos);
  EXPECT_EQ(castellan_read_deal(session.get(), nullptr), -1);
  EXPECT_EQ(castellan_number_deal(session.get(), "moon", "1"), -1);
  EXPECT_EQ(castellan_number_deal(session.get(), "seed", "-1"), -1);
  EXPECT_EQ(castellan_deal_text(session.get(), "poem"), nullptr);
  EXPECT_EQ(castellan_deal_text(session.get(), "line"), line);
}

TEST(LibraryRefusal, OfLimitsOutOfRange) {
  const SessionPtr session = open_session("fortress");
  EXPECT_EQ(castellan_limit_positions(session.get(), 0), -1);
  EXPECT_EQ(castellan_limit_seconds(session.get(), -1), -1);
  EXPECT_EQ(castellan_limit_seconds(session.get(), 2e9), -1);
  EXPECT_EQ(castellan_limit_seconds(session.get(), 0), 0);
  EXPECT_EQ(castellan_limit_memory(session.get(), 1000), -1);
  EXPECT_EQ(castellan_set_threads(session.get(), 0), -1);
  EXPECT_EQ(castellan_set_threads(session.get(), 1025), -1);
}

TEST(LibraryRefusal, OfHintsInPrecedence) {
  const SessionPtr session = open_session("precedence");
  set_seed(*session, 1);
  EXPECT_EQ(castellan_hint(session.get(), CASTELLAN_GOOD_SOLUTION), CASTELLAN_ERROR);
  EXPECT_STREQ(castellan_error(session.get()), "hints are for tableau games, not Precedence");
}

TEST(LibraryRefusal, OfAnIllegalMoveNamesIt) {
  const SessionPtr session = open_session("fortress");
  set_seed(*session, 2);
  EXPECT_EQ(castellan_verify(session.get(), "1. KC pile 1 -> foundation\n"), -1);
  EXPECT_NE(std::string(castellan_error(session.get())).find("move 1 (KC pile 1 → foundation) is illegal"),
            std::string::npos)
      << castellan_error(session.get());
}

TEST(LibraryRefusal, ToTellWhatWasNotAsked) {
  const SessionPtr session = open_session("fortress");
  EXPECT_EQ(castellan_answer_json(session.get()), nullptr);
  EXPECT_EQ(castellan_answer_verdict(session.get()), CASTELLAN_ERROR);
  EXPECT_STREQ(castellan_answer_limit(session.get()), "");
  EXPECT_EQ(castellan_move_count(session.get()), 0U);
  EXPECT_STREQ(castellan_move_text(session.get(), 0), "");
  EXPECT_EQ(castellan_move_verdict(session.get(), 0), CASTELLAN_ERROR);
  set_seed(*session, 2);
  castellan_solve(session.get(), CASTELLAN_ANY_SOLUTION);
  EXPECT_STREQ(castellan_move_text(session.get(), castellan_move_count(session.get())), "");
  set_seed(*session, 2);
  EXPECT_EQ(castellan_answer_verdict(session.get()), CASTELLAN_ERROR);
}

}  // namespace
}  // namespace castellan::test
