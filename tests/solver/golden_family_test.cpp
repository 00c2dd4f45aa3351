// The relatives' deals whose verdict other solvers know, single cards moving and no card returning.
//
// CASTELLAN_GOLDEN_ALL makes the test decide every deal, within the usual limits; scripts/golden_family.sh does.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "core/game.hpp"
#include "core/replay.hpp"
#include "core/text/deal_text.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "tests/support/table.hpp"

namespace castellan::test {
namespace {

using solver::Verdict;

bool is_of_every_deal() { return std::getenv("CASTELLAN_GOLDEN_ALL") != nullptr; }

class GoldenFamily : public ::testing::TestWithParam<const char*> {};

TEST_P(GoldenFamily, NoVerdictDisagrees) {
  const std::size_t step = is_of_every_deal() ? 1 : 3;
  const core::Rules rules = core::make_variant(core::find_game(GetParam()), {}).rules;
  solver::Limits limits;
  if (!is_of_every_deal()) limits.max_positions = 200'000;
  solver::Decider decider(rules, limits);
  const auto rows = read_table("golden/family/" + std::string(GetParam()) + ".tsv");
  std::size_t deals = 0;
  std::size_t undecided = 0;
  double cpu_ms = 0;
  for (std::size_t i = 0; i < rows.size(); i += step) {
    ASSERT_EQ(rows[i].size(), 4U);  // id, deal, verdict, witnesses
    const core::Board board = core::parse_line_text(rules, rows[i][1]);
    const solver::Outcome outcome = decider.decide(board);
    ++deals;
    cpu_ms += outcome.cpu_ms;
    if (outcome.verdict == Verdict::kUndecided) {
      ++undecided;
      continue;
    }
    EXPECT_EQ(to_string(outcome.verdict), rows[i][2]) << "deal " << rows[i][0] << ", witnesses: " << rows[i][3];
  }
  EXPECT_GT(deals, 4U);
  EXPECT_LE(100 * undecided, deals);
  if (is_of_every_deal()) {
    std::cout << "golden: " << GetParam() << ": " << deals << " deals, " << undecided << " undecided, "
              << cpu_ms / static_cast<double>(deals) << " ms of CPU a deal\n";
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, GoldenFamily,
                         ::testing::Values("siegecraft", "stronghold", "fastness", "exiled-kings", "penelopes-web",
                                           "selective-castle", "morphy", "bastion", "ten-by-one", "british-canister"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace castellan::test
