// Every command's output against what it was when it was recorded: every field, column and line, byte for byte apart
// from CPU times and the version.
//
// tests/data/recorded/commands.tsv names them: a file, its exit code, the command. scripts/record_outputs.sh records
// them again; what a change has changed is then seen in the difference of the files.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/masked.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

struct Recorded {
  std::string name;  ///< Of the file; what follows the dot is the format.
  int exit_code = 0;
  std::string command;

  friend std::ostream& operator<<(std::ostream& out, const Recorded& recorded) { return out << recorded.command; }
};

std::vector<Recorded> recorded_commands() {
  std::vector<Recorded> all;
  for (const auto& row : read_table("recorded/commands.tsv")) {
    all.push_back({.name = row.at(0), .exit_code = std::stoi(row.at(1)), .command = row.at(2)});
  }
  return all;
}

/// Words in braces stand for paths: {data}, this folder; {run}, a run file.
std::vector<std::string> words_of(const std::string& command, const std::string& run_file) {
  std::vector<std::string> words;
  std::istringstream stream(command);
  for (std::string word; stream >> word;) {
    if (word.starts_with("{data}")) word.replace(0, 6, data_path("recorded"));
    words.push_back(word == "{run}" ? run_file : word);
  }
  return words;
}

std::string masked(const std::string& output, const std::string& name) {
  if (name.ends_with(".json")) return masked_json(output);
  return name.ends_with(".csv") ? masked_csv(output) : masked_text(output);
}

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

class RecordedOutput : public testing::TestWithParam<Recorded> {};

TEST_P(RecordedOutput, IsAsItWas) {
  const TempFolder folder;
  const std::string run_file = folder / "run.db";
  if (GetParam().command.find("{run}") != std::string::npos) {
    ASSERT_EQ(run(words_of("analyze fortress --seeds 1-60 --max-positions 300 --db {run}", run_file)).exit_code, 0);
  }
  const Ended ended = run(words_of(GetParam().command, run_file));
  EXPECT_EQ(ended.exit_code, GetParam().exit_code);
  EXPECT_EQ(ended.err, "");
  const std::string output = masked(ended.out, GetParam().name);
  const std::string path = data_path("recorded/" + GetParam().name);
  if (std::getenv("CASTELLAN_RECORD") != nullptr) std::ofstream(path, std::ios::binary) << output;
  EXPECT_EQ(output, contents(path));
}

INSTANTIATE_TEST_SUITE_P(Commands, RecordedOutput, testing::ValuesIn(recorded_commands()), [](const auto& command) {
  std::string name = command.param.name;
  for (char& c : name) {
    if (c == '-' || c == '.') c = '_';
  }
  return name;
});

TEST(RecordedOutputs, EveryFileBelongsToACommand) {
  std::set<std::string> names = {"commands.tsv"};
  for (const Recorded& recorded : recorded_commands()) names.insert(recorded.name);
  for (const auto& entry : std::filesystem::directory_iterator(data_path("recorded"))) {
    const std::string name = entry.path().filename();
    const bool is_input = name.starts_with("input-");
    EXPECT_TRUE(is_input || names.contains(name)) << name;
  }
}

TEST(MaskedOutput, HidesCpuTimesAndTheVersionAlone) {
  EXPECT_EQ(masked_json(R"({"version":"0.1.0","cpu_ms":1.5e-05,"positions":12,"mean_cpu_ms":2})"),
            R"({"version":"0","cpu_ms":0,"positions":12,"mean_cpu_ms":0})");
  EXPECT_EQ(masked_json(R"({"cpu_ratio": {"value": 1.2, "interval": {"low": 3, "p90": null}}, "deals": 7})"),
            R"({"cpu_ratio": {"value": 0, "interval": {"low": 0, "p90": null}}, "deals": 7})");
  EXPECT_EQ(masked_csv("game,cpu_ms_mean,version,won\n\"a,b\",1.5,0.1.0,3\nc,,0.1.0,4\n"),
            "game,cpu_ms_mean,version,won\n\"a,b\",*,*,3\nc,,*,4\n");
  EXPECT_EQ(masked_text("seed 1: 3 positions, 0.26 ms\nCPU ms   1  2\nwon 5\n"),
            "seed 1: 3 positions, * ms\nCPU ms\nwon 5\n");
}

}  // namespace
}  // namespace castellan::test
