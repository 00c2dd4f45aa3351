// Deals and solutions that cannot be used: one clear line and exit code 31, never a crash.

#include <gtest/gtest.h>

#include <boost/algorithm/string/replace.hpp>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

constexpr int kBadInput = 31;

std::string castle_board() {
  const core::Rules& rules = core::find_game("beleaguered-castle").rules;
  return core::format_board_text(rules, core::numbered_deal(rules, {core::DealSource::kSeed, 1}));
}

/// The castle board with one piece of its text replaced.
std::string with(const std::string& piece, const std::string& other) {
  std::string board = castle_board();
  EXPECT_NE(board.find(piece), std::string::npos) << piece;
  boost::replace_first(board, piece, other);
  return board;
}

void expect_refused(const std::string& deal, const std::string& message) {
  const TempFile file(deal);
  const std::string from_file = refusal({"solve", "beleaguered-castle", file.path()}, kBadInput);
  EXPECT_TRUE(from_file.starts_with("castellan: " + file.path() + ": ")) << from_file;
  EXPECT_NE(from_file.find(message), std::string::npos) << from_file;
  const std::string from_stdin = refusal({"solve", "beleaguered-castle", "-"}, kBadInput, {.input = deal});
  EXPECT_NE(from_stdin.find(message), std::string::npos) << from_stdin;
}

TEST(CliBadInput, NoDealAtAll) {
  expect_refused("", "empty");
  expect_refused(" \n\n", "empty");
  expect_refused(std::string("\x7f"
                             "ELF\x02\x01\x01\0\0\0\xff\xfe\n\n",
                             13),
                 "binary");
  expect_refused("Dear reader,\nthis is a letter.\n", "");
  expect_refused("{\"tableau piles\": [[", "");
  expect_refused("{}", "");
  expect_refused(std::string(2'000'000, 'x'), "longer than");
}

TEST(CliBadInput, WrongCards) {
  expect_refused(with("KC", "  "), "KC");  // 51 cards
  expect_refused(with("KC", "QC"), "QC appears twice");
  expect_refused(with("KC", "0X"), "0X");  // unknown
  expect_refused(with("KC", "KX"), "KX");
  expect_refused(castle_board() + "KC\n", "");  // a ninth pile
  expect_refused(castle_board() + ":\n", "");
  expect_refused(with("H-A", "H-K"), "");  // all of hearts at home, and on the piles
  expect_refused(with("H-A", "H-0"), "AH");
}

TEST(CliBadInput, UnreadableFiles) {
  EXPECT_NE(refusal({"solve", "citadel", "no-such-file"}, kBadInput).find("no-such-file: No such file"),
            std::string::npos);
  EXPECT_NE(refusal({"solve", "citadel", "/"}, kBadInput).find("Is a directory"), std::string::npos);
  EXPECT_NE(refusal({"solve", "citadel", "/dev/zero"}, kBadInput).find("longer than"), std::string::npos);
  EXPECT_NE(refusal({"solve", "citadel", "--lines", "no-such-file"}, kBadInput).find("No such file"),
            std::string::npos);
  EXPECT_NE(refusal({"solve", "citadel", "--lines", "/"}, kBadInput).find("Is a directory"), std::string::npos);
  EXPECT_NE(refusal({"verify", "citadel", "no-such-file", "-"}, kBadInput).find("No such file"), std::string::npos);
}

TEST(CliBadInput, LinesWithoutADeal) {
  EXPECT_NE(refusal({"solve", "citadel", "--lines", "-"}, kBadInput).find("holds no deal"), std::string::npos);
  EXPECT_NE(refusal({"solve", "citadel", "--lines", "-"}, kBadInput, {.input = "# none\n\n"}).find("holds no deal"),
            std::string::npos);
}

}  // namespace
}  // namespace castellan::test
