// What a run file may be called, and what stands in the way of using one.

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

Words analyze(const std::string& file) { return {"analyze", "fortress", "--seeds", "1-20", "--db", file}; }

/// The commands that take a run file, each with this one.
std::vector<Words> commands_with(const std::string& file) {
  return {analyze(file),
          {"report", file},
          {"export", file},
          {"retry", file, "--max-positions", "60000000"},
          {"merge", "/dev/null/out.db", file}};
}

/// Works in a folder as long as it lives.
class WorkingFolder {
 public:
  explicit WorkingFolder(const std::string& path) : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(path);
  }
  ~WorkingFolder() { std::filesystem::current_path(before_); }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;

 private:
  std::filesystem::path before_;
};

TEST(CliRunPaths, NoNameIsSpecial) {
  const TempFolder folder;
  const WorkingFolder here(folder / "");
  for (const std::string name :
       {":memory:", "file:run.db", "file:run.db?mode=memory", "file::memory:", "run with ?#%20"}) {
    const Ended ended = run(analyze(name));
    EXPECT_EQ(ended.exit_code, 0) << name << ended.err;
    EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
    EXPECT_EQ(run({"report", name}).out, ended.out) << name;
    EXPECT_EQ(run({"merge", name + ".out", name}).out, ended.out) << name;
    EXPECT_TRUE(std::filesystem::exists(folder / (name + ".out"))) << name;
  }
}

TEST(CliRunPaths, TheEmptyNameIsNone) {
  for (const Words& words : commands_with("")) {
    EXPECT_NE(refusal(words, 30).find("must have a name"), std::string::npos) << words[0];
  }
  const TempFolder folder;
  run(analyze(folder / "run.db"));
  EXPECT_NE(refusal({"merge", "", folder / "run.db"}, 30).find("must have a name"), std::string::npos);
}

TEST(CliRunPaths, TheMessageSaysWhatIsInTheWay) {
  const TempFolder folder;
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  std::filesystem::create_symlink("loop", folder / "loop");
  std::filesystem::create_directory(folder / "directory");
  std::ofstream(folder / "text") << "These are no results, but they may be worth keeping.";
  const std::vector<std::pair<std::string, std::string>> reasons = {
      {folder / "fifo", "is no regular file"},
      {folder / "loop", "symbolic links"},
      {folder / "directory", "is a directory"},
      {folder / "text", "is not a database"},
      {folder / "text/run.db", "Not a directory"},
      {folder / "missing/run.db", "No such file or directory"},
      {folder / std::string(300, 'x'), "File name too long"},
      {"/dev/null", "is no regular file"},
  };
  for (const auto& [path, reason] : reasons) {
    for (const Words& words : commands_with(path)) {
      const std::string message = refusal(words, 31);
      EXPECT_NE(message.find(reason), std::string::npos) << words[0] << ": " << message;
    }
  }
  EXPECT_EQ(std::filesystem::file_size(folder / "text"), 52U);
}

TEST(CliRunPaths, AFolderThatCannotBeWrittenIsNamed) {
  if (::geteuid() == 0) {
    // Root may write anywhere; the program is run as somebody who may not.
    if (run({"--reuid=65534", "--clear-groups", program_path(), "--version"}, {.program = "setpriv"}).exit_code != 0) {
      GTEST_SKIP() << "nobody cannot run the program";
    }
  }
  const auto as_nobody = [](Words words, int exit_code) {
    if (::geteuid() != 0) return refusal(words, exit_code);
    words.insert(words.begin(), {"--reuid=65534", "--clear-groups", program_path()});
    return refusal(words, exit_code, {.program = "setpriv"});
  };
  const TempFolder folder;
  const std::string file = folder / "run.db";
  run(analyze(file));
  std::filesystem::permissions(file, std::filesystem::perms(0666));
  std::filesystem::permissions(folder / "", std::filesystem::perms(0555));
  for (const Words& words : {analyze(file), Words{"retry", file}}) {
    const std::string message = as_nobody(words, 31);
    EXPECT_NE(message.find("cannot write in the directory of " + file + ": Permission denied"), std::string::npos)
        << message;
  }
  EXPECT_NE(as_nobody(analyze(folder / "new.db"), 31).find("new.db: Permission denied"), std::string::npos);
  std::filesystem::permissions(folder / "", std::filesystem::perms(0755));
  std::filesystem::permissions(file, std::filesystem::perms(0000));
  EXPECT_NE(as_nobody({"report", file}, 31).find("run.db: Permission denied"), std::string::npos);
}

TEST(CliRunPaths, AFileOfNoBytesIsANewOne) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const std::string table = [&] {
    std::ofstream(file).flush();
    EXPECT_NE(refusal({"report", file}, 31).find("is empty"), std::string::npos);
    return run(analyze(file)).out;
  }();
  EXPECT_EQ(run({"report", file}).out, table);
  const std::string out = folder / "out.db";
  std::ofstream(out).flush();
  EXPECT_EQ(run({"merge", out, file}).out, table);
}

TEST(CliRunPaths, AFileThatIsTakenAwayIsNotSuccess) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  Program program({"analyze", "fortress", "--seeds", "1-100000000", "--db", file});
  wait_for_run(file);
  std::filesystem::remove(file);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.exit_code, 40) << ended.err;
  EXPECT_NE(ended.err.find(file + " was moved or removed"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace castellan::test
