// Deals whose verdict is known from other solvers that agree with each other.
//
// The tables in data/golden say how many of them vouch for each verdict.

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "core/game.hpp"
#include "core/options.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "solver/decider.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

using core::Rules;
using solver::Verdict;

struct GoldenTable {
  const char* name;
  const char* game;
  std::vector<std::string> options;

  friend std::ostream& operator<<(std::ostream& out, const GoldenTable& table) { return out << table.name; }
};

class Golden : public ::testing::TestWithParam<GoldenTable> {};

TEST_P(Golden, NoVerdictDisagrees) {
  const Rules rules = core::make_variant(core::find_game(GetParam().game), GetParam().options).rules;
  solver::Limits limits;
  limits.max_positions = 20'000'000;
  solver::Decider decider(rules, limits);
  int known = 0;
  int decided = 0;
  for (const auto& row : read_table("golden/" + std::string(GetParam().name) + ".tsv")) {
    ASSERT_EQ(row.size(), 4U);  // id, deal, verdict, witnesses
    if (row[2] == "unknown") continue;
    ++known;
    const core::Board board = core::parse_line_text(rules, row[1]);
    const solver::Outcome outcome = decider.decide(board);
    if (outcome.verdict == Verdict::kUndecided) continue;
    ++decided;
    EXPECT_EQ(to_string(outcome.verdict), row[2]) << "deal " << row[0];
    if (outcome.verdict == Verdict::kWinnable) {
      EXPECT_TRUE(core::replay(rules, board, outcome.moves).won) << "deal " << row[0];
    }
  }
  EXPECT_GT(known, 100);
  EXPECT_EQ(decided, known) << "within " << limits.max_positions << " positions";
}

INSTANTIATE_TEST_SUITE_P(Tables, Golden,
                         ::testing::Values(GoldenTable{"beleaguered-castle", "beleaguered-castle", {}},
                                           GoldenTable{"streets-and-alleys", "streets-and-alleys", {}},
                                           GoldenTable{"citadel-no-return", "citadel", {"return=no"}},
                                           GoldenTable{"fortress", "fortress", {}},
                                           GoldenTable{"chessboard", "chessboard", {}}),
                         [](const auto& table) {
                           std::string name = table.param.name;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace castellan::test
