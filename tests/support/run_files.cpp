#include "tests/support/run_files.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "tests/support/program.hpp"

namespace castellan::test {

TempFolder::TempFolder() {
  static int count = 0;
  path_ = ::testing::TempDir() + "castellan-folder-" + std::to_string(::getpid()) + "-" + std::to_string(++count);
  std::filesystem::create_directory(path_);
}

TempFolder::~TempFolder() { std::filesystem::remove_all(path_); }

std::string sql(const std::string& path, const std::string& text) {
  std::string rows;
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  const auto add_row = [](void* result, int columns, char** values, char**) {
    for (int i = 0; i < columns; ++i) {
      if (i > 0) *static_cast<std::string*>(result) += '|';
      if (values[i] != nullptr) *static_cast<std::string*>(result) += values[i];
    }
    *static_cast<std::string*>(result) += '\n';
    return 0;
  };
  char* error = nullptr;
  EXPECT_EQ(sqlite3_exec(database, text.c_str(), add_row, &rows, &error), SQLITE_OK) << (error ? error : "");
  sqlite3_free(error);
  sqlite3_close(database);
  return rows;
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void make_run(const std::string& path, const std::string& seeds, const std::vector<std::string>& more) {
  std::vector<std::string> words = {"analyze", "fortress", "--seeds", seeds, "--threads", "2", "--db", path};
  words.insert(words.end(), more.begin(), more.end());
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
}

void wait_for_run(const std::string& path) {
  constexpr auto kPatience = std::chrono::minutes(1);
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!std::filesystem::exists(path + "-wal")) {
    ASSERT_LT(std::chrono::steady_clock::now(), deadline) << "nothing was written to " << path;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

std::string contents_of_run(const std::string& path) {
  return sql(path,
             "SELECT game, options, generator, engine, max_positions, max_seconds, max_memory, block_size, rows FROM "
             "runs; SELECT first_seed, last_seed, won, lost, undecided, ran_dry, hex(positions), hex(moves) FROM "
             "blocks ORDER BY first_seed; SELECT seed, verdict, proof, \"limit\", stage, positions, moves FROM deals "
             "ORDER BY seed; SELECT * FROM retries ORDER BY seed");
}

std::string without_line(std::string report, const std::string& label) {
  const auto begin = report.find("\n" + label);
  if (begin != std::string::npos) report.erase(begin, report.find('\n', begin + 1) - begin);
  return report;
}

std::string without_cpu(const std::string& report) { return without_line(report, "CPU ms"); }

}  // namespace castellan::test
