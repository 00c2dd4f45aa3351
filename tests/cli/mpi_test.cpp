#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

/// mpirun with three ranks on this machine, however few processors it has.
Words three_ranks(const Words& words) {
  Words all = {"-n", "3", "--oversubscribe", "--allow-run-as-root", mpi_program_path()};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

Setup mpirun() { return {.program = "mpirun"}; }

Words analyze(const std::string& file) {
  return {"analyze", "fortress", "--seeds", "1-30500", "--threads", "1", "--max-positions", "2000", "--db", file};
}

/// The processes of castellan-mpi that use this file.
std::vector<pid_t> ranks_of(const std::string& file) {
  std::vector<pid_t> ranks;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (!std::all_of(name.begin(), name.end(), [](char letter) { return letter >= '0' && letter <= '9'; })) continue;
    std::ifstream command(entry.path() / "cmdline");
    const std::string words{std::istreambuf_iterator<char>(command), {}};
    if (words.starts_with(mpi_program_path()) && words.find(file) != std::string::npos) {
      ranks.push_back(std::stoi(name));
    }
  }
  std::sort(ranks.begin(), ranks.end());
  return ranks;
}

TEST(Mpi, FindsWhatOneProcessFinds) {
  const TempFolder folder;
  const std::string one = folder / "one.db";
  const std::string three = folder / "three.db";
  const Ended expected = run(analyze(one));
  const Ended ended = run(three_ranks(analyze(three)), mpirun());
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(without_cpu(ended.out), without_cpu(expected.out));
  EXPECT_EQ(contents_of_run(three), contents_of_run(one));
}

TEST(Mpi, GoesOnAfterARankWasKilled) {
  const TempFolder folder;
  const std::string one = folder / "one.db";
  const std::string three = folder / "three.db";
  run(analyze(one));
  int kills = 0;
  for (const std::size_t victim : {1, 2, 0}) {
    Program program(three_ranks(analyze(three)), mpirun());
    wait_for_run(three);
    const std::vector<pid_t> ranks = ranks_of(three);
    if (ranks.size() == 3 && ::kill(ranks[victim], SIGKILL) == 0) ++kills;
    program.wait();
  }
  EXPECT_GT(kills, 0) << "the run is too short to be killed";
  const Ended ended = run(three_ranks(analyze(three)), mpirun());
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(contents_of_run(three), contents_of_run(one));
}

TEST(Mpi, RefusesOnceForAllRanks) {
  const TempFolder folder;
  const auto refused = [&](const Words& words, int code, const std::string& reason) {
    const Ended ended = run(three_ranks(words), mpirun());
    EXPECT_EQ(ended.exit_code, code) << ended.err;
    const auto place = ended.err.find(reason);
    ASSERT_NE(place, std::string::npos) << ended.err;
    EXPECT_EQ(ended.err.find(reason, place + 1), std::string::npos) << ended.err;
  };
  refused({"solve", "fortress", "--seed", "1"}, 30, "one command: analyze");
  refused({"analyze", "fortress", "--seeds", "1-9"}, 30, "needs --db");
  refused({"analyze", "fortress", "--seeds", "1-9", "--db", folder / "missing/run.db"}, 31, "cannot open ");
}

}  // namespace
}  // namespace castellan::test
