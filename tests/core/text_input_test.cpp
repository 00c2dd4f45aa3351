// What the readers of text share: lines, words, binary data.

#include "core/text/text_input.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (const auto line = next_line(text)) lines.push_back(*line);
  return lines;
}

TEST(TextInput, LinesEndInEveryUsualWay) {
  using Lines = std::vector<std::string_view>;
  EXPECT_EQ(lines_of("a\nb\r\nc\rd"), (Lines{"a", "b", "c", "d"}));
  EXPECT_EQ(lines_of("a\n\n\r\n\r\rb\n"), (Lines{"a", "", "", "", "", "b"}));
  EXPECT_EQ(lines_of(""), Lines{});
}

TEST(TextInput, WordsAreSeparatedByBlanksAndTabs) {
  std::string_view rest = "  KC\t 10H ";
  EXPECT_EQ(next_word(rest), "KC");
  EXPECT_EQ(next_word(rest), "10H");
  EXPECT_EQ(next_word(rest), std::nullopt);
}

TEST(TextInput, AByteOrderMarkIsDropped) {
  EXPECT_EQ(plain_text("\xEF\xBB\xBF"
                       "KC"),
            "KC");
}

TEST(TextInput, NothingVisibleIsEmpty) {
  EXPECT_EQ(error_of([] { (void)plain_text(""); }), "the input is empty");
  EXPECT_EQ(error_of([] { (void)plain_text(" \t\r\n", "line 4"); }), "line 4: the input is empty");
  EXPECT_EQ(error_of([] { (void)plain_text("\xEF\xBB\xBF"); }), "the input is empty");
}

TEST(TextInput, ControlBytesShowBinaryData) {
  EXPECT_EQ(error_of([] { (void)plain_text(std::string_view("KC\0", 3)); }),
            "this is binary data, not text: it holds the byte \\x00");
  EXPECT_EQ(error_of([] {
              (void)plain_text(
                  "\x7f"
                  "ELF");
            }),
            "this is binary data, not text: it holds the byte \\x7f");
  EXPECT_EQ(error_of([] { (void)plain_text("\x1b[1mKC"); }), "this is binary data, not text: it holds the byte \\x1b");
}

TEST(TextInput, ComparesWithoutCase) {
  EXPECT_TRUE(equal_ignoring_case("Founds", "fOUNDS"));
  EXPECT_FALSE(equal_ignoring_case("Founds", "Found"));
  EXPECT_FALSE(equal_ignoring_case("[", "{"));
}

}  // namespace
}  // namespace castellan::core
