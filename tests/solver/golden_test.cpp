// Deals whose verdict is known from other solvers that agree with each other.
//
// The tables in data/golden say how many of them vouch for each verdict.

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"
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

Rules rules_of(const GoldenTable& table) {
  return core::make_variant(core::find_game(table.game), table.options).rules;
}

std::string file_of(const GoldenTable& table) { return "golden/" + std::string(table.name) + ".tsv"; }

class Golden : public ::testing::TestWithParam<GoldenTable> {};

TEST_P(Golden, NoVerdictDisagrees) {
  const Rules rules = rules_of(GetParam());
  solver::Limits limits;
  limits.max_positions = 20'000'000;
  solver::Decider decider(rules, limits);
  int known = 0;
  int decided = 0;
  for (const auto& row : read_table(file_of(GetParam()))) {
    ASSERT_EQ(row.size(), 4U);  // id, deal, verdict, witnesses
    if (row[2] == "unknown") continue;
    ++known;
    const core::Board board = core::parse_line_text(rules, row[1]);
    const solver::Outcome outcome = decider.decide(board);
    if (outcome.verdict == Verdict::kUndecided) continue;
    ++decided;
    EXPECT_EQ(to_string(outcome.verdict), row[2]) << "deal " << row[0];
    if (outcome.verdict == Verdict::kWinnable) {
      EXPECT_TRUE(core::replay(rules, board, core::to_moves(board, outcome.line)).won) << "deal " << row[0];
    }
  }
  EXPECT_GT(known, 100);
  EXPECT_EQ(decided, known) << "within " << limits.max_positions << " positions";
}

TEST_P(Golden, NoRelaxationCallsAWinnableDealLost) {
  const Rules rules = rules_of(GetParam());
  solver::Workspace workspace(std::size_t{1} << 26U);
  const solver::RealGame game(rules);
  solver::Limits limits;
  limits.max_positions = 1000;
  int relaxations = 0;
  for (const solver::Strategy* strategy : solver::all_strategies()) {
    if (strategy->loss_proof != solver::Proof::kRelaxation || !strategy->applies(rules)) continue;
    ++relaxations;
    int refuted = 0;
    for (const auto& row : read_table(file_of(GetParam()))) {
      const core::Board board = core::parse_line_text(rules, row[1]);
      solver::Budget budget(limits, nullptr);
      const auto result =
          strategy->run({&game, game.engine().start(board), &board, &solver::kPlain}, workspace, budget);
      if (result.end != solver::SearchEnd::kLost) continue;
      EXPECT_NE(row[2], "winnable") << strategy->name << " deal " << row[0];
      ++refuted;
    }
    EXPECT_GT(refuted, 10) << strategy->name;
  }
  EXPECT_EQ(relaxations > 0, rules.build_suit == core::BuildSuit::kAny);
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
