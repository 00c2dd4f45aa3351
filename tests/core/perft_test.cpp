// Counts of lines of play: pinned as numbers, and counted again by the oracle, which generates moves in
// its own plain way.

#include "core/perft.hpp"

#include <gtest/gtest.h>

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/variant.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;

std::uint64_t naive_perft(const Oracle& oracle, const Board& board, std::size_t depth) {
  const std::vector<Board> successors = oracle.successors(board);
  if (depth == 1) return successors.size();
  std::uint64_t count = 0;
  for (const Board& next : successors) count += naive_perft(oracle, next, depth - 1);
  return count;
}

std::uint64_t engine_perft(const Rules& rules, const Board& board, std::size_t depth) {
  const core::CastleGame game(rules);
  return core::perft(game, game.start(board), static_cast<int>(depth));
}

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> list;
  if (!text.empty()) boost::split(list, text, boost::is_any_of(" "));
  return list;
}

TEST(Perft, CountsOfFixedDealsAreAsPinnedAndAsTheOracleCounts) {
  for (const auto& row : read_table("perft.tsv")) {  // game, options, seed, counts at depth 1, 2, …
    ASSERT_EQ(row.size(), 4U);
    SCOPED_TRACE(row[0] + " " + row[1] + " seed " + row[2]);
    const Rules rules = core::make_variant(core::find_game(row[0]), words(row[1])).rules;
    const Board board = core::numbered_deal(rules, {core::DealSource::kSeed, std::stoull(row[2])});
    const std::vector<std::string> counts = words(row[3]);
    ASSERT_GT(std::stoull(counts.back()), 10'000U);
    for (std::size_t depth = 1; depth <= counts.size(); ++depth) {
      EXPECT_EQ(engine_perft(rules, board, depth), std::stoull(counts[depth - 1])) << "at depth " << depth;
    }
    EXPECT_EQ(naive_perft(Oracle(rules), board, counts.size()), std::stoull(counts.back()));
  }
}

TEST(Perft, CountsUnderAnyRulesAreAsTheOracleCounts) {
  std::uint64_t lines = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    const Rules rules = random_rules(number);
    const Board board = played_on(rules, mini_deal(rules, number), static_cast<int>(number % 12), number);
    for (std::size_t depth = 1; depth <= 3; ++depth) {
      const std::uint64_t count = engine_perft(rules, board, depth);
      ASSERT_EQ(count, naive_perft(Oracle(rules), board, depth)) << depth << '\n' << describe(rules, board);
      lines += count;
    }
  }
  EXPECT_GT(lines, 10'000U);
}

}  // namespace
}  // namespace castellan::test
