// What people take from other programs and bring to them: forms, numbers, rules and notations.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;
using Json = nlohmann::ordered_json;

constexpr int kUsage = 30;
constexpr int kBadInput = 31;

std::string deal(const std::string& game, const std::string& form) {
  return run({"deal", game, "--ms", "617", "--format", form}).out;
}

TEST(CliConvert, EveryFormLeadsToEveryOther) {
  const Words forms = {"board", "line", "json", "solvitaire", "fc-solve", "unicode"};
  for (const std::string game : {"beleaguered-castle", "fortress"}) {
    for (const std::string& from : forms) {
      const TempFile file(deal(game, from));
      for (const std::string& to : forms) {
        EXPECT_EQ(run({"convert", game, file.path(), "--to", to}).out, deal(game, to)) << from << " to " << to;
      }
    }
  }
}

TEST(CliConvert, WritesWhatOthersRead) {
  EXPECT_NE(deal("beleaguered-castle", "solvitaire").find(R"("foundations":["AH","AC","AD","AS"])"), std::string::npos);
  EXPECT_TRUE(deal("streets-and-alleys", "fc-solve").starts_with(": 7D TD TH KD 4C 4S JD\n"))
      << deal("streets-and-alleys", "fc-solve");
  EXPECT_NE(deal("streets-and-alleys", "unicode").find("7♦ 10♦ 10♥"), std::string::npos);
}

TEST(CliConvert, ManyDealsOfAFileComeOutOneByOne) {
  const TempFile file(deal("fortress", "board") + "\n" + deal("fortress", "line") + "nonsense\n");
  const Ended lines = run({"convert", "fortress", "--lines", file.path(), "--to", "line"});
  EXPECT_EQ(lines.exit_code, kBadInput);
  EXPECT_EQ(lines.out, deal("fortress", "line") + deal("fortress", "line"));
  EXPECT_NE(lines.err.find("line 13: 'nonsense' is not a card"), std::string::npos) << lines.err;
  const Ended boards = run({"convert", "fortress", "--lines", "-", "--to", "board"}, {.input = lines.out});
  EXPECT_EQ(boards.out, deal("fortress", "board") + "\n" + deal("fortress", "board"));
}

TEST(CliSolve, SeveralFilesAreDealsOfTheirNames) {
  const TempFile one(deal("fortress", "board"));
  const TempFile other(deal("fortress", "json"));
  const Ended ended = run({"solve", "fortress", one.path(), other.path()});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_TRUE(ended.out.starts_with(one.path() + ": ")) << ended.out;
  EXPECT_NE(ended.out.find("\n" + other.path() + ": "), std::string::npos) << ended.out;
  const std::string lines = run({"solve", "fortress", one.path(), one.path(), "--format", "json"}).out;
  const auto json = Json::parse(lines.substr(0, lines.find('\n')));
  EXPECT_EQ(json["deal"]["path"], one.path());
}

