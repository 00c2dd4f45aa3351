// Games of somebody's own, in files of rules.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/rules_json.hpp"
#include "tests/support/program.hpp"
#include "tests/support/program_json.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

std::string rules_folder() { return data_path("../../docs/rules"); }

std::string written(const TempFolder& folder, const std::string& text) {
  const std::string path = folder / "mine.json";
  std::ofstream(path) << text;
  return path;
}

TEST(CliRuleFiles, FilesOfTheDocumentationDealDecideAndDescribe) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(rules_folder())) {
    const std::string path = entry.path().string();
    SCOPED_TRACE(path);
    ++files;
    EXPECT_EQ(run({"games", path}).exit_code, 0);
    EXPECT_EQ(run({"deal", path, "--ms", "1"}).exit_code, 0);
    const Ended ended = run({"analyze", path, "--seeds", "1-3", "--max-positions", "3000", "--threads", "1"});
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_TRUE(ended.out.starts_with("game            " + entry.path().stem().string())) << ended.out;
  }
  EXPECT_GE(files, 14U);
}

TEST(CliRuleFiles, FreeCellIsDealtAndWon) {
  const std::string path = rules_folder() + "/freecell.json";
  EXPECT_EQ(run({"deal", path, "--ms", "617", "--format", "line"}).out,
            "C=- - - -:7D 10D 10H KD 4C 4S JD:AD 7S QC 5H QS 10S KS:5C QD 3H 9S 9C 2H KC:3S AC 9D 3C 9H 5D 4H:"
            "5S 6D 6S 8S 7C JC:8C 8H 8D 7H 6H 6C:2D AS 3D 4D 2C JH:AH KH 10C JS 2S QH\n");
  const Ended ended = run({"solve", path, "--ms", "617"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  const TempFolder folder;
  std::ofstream(folder / "deal.txt") << run({"deal", path, "--ms", "617"}).out;
  std::ofstream(folder / "solution.txt") << ended.out;
  EXPECT_EQ(run({"verify", path, folder / "deal.txt", folder / "solution.txt"}).exit_code, 0);
}

TEST(CliRuleFiles, WhatGamesPrintsIsTheSameGame) {
  const TempFolder folder;
  for (const core::Game& game : core::all_games()) {
    SCOPED_TRACE(game.id);
    const std::string id(game.id);
    const auto described = nlohmann::ordered_json::parse(run({"games", id, "--format", "json"}).out);
    const std::string path = written(folder, described["rules"].dump());
    EXPECT_EQ(run({"deal", path, "--pysol", "123456", "--format", "line"}).out,
              run({"deal", id, "--pysol", "123456", "--format", "line"}).out);
    const auto again = nlohmann::ordered_json::parse(run({"games", path, "--format", "json"}).out);
    EXPECT_EQ(again["rules"], described["rules"]);
    EXPECT_EQ(again["rules_text"], described["rules_text"]);
  }
}

TEST(CliRuleFiles, ResultsAndRunFilesHoldTheRules) {
  const TempFolder folder;
  const std::string path = written(folder, R"({"ranks": 7, "piles": 5})");
  const auto rules = nlohmann::json::parse(core::rules_to_json([] {
                                             core::Rules mini;
                                             mini.ranks = 7;
                                             mini.piles = 5;
                                             return mini;
                                           }())
                                               .dump());
  const auto solved = nlohmann::json::parse(run({"solve", path, "--seed", "1", "--format", "json"}).out);
  EXPECT_EQ(solved["game"], "mine");
  EXPECT_EQ(solved["rules"], rules);
  const std::string file = folder / "run.db";
  const auto analyzed = nlohmann::json::parse(
      run({"analyze", path, "--seeds", "1-50", "--db", file, "--threads", "1", "--format", "json"}).out);
  EXPECT_EQ(analyzed["rules"], rules);
  std::filesystem::remove(path);
  const auto reported = nlohmann::json::parse(run({"report", file, "--format", "json"}).out);
  EXPECT_EQ(reported["rules"], rules);
  EXPECT_EQ(reported["won"], analyzed["won"]);
}

TEST(CliRuleFiles, RunOfOtherRulesIsNotContinued) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::vector<std::string> words = {"analyze", folder / "mine.json", "--seeds", "1-50", "--db",
                                          file,      "--threads",          "1"};
  written(folder, R"({"ranks": 7, "piles": 5})");
  EXPECT_EQ(run(words).exit_code, 0);
  written(folder, R"({"ranks": 7, "piles": 6})");
  EXPECT_NE(run(words).exit_code, 0);
}

struct Wrong {
  const char* text;
  const char* message;
};

TEST(CliRuleFiles, MistakesAreRefusedWithFileKeyAndWhatWasExpected) {
  const TempFolder folder;
  const std::vector<Wrong> files = {
      {"", "the input is empty"},
      {"[]", "the JSON must be an object: { … }"},
      {"{", "line 1: this is not valid JSON"},
      {"{\"piles\": 8,\n}", "line 2: this is not valid JSON"},
      {R"({"piles": 8, "piles": 9})", "the key 'piles' is given twice"},
      {R"({"suits": 0})", "suits: expected a whole number from 1 to 4, not 0"},
      {R"({"suits": 5})", "suits: expected a whole number from 1 to 4, not 5"},
      {R"({"suits": "4"})", "suits: expected a whole number from 1 to 4, not '4'"},
      {R"({"ranks": 14})", "ranks: expected a whole number from 1 to 13, not 14"},
      {R"({"ranks": null})", "ranks: expected a whole number from 1 to 13, not null"},
      {R"({"piles": 14})", "piles: expected a whole number from 1 to 13, not 14"},
      {R"({"piles": -1})", "piles: expected a whole number from 1 to 13, not -1"},
      {R"({"piles": 7.5})", "piles: expected a whole number from 1 to 13, not 7.5"},
      {R"({"piles": [8]})", "piles: expected a whole number from 1 to 13, not an array"},
      {R"({"cells": 9})", "cells: expected a whole number from 0 to 8, not 9"},
      {R"({"prefilled_cells": 1})", "prefilled_cells: expected at most 0, the number of cells, not 1"},
      {R"({"suits": 1, "ranks": 3, "cells": 8, "prefilled_cells": 4})",
       "prefilled_cells: expected at most 3, the number of cards that are dealt, not 4"},
      {R"({"first_long_pile": 0})", "first_long_pile: expected a whole number from 1 to 13, not 0"},
      {R"({"first_long_pile": 9})", "first_long_pile: expected at most 8, the number of piles, not 9"},
      {R"({"base_cards_in_deal": "first"})",
       "base_cards_in_deal: expected one of shuffled-in, placed-first, replaced, first-dealt, not 'first'"},
      {R"({"base_cards_in_deal": "first-dealt"})", "base: expected any where the first card dealt sets it"},
      {R"({"base_cards_in_deal": "replaced", "base": "any"})",
       "base_cards_in_deal: expected shuffled-in or first-dealt where base is any"},
      {R"({"plays_while_dealing": 1})", "plays_while_dealing: expected true or false, not 1"},
      {R"({"plays_while_dealing": true, "base": "any"})",
       "plays_while_dealing: expected false where base is the player's choice"},
      {R"({"build_direction": "sideways"})", "build_direction: expected one of down, up-or-down, up, not 'sideways'"},
      {R"({"build_suit": "colour"})", "build_suit: expected one of any, same, alternate-colour, not 'colour'"},
      {R"({"build_wraps": "yes"})", "build_wraps: expected true or false, not 'yes'"},
      {R"({"space_fill": "aces"})", "space_fill: expected one of any-card, kings-only, nothing, not 'aces'"},
      {R"({"move": "pile"})", "move: expected one of card, run, not 'pile'"},
      {R"({"ranks": 5, "base": "6"})", "base: expected at most 5, the deck's highest rank, not 6"},
      {R"({"may_return": true, "plays_at_once": true})",
       "plays_at_once: expected false where may_return is true (auto=yes goes with return=no only)"},
      {R"({"ranks": 1, "base_cards_in_deal": "placed-first"})",
       "ranks: expected more than 1 where the only cards are on the foundations from the start, not 1"},
  };
  EXPECT_GE(files.size(), 30U);
  constexpr int kBadInput = 31;
  for (const Wrong& wrong : files) {
    const std::string path = written(folder, wrong.text);
    EXPECT_EQ(refusal({"games", path}, kBadInput), "castellan: " + path + ": " + wrong.message + "\n") << wrong.text;
  }
  EXPECT_NE(refusal({"games", written(folder, R"({"pile": 8})")}, kBadInput).find("unknown key 'pile'"),
            std::string::npos);
}

TEST(CliRuleFiles, FileThatIsNotThereOrOptionsAreRefused) {
  const TempFolder folder;
  EXPECT_NE(refusal({"games", folder / "none.json"}, 31).find("none.json"), std::string::npos);
  constexpr int kWrongUsage = 30;
  const std::string options =
      refusal({"deal", written(folder, "{}"), "--seed", "1", "--option", "return=yes"}, kWrongUsage);
  EXPECT_NE(options.find("mine has no options; its rules are in its file"), std::string::npos) << options;
}

}  // namespace
}  // namespace castellan::test
