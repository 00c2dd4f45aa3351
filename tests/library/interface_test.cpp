// The interface is what it was recorded to be: other programs are compiled against it. tests/data/interface-1.txt holds
// the declarations of castellan.h; what is added there is added here, and what changes needs another
// CASTELLAN_INTERFACE. tests/data/answer-fields-1.txt holds the fields of the JSON in the same way.

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

#include "tests/library/session.hpp"
#include "tests/support/paths.hpp"

namespace castellan::test {
namespace {

std::string contents(const std::string& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The declarations of the header, one a line.
std::string declarations() {
  std::string text = contents(CASTELLAN_HEADER);
  text = std::regex_replace(text, std::regex(R"(/\*[^*]*\*+([^/*][^*]*\*+)*/)"), "");
  text = std::regex_replace(text, std::regex(R"(#[^\n]*|extern "C" \{)"), "");
  text = std::regex_replace(text, std::regex(R"(\s+)"), " ");
  text = std::regex_replace(text, std::regex(R"(; )"), ";\n");
  return text.substr(1, text.rfind('\n'));
}

std::set<std::string> found_in(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::set<std::string> words;
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
    words.insert((*match)[1]);
  return words;
}

/// What the shared library offers.
std::string symbols() {
  const std::unique_ptr<FILE, int (*)(FILE*)> nm(::popen("nm --dynamic --defined-only " CASTELLAN_SHARED, "r"),
                                                 ::pclose);
  std::string text;
  std::array<char, 4096> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), nm.get()))
    text.append(block.data(), count);
  return text;
}

/// Adds every field below `value` with its type, such as "solve.deal.line string"; elements of an array count as one.
void add_fields(const nlohmann::json& value, const std::string& path, std::set<std::string>& fields) {
  if (!value.is_structured()) {
    fields.insert(path + " " + value.type_name());
    return;
  }
  for (const auto& [key, below] : value.items())
    add_fields(below, value.is_array() ? path + "[]" : path + "." + key, fields);
}

/// Of answers of every verdict to every question, and of the list of games.
std::set<std::string> answer_fields() {
  std::set<std::string> fields;
  for (const char* const game : {"fortress", "precedence"}) {
    const SessionPtr session = open_session(game);
    for (const std::uint64_t positions : {50'000'000U, 1U}) {
      castellan_limit_positions(session.get(), positions);
      for (const unsigned seed : {1U, 2U}) {
        for (const auto question : {CASTELLAN_ANY_SOLUTION, CASTELLAN_SHORT_SOLUTION}) {
          set_seed(*session, seed);
          if (castellan_solve(session.get(), question) != CASTELLAN_ERROR)
            add_fields(nlohmann::json::parse(castellan_answer_json(session.get())), "solve", fields);
          if (castellan_hint(session.get(), question) != CASTELLAN_ERROR)
            add_fields(nlohmann::json::parse(castellan_answer_json(session.get())), "hint", fields);
        }
      }
    }
  }
  add_fields(nlohmann::json::parse(castellan_games_json()), "games", fields);
  return fields;
}

TEST(LibraryInterface, TheFieldsOfItsJsonAreTheRecordedOnes) {
  std::string found;
  for (const std::string& field : answer_fields()) found += field + "\n";
  EXPECT_EQ(found, contents(data_path("answer-fields-" + std::to_string(CASTELLAN_INTERFACE) + ".txt")))
      << "What is added is added there; what changes or goes needs another CASTELLAN_INTERFACE and protocol of serve.";
}

TEST(LibraryInterface, IsTheRecordedOne) {
  EXPECT_EQ(CASTELLAN_INTERFACE, 1);
  EXPECT_EQ(castellan_interface(), CASTELLAN_INTERFACE);
  EXPECT_EQ(declarations(), contents(data_path("interface-1.txt")));
}

TEST(LibraryInterface, TheSharedLibraryOffersItAndNothingElse) {
  const std::string offered = symbols();
  EXPECT_EQ(found_in(offered, R"( T (\w+)@@CASTELLAN_1\n)"),
            found_in(declarations(), R"(CASTELLAN_API [^(]*?(\w+)\()"));
  EXPECT_EQ(found_in(offered, R"(([^ ]+)\n)").size(), found_in(offered, R"( T (\w+)@@CASTELLAN_1\n)").size() + 1)
      << offered;
}

}  // namespace
}  // namespace castellan::test