TEST(CliNumbers, ListsAndRangesAreTakenInOrder) {
  const Ended ended = run({"solve", "fortress", "--ms", "7,2-4,3"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  std::string names;
  for (std::size_t place = 0; place < ended.out.size(); place = ended.out.find('\n', place) + 1) {
    names += ended.out.substr(place, ended.out.find(':', place) - place) + ",";
  }
  EXPECT_EQ(names, "ms 2,ms 3,ms 4,ms 7,");
}

TEST(CliNumbers, AFileHoldsOneOnALine) {
  const TempFile file("# mine\n7\n2-4 # a range\n\n3\n");
  const Ended from_file = run({"solve", "fortress", "--numbers", file.path(), "--source", "pysol"});
  EXPECT_EQ(from_file.exit_code, 0) << from_file.err;
  EXPECT_EQ(std::count(from_file.out.begin(), from_file.out.end(), '\n'), 4);
  EXPECT_TRUE(from_file.out.starts_with("pysol 2: ")) << from_file.out;
  const TempFile bad("7\nx\n");
  EXPECT_NE(refusal({"solve", "fortress", "--numbers", bad.path()}, kBadInput).find("line 2: 'x'"), std::string::npos);
}

TEST(CliNumbers, WhatIsNoListIsRefused) {
  for (const std::string list : {"", "1-", "-1", "3-2", "1,,2", "1;2", "a"}) {
    EXPECT_EQ(run({"analyze", "fortress", "--seeds", list}).exit_code, kUsage) << list;
  }
  EXPECT_EQ(run({"analyze", "fortress", "--ms", "8589934592"}).exit_code, kUsage);
  EXPECT_EQ(run({"analyze", "fortress", "--seeds", "1-2", "--ms", "1-2"}).exit_code, kUsage);
  EXPECT_EQ(run({"analyze", "fortress", "--seeds", "1-2", "--source", "ms"}).exit_code, kUsage);
}

TEST(CliNumbers, ARunFileKnowsItsSource) {
  const TempFile db("");
  std::remove(db.path().c_str());
  const Ended first = run({"analyze", "fortress", "--ms", "1-50,100", "--db", db.path(), "--format", "json"});
  EXPECT_EQ(first.exit_code, 0) << first.err;
  const auto json = Json::parse(first.out);
  EXPECT_EQ(json["generator"], "microsoft");
  EXPECT_EQ(json["deals"], 51);
  const auto report = Json::parse(run({"report", db.path(), "--format", "json"}).out);
  EXPECT_EQ(report["generator"], "microsoft");
  EXPECT_EQ(report["won"], json["won"]);
  EXPECT_NE(refusal({"analyze", "fortress", "--seeds", "1-50", "--db", db.path()}, kBadInput).find("deal generator"),
            std::string::npos);
}

TEST(CliNumbers, AnalyzeTakesDealsOfOnesOwn) {
  std::string lines;
  for (const std::string number : {"1", "2", "3", "4"}) {
    lines += run({"deal", "fortress", "--seed", number, "--format", "line"}).out;
  }
  const TempFile file(lines);
  const auto own = Json::parse(run({"analyze", "fortress", "--lines", file.path(), "--format", "json"}).out);
  const auto seeds = Json::parse(run({"analyze", "fortress", "--seeds", "1-4", "--format", "json"}).out);
  EXPECT_EQ(own["deals"], 4);
  EXPECT_EQ(own["won"], seeds["won"]);
  const TempFile bad(lines + "nonsense\n");
  EXPECT_NE(refusal({"analyze", "fortress", "--lines", bad.path()}, kBadInput).find("line 5: "), std::string::npos);
}

TEST(CliAs, ChoosesTheOptionsOfAProgram) {
  const auto options = [](const Words& words) {
    Words all = {"solve", "fortress", "--seed", "2", "--format", "json"};
    all.insert(all.end(), words.begin(), words.end());
    return Json::parse(run(all).out)["options"]["return"];
  };
  EXPECT_EQ(options({}), "no");
  EXPECT_EQ(options({"--as", "pysolfc"}), "yes");
  EXPECT_EQ(options({"--as", "aisleriot"}), "no");
  EXPECT_EQ(run({"solve", "fortress", "--seed", "2", "--as", "kpat"}).exit_code, kUsage) << "KPat has no Fortress";
  EXPECT_NE(refusal({"solve", "fortress", "--seed", "2", "--as", "x"}, kUsage).find("aisleriot"), std::string::npos);
  EXPECT_EQ(run({"solve", "fortress", "--seed", "2", "--as", "pysolfc", "--option", "return=no"}).exit_code, kUsage);
}

TEST(CliAs, ANumberOfAProgramThatPlaysOtherwiseIsNoted) {
  EXPECT_NE(run({"solve", "fortress", "--pysol", "2"})
                .err.find("note: PySolFC plays this game with return=yes, here it is "
                          "return=no (--as pysolfc plays as there)"),
            std::string::npos);
  EXPECT_EQ(run({"solve", "fortress", "--pysol", "2", "--as", "pysolfc"}).err, "");
  EXPECT_EQ(run({"solve", "fortress", "--seed", "2"}).err, "");
  EXPECT_EQ(run({"solve", "fortress", "--ms", "2"}).err, "") << "KPat does not play it";
  EXPECT_NE(run({"analyze", "citadel", "--pysol", "1-2"}).err.find("note: PySolFC"), std::string::npos);
}

TEST(CliAs, CitadelAndStreetsTellTheRulesApart) {
  EXPECT_EQ(run({"solve", "citadel", "--pysol", "617"}).exit_code, 0);
  EXPECT_EQ(run({"solve", "citadel", "--pysol", "617", "--as", "pysolfc"}).exit_code, 10);
  EXPECT_EQ(run({"solve", "streets-and-alleys", "--ms", "99"}).exit_code, 10);
  EXPECT_EQ(run({"solve", "streets-and-alleys", "--ms", "99", "--as", "kpat"}).exit_code, 0);
}

TEST(CliMoves, EveryNotationIsVerified) {
  const TempFile board(run({"deal", "fortress", "--seed", "2"}).out);
  for (const std::string moves : {"words", "standard", "fc-solve"}) {
    const TempFile solution(run({"solve", "fortress", "--seed", "2", "--moves", moves}).out);
    const Ended ended = run({"verify", "fortress", board.path(), solution.path()});
    EXPECT_EQ(ended.exit_code, 0) << moves << ": " << ended.err;
    EXPECT_TRUE(ended.out.starts_with("legal and won")) << ended.out;
  }
}

TEST(CliMoves, BoardsAreShownEverySoManyMoves) {
  const auto solved = Json::parse(run({"solve", "fortress", "--seed", "2", "--boards", "10", "--format", "json"}).out);
  const std::size_t moves = solved["move_count"];
  EXPECT_EQ(solved["boards"].size(), (moves + 9) / 10);
  EXPECT_EQ(solved["boards"].back(), "F=KH KC KD KS::::::::::");
  const TempFile board(run({"deal", "fortress", "--seed", "2"}).out);
  const TempFile solution(run({"solve", "fortress", "--seed", "2", "--boards"}).out);
  const Ended after = run({"verify", "fortress", board.path(), solution.path(), "--board-after", "10"});
  EXPECT_EQ(after.exit_code, 0) << after.err;
  const TempFile position(after.out);
  EXPECT_EQ(run({"convert", "fortress", position.path(), "--to", "line"}).out,
            solved["boards"][0].get<std::string>() + "\n");
  EXPECT_EQ(run({"verify", "fortress", board.path(), solution.path(), "--board-after", "1000"}).exit_code, kBadInput);
}

TEST(CliNumber, FindsWhereADealComesFrom) {
  const TempFile board(run({"deal", "beleaguered-castle", "--pysol", "123456"}).out);
  const Ended found = run({"number", "beleaguered-castle", board.path(), "--pysol", "120000-130000"});
  EXPECT_EQ(found.exit_code, 0) << found.err;
  EXPECT_EQ(found.out, "--pysol 123456\n");
  const Ended none = run({"number", "beleaguered-castle", board.path(), "--seeds", "1-1000"});
  EXPECT_EQ(none.exit_code, 10);
  EXPECT_EQ(none.out, "no number has this deal: --seed 1 to 1000 searched\n");
  const auto json =
      Json::parse(run({"number", "beleaguered-castle", board.path(), "--pysol", "123456", "--format", "json"}).out);
  EXPECT_EQ(json["numbers"][0]["number"], 123456);
}

TEST(CliSolve, RowsAndAnyLayoutAreForOneBoard) {
  const TempFile board(run({"deal", "fortress", "--seed", "2", "--format", "line"}).out);
  EXPECT_NE(
      refusal({"solve", "fortress", board.path(), "--rows"}, kBadInput).find("only a board can be written by rows"),
      std::string::npos);
}

}  // namespace
}  // namespace castellan::test
