// Ctrl-C before or during work that is no search: each of these loops asks for it.

#include <gtest/gtest.h>

#include <filesystem>

#include "cli/analysis/analysis_run.hpp"
#include "cli/analysis/block_plan.hpp"
#include "cli/analysis/block_tally.hpp"
#include "cli/analysis/retry_run.hpp"
#include "cli/commands/commands.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/runs/merge.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

/// As after Ctrl-C, as long as it lives.
class Interruption {
 public:
  Interruption() { cli::interrupted() = true; }
  ~Interruption() { cli::interrupted() = false; }
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
};

void make(const std::string& file, const std::string& seeds) {
  EXPECT_EQ(run({"analyze", "fortress", "--seeds", seeds, "--max-positions", "50", "--db", file}).exit_code, 0);
}

TEST(CliInterrupt, EndsATable) {
  const TempFolder folder;
  make(folder / "run.db", "1-1000");
  cli::runs::RunFile file(folder / "run.db");
  EXPECT_EQ(cli::analysis_of(file).summary.deals(), 1000U);
  const Interruption interruption;
  EXPECT_THROW(static_cast<void>(cli::analysis_of(file)), cli::Interrupted);
}

TEST(CliInterrupt, EndsAnExport) {
  const TempFolder folder;
  make(folder / "run.db", "1-1000");
  const cli::Arguments arguments(cli::find_command("export"), {folder / "run.db"});
  cli::Output output;
  ::testing::internal::CaptureStdout();
  const Interruption interruption;
  EXPECT_THROW(cli::run_export(arguments, output), cli::Interrupted);
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "seed,verdict,moves,positions,stage,difficulty,level\n");
}

TEST(CliInterrupt, EndsAMergeWithoutATrace) {
  const TempFolder folder;
  make(folder / "a", "1-1000");
  make(folder / "b", "1001-2000");
  const std::string before = contents_of_run(folder / "a");
  {
    const Interruption interruption;
    EXPECT_THROW(cli::runs::merge(folder / "a", {folder / "b"}), cli::Interrupted);
    EXPECT_THROW(cli::runs::merge(folder / "out", {folder / "a", folder / "b"}), cli::Interrupted);
  }
  EXPECT_EQ(contents_of_run(folder / "a"), before);
  EXPECT_FALSE(std::filesystem::exists(folder / "out"));
}

TEST(CliInterrupt, EndsTheSearchForWhatToTryAgain) {
  const TempFolder folder;
  make(folder / "run.db", "1-1000");
  cli::runs::RunFile file(folder / "run.db", cli::runs::RunFile::Use::kChange);
  const Interruption interruption;
  EXPECT_THROW(
      static_cast<void>(cli::run_retry(file, *cli::runs::game_of(file.identity()), {}, 1, cli::Progress::Mode::kOff)),
      cli::Interrupted);
}

TEST(CliInterrupt, EndsAResumedRunBeforeItsStoredBlocksAreCounted) {
  const TempFolder folder;
  make(folder / "run.db", "1-2000");
  cli::runs::RunFile file(folder / "run.db");
  cli::BlockPlan plan({{1, 2000}}, {}, file.block_size(), file.stored());
  cli::BlockTally tally(plan, file, [](const solver::Summary&) { return false; });
  const Interruption interruption;
  EXPECT_EQ(tally.next(), std::nullopt);
  EXPECT_EQ(tally.summary().deals(), 0U);
  EXPECT_FALSE(tally.is_complete());
}

}  // namespace
}  // namespace castellan::test
