// `solve --certificate` and `audit`, from the command line to the checker.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/runs/run_file.hpp"
#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

namespace fs = std::filesystem;

std::string checker() { return (fs::path(program_path()).parent_path() / "castellan-check").string(); }

/// An empty folder for one test.
class CertificateCommand : public testing::Test {
 protected:
  CertificateCommand() { fs::create_directories(folder_); }
  ~CertificateCommand() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
  [[nodiscard]] std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

 private:
  fs::path folder_ = fs::path(testing::TempDir()) / ("castellan-certificate-" + std::to_string(::getpid()));
};

TEST_F(CertificateCommand, WritesWhatTheCheckerAcceptsPlainAndCompressed) {
  for (const std::string name : {"loss", "loss.gz"}) {
    EXPECT_EQ(run({"solve", "streets-and-alleys", "--seed", "6", "--certificate", path(name)}).exit_code, 10);
    const Ended checked = run({path(name)}, {.program = checker()});
    EXPECT_EQ(checked.exit_code, 0);
    EXPECT_NE(checked.out.find(": unwinnable, checked: "), std::string::npos) << checked.out;
  }
  EXPECT_LT(fs::file_size(path("loss.gz")), fs::file_size(path("loss")));
  EXPECT_EQ(run({"solve", "streets-and-alleys", "--seed", "1", "--certificate", path("win")}).exit_code, 0);
  EXPECT_EQ(run({path("win")}, {.program = checker()}).exit_code, 0);
  EXPECT_EQ(files(), 3U);
}

TEST_F(CertificateCommand, LeavesNoFileWhereThereIsNoCertificate) {
  const Ended small =
      run({"solve", "streets-and-alleys", "--seed", "6", "--certificate", path("loss"), "--max-certificate", "20"});
  EXPECT_EQ(small.exit_code, 10);
  EXPECT_NE(small.err.find("no certificate"), std::string::npos);
  const Ended undecided =
      run({"solve", "streets-and-alleys", "--seed", "12550", "--certificate", path("loss"), "--max-positions", "10"});
  EXPECT_EQ(undecided.exit_code, 20);
  EXPECT_NE(undecided.err.find("undecided"), std::string::npos);
  EXPECT_EQ(files(), 0U);
}

TEST_F(CertificateCommand, IsRefusedBeforeAnyWorkWhereItMakesNoSense) {
  refusal({"solve", "fortress", "--seeds", "1-2", "--certificate", path("a")}, 30);
  refusal({"solve", "fortress", "--seed", "1", "--certificate", path("no/such/folder")}, 40);
  refusal({"solve", "fortress", "--seed", "1", "--certificate", path("a"), "--max-certificate", "0"}, 30);
  EXPECT_EQ(files(), 0U);
}

TEST_F(CertificateCommand, AuditDrawsTheSameDealsEachTimeAndKeepsTheirCertificates) {
  const std::string db = path("run.db");
  ASSERT_EQ(run({"analyze", "fortress", "--seeds", "1-200", "--db", db}).exit_code, 0);
  const auto audit = [&](const std::string& folder) {
    return run({"audit", db, "--sample", "30", "--seed", "5", "--keep", path(folder), "--format", "json"});
  };
  EXPECT_EQ(audit("one").exit_code, 0);
  EXPECT_EQ(audit("two").exit_code, 0);
  std::size_t kept = 0;
  for (const auto& entry : fs::directory_iterator(path("one"))) {
    ++kept;
    EXPECT_TRUE(fs::exists(fs::path(path("two")) / entry.path().filename()));
    EXPECT_EQ(run({entry.path().string()}, {.program = checker()}).exit_code, 0);
  }
  EXPECT_EQ(kept, 30U);
  const Ended all = run({"audit", db, "--sample", "1000"});
  EXPECT_EQ(all.exit_code, 0);
  EXPECT_NE(all.out.find("verdicts          compared with those of the run"), std::string::npos) << all.out;
}

TEST_F(CertificateCommand, AuditNamesTheSeedsOfWrongVerdictsAndEndsWithAnErrorOfItsOwn) {
  const std::string db = path("run.db");
  ASSERT_EQ(run({"analyze", "fortress", "--seeds", "1-40", "--db", db}).exit_code, 0);
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  {  // A won and a lost deal change verdicts, and no number or checksum of the file is wrong.
    cli::runs::RunFile file(db, cli::runs::RunFile::Use::kChange);
    cli::runs::StoredBlock block = file.read(file.stored().front());
    const auto first = [&](solver::Verdict verdict) {
      return std::ranges::find(block.deals, verdict, &solver::DealRecord::verdict);
    };
    const auto one = first(solver::Verdict::kWinnable);
    const auto other = first(solver::Verdict::kUnwinnable);
    ASSERT_TRUE(one != block.deals.end() && other != block.deals.end());
    won = one->seed;
    lost = other->seed;
    std::iter_swap(one, other);
    std::swap(one->seed, other->seed);
    auto transaction = file.transaction();
    file.write(block);
    transaction.commit();
  }
  const Ended ended = run({"audit", db, "--sample", "40"});
  EXPECT_EQ(ended.exit_code, 40);
  const auto says = [&](std::uint64_t seed, const std::string& run_says, const std::string& it_is) {
    return ended.err.find("seed " + std::to_string(seed) + ": the run says " + run_says + ", but it is " + it_is) !=
           std::string::npos;
  };
  EXPECT_TRUE(says(won, "unwinnable", "winnable")) << ended.err;
  EXPECT_TRUE(says(lost, "winnable", "unwinnable")) << ended.err;
  EXPECT_EQ(run({"audit", db, "--sample", "40", "--format", "json"}).exit_code, 40);
}

}  // namespace
}  // namespace castellan::test
