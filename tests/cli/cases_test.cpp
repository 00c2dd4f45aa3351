// Deals as people bring them from other programs and pages, each with what must become of it.

#include <gtest/gtest.h>

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

/// "message names --rows", "winnable, unwinnable": the words that must be in what the program says, in this order.
std::vector<std::string> expected_words(std::string expected) {
  for (const std::string_view prefix : {"message names ", "message: "}) {
    if (expected.starts_with(prefix)) expected.erase(0, prefix.size());
  }
  std::vector<std::string> words;
  for (std::size_t start = 0; start <= expected.size();) {
    const std::size_t end = std::min(expected.find(", ", start), expected.size());
    std::string word = expected.substr(start, end - start);
    if (word.starts_with("and names ")) word.erase(0, std::string_view("and names ").size());
    words.push_back(word);
    start = end + 2;
  }
  return words;
}

TEST(CliCases, EveryCaseEndsAsExpected) {
  const auto rows = read_table("cases/expected.tsv");
  ASSERT_GE(rows.size(), 23U);
  for (const auto& row : rows) {
    SCOPED_TRACE(row[0] + ": " + row[1]);
    std::vector<std::string> words;
    boost::split(words, row[1], boost::is_any_of(" "));
    std::ranges::replace(words, std::string("FILE"), data_path("cases/" + row[0]));
    const Ended ended = run(words);
    EXPECT_EQ(ended.exit_code, std::stoi(row[2])) << ended.err;
    const std::string& said = ended.err.empty() ? ended.out : ended.err;
    std::size_t place = 0;
    for (const std::string& word : expected_words(row[3])) {
      place = said.find(word, place);
      ASSERT_NE(place, std::string::npos) << word << " is not in: " << said;
    }
  }
}

}  // namespace
}  // namespace castellan::test
