// The command line itself: help, version, and what is refused before any work.

#include <gtest/gtest.h>

#include <sstream>

#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

constexpr int kUsage = 30;

using Words = std::vector<std::string>;

/// The commands that the program's help lists, a line each below "Commands:".
Words all_commands() {
  const std::string help = run({"--help"}).out;
  std::istringstream lines(help.substr(help.find("Commands:\n")));
  Words commands;
  std::string line;
  for (std::getline(lines, line); std::getline(lines, line) && line.starts_with("  ");) {
    if (line[2] != ' ') commands.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  EXPECT_GT(commands.size(), 10U) << help;
  return commands;
}

TEST(CliUsage, ProgramHelpNamesEveryCommand) {
  const Ended ended = run({"--help"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_EQ(ended.err, "");
  for (const char* command : {"games", "deal", "solve", "verify", "analyze", "Examples:", "--version", "130"}) {
    EXPECT_NE(ended.out.find(command), std::string::npos) << command;
  }
  EXPECT_EQ(run({"-h"}).out, ended.out);
}

TEST(CliUsage, EveryCommandHasHelpWithExamples) {
  for (const std::string& command : all_commands()) {
    const Ended ended = run({command, "--help"});
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_TRUE(ended.out.starts_with("Usage: castellan " + command + " ")) << ended.out;
    EXPECT_NE(ended.out.find("Examples:\n  castellan " + command), std::string::npos) << ended.out;
    EXPECT_EQ(run({command, "-h"}).out, ended.out);
  }
}

TEST(CliUsage, HelpFitsATerminal) {
  for (const std::string& command : all_commands()) {
    const std::string help = run({command, "--help"}).out;
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = help.find('\n', begin)) != std::string::npos; begin = end + 1) {
      EXPECT_LE(end - begin, 80U) << help.substr(begin, end - begin);
    }
  }
}

TEST(CliUsage, VersionTellsHowItWasBuilt) {
  const Ended ended = run({"--version"});
  EXPECT_EQ(ended.exit_code, 0);
  for (const char* fact : {"castellan 0.", "deal generator: castellan-1", "compiler: ", " build", "Boost ",
                           "oneTBB 202", "nlohmann-json "}) {
    EXPECT_NE(ended.out.find(fact), std::string::npos) << fact;
  }
}

TEST(CliUsage, RefusesAWrongCommandLine) {
  struct Case {
    Words words;
    std::string message;
  };
  const std::vector<Case> cases = {
      {{}, "a command is needed"},
      {{"frobnicate"}, "unknown command 'frobnicate' (see castellan --help)"},
      {{"sovle"}, "unknown command 'sovle', did you mean solve?"},
      {{"-x"}, "unknown command '-x'"},
      {{"--help", "solve"}, "unexpected argument 'solve' after --help"},
      {{"--version", "x"}, "unexpected argument 'x' after --version"},
      {{"games", "citadel", "extra"}, "unexpected argument 'extra'"},
      {{"deal"}, "missing argument GAME (see castellan deal --help)"},
      {{"verify", "citadel", "deal.txt"}, "missing argument SOLUTION"},
      {{"games", "--format", "csv"}, "--format 'csv': expected one of text|json"},
      {{"solve", "citadel", "--sed", "1"}, "unknown option '--sed', did you mean --seed or --seeds?"},
      {{"solve", "citadel", "--max-pos", "1"}, "did you mean --max-positions?"},
      {{"solve", "citadel", "--seed"}, "--seed"},
      {{"solve", "citadel", "--seed", "1", "--seed", "2"}, "--seed may be given only once"},
      {{"solve", "citadel"}, "which deal? Give FILE, --lines, --seed, --seeds, --ms, --pysol or --numbers"},
      {{"solve", "citadel", "a.txt", "--seed", "1"}, "Give only one of"},
      {{"solve", "citadel", "--ms", "1", "--pysol", "1"}, "Give only one of"},
      {{"deal", "citadel"}, "Give --seed, --ms or --pysol"},
      {{"deal", "citadel", "--ms", "1", "--seed", "1"}, "--seed and --ms exclude each other"},
      {{"analyze", "citadel"}, "Give --seeds, --ms, --pysol or --numbers"},
      {{"verify", "citadel", "-", "-"}, "only one of DEAL and SOLUTION can be standard input"},
  };
  for (const Case& bad : cases) {
    const std::string error = refusal(bad.words, kUsage);
    EXPECT_NE(error.find(bad.message), std::string::npos) << error;
  }
}

TEST(CliUsage, RefusesUnknownGamesAndOptions) {
  EXPECT_NE(refusal({"games", "citdel"}, kUsage).find("did you mean citadel?"), std::string::npos);
  EXPECT_NE(refusal({"solve", "bridge", "--seed", "1"}, kUsage).find("the games are beleaguered-castle, "),
            std::string::npos);
  EXPECT_NE(refusal({"deal", "citadel", "--seed", "1", "--option", "colour=red"}, kUsage).find("no option 'colour'"),
            std::string::npos);
  EXPECT_NE(refusal({"deal", "citadel", "--seed", "1", "--option", "return=maybe"}, kUsage).find("'maybe'"),
            std::string::npos);
  EXPECT_NE(refusal({"deal", "fortress", "--seed", "1", "--option", "base=3"}, kUsage).find("no option 'base'"),
            std::string::npos);
  EXPECT_NE(refusal({"solve", "two\nlines\x01", "--seed", "1"}, kUsage).find("two?lines?"), std::string::npos);
}

TEST(CliUsage, RefusesNumbersOutOfRange) {
  const std::string huge = "99999999999999999999999";
  for (const std::string range : {"-5", "10-1", "", "-", "1-", "1-2-3", "a-b", "1 - 2", "+1-2", "1--2"}) {
    EXPECT_NE(refusal({"analyze", "citadel", "--seeds", range}, kUsage).find("ranges A-B with A <= B"),
              std::string::npos)
        << range;
    refusal({"solve", "citadel", "--seeds", range}, kUsage);
  }
  refusal({"analyze", "citadel", "--seeds", "1-" + huge}, kUsage);
  refusal({"analyze", "citadel", "--seeds", huge + "-" + huge}, kUsage);
  for (const std::string number : {"-1", "1.5", "x", "", "0x10", "1e3", " 1"}) {
    for (const std::string source : {"--seed", "--ms", "--pysol"}) refusal({"deal", "citadel", source, number}, kUsage);
  }
  refusal({"deal", "citadel", "--seed", "18446744073709551616"}, kUsage);
  refusal({"deal", "citadel", "--ms", "8589934592"}, kUsage);
  refusal({"deal", "citadel", "--pysol", "100000000000000000000"}, kUsage);
}

TEST(CliUsage, RefusesBadLimits) {
  const auto refuse = [](const std::string& option, const Words& values) {
    for (const std::string& value : values) {
      const std::string error =
          refusal({"solve", "citadel", "--seeds", "1-2", "--threads", "2", option, value}, kUsage);
      EXPECT_NE(error.find(option), std::string::npos) << error;
    }
  };
  refuse("--max-positions", {"0", "-1", "x", "", "1.5", "18446744073709551616"});
  refuse("--max-time", {"0", "-1", "nan", "inf", "x", "", "1s", "1e300"});
  refuse("--max-memory", {"0", "-1", "x", "", "4Q", "4GG", "1.5G", "1023K", "99999999999999999999", "20000000T"});
  for (const std::string threads : {"0", "-2", "x", "", "1.5", "2x", "1025", "99999999999"}) {
    EXPECT_NE(refusal({"solve", "citadel", "--seeds", "1-2", "--threads", threads}, kUsage).find("from 1 to 1024"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace castellan::test
