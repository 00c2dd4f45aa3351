// Ctrl-C, and outputs that cannot be written.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

constexpr int kOutputError = 40;
constexpr int kInterrupted = 130;

using Words = std::vector<std::string>;

const Words kEndless = {"analyze",   "fortress", "--seeds",  "0-18446744073709551615",
                        "--threads", "2",        "--format", "json"};

std::string fortress_line() {
  const core::Rules& rules = core::find_game("fortress").rules;
  return core::format_line_text(rules, core::numbered_deal(rules, {core::DealSource::kSeed, 2})) + "\n";
}

TEST(CliStreams, ReportsAnOutputThatCannotBeWritten) {
  for (const Words& words :
       {Words{"games"}, Words{"--help"}, Words{"--version"}, Words{"deal", "citadel", "--seed", "1"},
        Words{"solve", "fortress", "--seed", "2"}, Words{"solve", "fortress", "--seeds", "1-9"},
        Words{"analyze", "fortress", "--seeds", "1-9"}}) {
    EXPECT_NE(refusal(words, kOutputError, {.output = Stdout::kFullDisk}).find("No space left"), std::string::npos);
    EXPECT_NE(refusal(words, kOutputError, {.output = Stdout::kClosed}).find("Bad file descriptor"), std::string::npos);
  }
}

TEST(CliStreams, EndsQuietlyWhenTheReaderLeaves) {
  for (const Words& words : {Words{"games"}, Words{"solve", "fortress", "--seeds", "0-18446744073709551615"}}) {
    const Ended ended = run(words, {.output = Stdout::kReaderLeft});
    EXPECT_EQ(ended.exit_code, kOutputError);
    EXPECT_EQ(ended.err, "");
  }
}

TEST(CliStreams, InterruptedAnalysisPrintsWhatIsDone) {
  // The first deals take far less than the wait; the whole range takes for ever.
  Program program(kEndless);
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  program.send(SIGINT);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.exit_code, kInterrupted);
  EXPECT_EQ(ended.err, "");
  const auto json = nlohmann::json::parse(ended.out);
  EXPECT_EQ(json["complete"], false);
  EXPECT_GT(json["deals"], 0);
}

TEST(CliStreams, DecidesEachLineAsItComesAndStopsWhileWaiting) {
  for (const std::string threads : {"1", "2"}) {
    Program program({"solve", "fortress", "--lines", "-", "--threads", threads},
                    {.input = fortress_line() + fortress_line(), .input_stays_open = true});
    program.wait_for_output("line 2: winnable");
    program.send(SIGINT);
    const Ended ended = program.wait();
    EXPECT_EQ(ended.exit_code, kInterrupted);
    EXPECT_EQ(ended.err, "");
    EXPECT_TRUE(ended.out.starts_with("line 1: winnable, ")) << ended.out;
  }
}

TEST(CliStreams, InterruptEndsTheWaitForADeal) {
  for (const Words& words : {Words{"solve", "fortress", "-"}, Words{"verify", "fortress", "-", "/dev/null"}}) {
    Program program(words, {.input_stays_open = true});
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    program.send(SIGINT);
    const Ended ended = program.wait();
    EXPECT_EQ(ended.exit_code, kInterrupted);
    EXPECT_EQ(ended.out, "");
  }
}

TEST(CliStreams, SecondInterruptStopsAtOnce) {
  // A full pipe that nobody empties: the program cannot even print what is done.
  Program program({"solve", "fortress", "--seeds", "0-18446744073709551615"}, {.output = Stdout::kReaderSleeps});
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  program.send(SIGINT);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_TRUE(program.is_running());
  program.send(SIGINT);
  EXPECT_EQ(program.wait().exit_code, kInterrupted);
}

TEST(CliStreams, TerminationStopsAsCtrlCDoes) {
  Program program(kEndless);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  program.send(SIGTERM);
  EXPECT_EQ(program.wait().exit_code, kInterrupted);
}

}  // namespace
}  // namespace castellan::test
