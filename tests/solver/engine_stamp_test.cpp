// The stamp of an engine sees every rung of its ladder: allowance, heuristic, order, and what its search does first.

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "solver/games/games.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/stamp/precedence_stamp.hpp"
#include "solver/stamp/tableau_stamp.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"
#include "tests/support/variants.hpp"

namespace castellan::solver {
namespace {

using core::Card;
using core::Step;

std::vector<Rung> usual(const core::Rules& rules) { return {ladder_for(rules).begin(), ladder_for(rules).end()}; }

/// A card with its suit renamed: the first two and the last two change places.
Card renamed(Card card) { return Card(card.rank(), static_cast<core::Suit>(static_cast<int>(card.suit()) ^ 1)); }
std::uint8_t renamed(std::uint8_t place) {
  return place < core::kCards ? static_cast<std::uint8_t>(renamed(Card::from_id(place)).id()) : place;
}

/// A strategy that does the same on renamed suits: sound, and equal in all but its tie-breaks.
const Strategy* inner = nullptr;
SearchResult run_renamed(const Task& task, Workspace& workspace, Budget& budget) {
  core::Board board = *task.board;
  for (core::Pile& pile : board.piles)
    std::ranges::transform(pile, pile.begin(), [](Card card) { return renamed(card); });
  for (auto& cell : board.cells) {
    if (cell) cell = renamed(*cell);
  }
  std::swap(board.home[0], board.home[1]);
  std::swap(board.home[2], board.home[3]);
  core::Board based = board;
  based.base = task.game->rules().base;
  SearchResult result =
      inner->run({task.game, task.game->engine().start(based), &board, task.heuristic}, workspace, budget);
  for (Step& step : result.line) step = {renamed(step.card), renamed(step.to)};
  return result;
}

class EngineStamp : public testing::TestWithParam<std::string> {
 protected:
  const core::Rules& rules = core::find_game(GetParam()).rules;
  const std::uint64_t stamp = engine_stamp(rules, ladder_for(rules));
};

TEST_P(EngineStamp, IsTheSameEveryTime) {
  EXPECT_EQ(engine_stamp(rules, usual(rules)), stamp);
  EXPECT_EQ(find_game(GetParam())->engine_stamp(), stamp);
}

TEST_P(EngineStamp, SeesEveryAllowance) {
  const auto ladder = usual(rules);
  for (const std::size_t place : {std::size_t{0}, ladder.size() / 2, ladder.size() - 1}) {
    auto changed = ladder;
    changed[place].max_positions -= 1;
    EXPECT_NE(engine_stamp(rules, changed), stamp) << place;
  }
}

TEST_P(EngineStamp, SeesTheOrderAndTheNumberOfRungs) {
  auto changed = usual(rules);
  std::swap(changed[1], changed[2]);
  EXPECT_NE(engine_stamp(rules, changed), stamp);
  changed = usual(rules);
  changed.erase(changed.begin() + 1);
  EXPECT_NE(engine_stamp(rules, changed), stamp);
}

TEST_P(EngineStamp, SeesTheHeuristicOfEveryKindOfRung) {
  std::set<const Strategy*> seen;
  const auto ladder = usual(rules);
  for (std::size_t place = 0; place < ladder.size(); ++place) {
    if (ladder[place].heuristic == nullptr || !seen.insert(ladder[place].strategy).second) continue;
    Heuristic other = *ladder[place].heuristic;
    ++other.not_home;
    auto changed = ladder;
    changed[place].heuristic = &other;
    EXPECT_NE(engine_stamp(rules, changed), stamp) << place;
  }
}

// Nothing that is written down changes here: the stamp sees what the search does.
TEST_P(EngineStamp, SeesTheTieBreaksOfEveryKindOfRung) {
  std::set<const Strategy*> seen;
  const auto ladder = usual(rules);
  for (const Rung& rung : ladder) {
    // These may not see what the suits are called.
    if (rung.strategy->loss_proof == Proof::kRelaxation) continue;
    if (!seen.insert(rung.strategy).second) continue;
    Strategy other = *rung.strategy;
    inner = rung.strategy;
    other.run = run_renamed;
    // With one heuristic alone, the last one that this strategy is tried with.
    const Rung last = *std::ranges::find(ladder.rbegin(), ladder.rend(), rung.strategy, &Rung::strategy);
    auto changed = ladder;
    for (Rung& each : changed) {
      if (each.is_same_search(last)) each.strategy = &other;
    }
    EXPECT_NE(engine_stamp(rules, changed), stamp) << rung.strategy->name;
  }
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const core::Game& game : core::all_games()) ids.emplace_back(game.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, EngineStamp, testing::ValuesIn(game_ids()), [](const auto& game) {
  std::string name = game.param;
  std::erase(name, '-');
  return name;
});

TEST(EngineStamps, AreOfTheRules) {
  std::set<std::uint64_t> stamps;
  std::size_t variants = 0;
  for (const test::NamedRules& variant : test::all_variants()) {
    stamps.insert(engine_stamp(variant.rules, ladder_for(variant.rules)));
    ++variants;
  }
  // A few options change no deal of the sample.
  EXPECT_GT(stamps.size(), variants * 3 / 4);
}

TEST(PrecedenceStamp, SeesEveryRung) {
  const core::precedence::Rules rules;
  const auto usual = precedence::usual_ladder();
  const std::uint64_t stamp = precedence::engine_stamp(rules, usual);
  EXPECT_EQ(precedence::engine_stamp(rules, usual), stamp);
  EXPECT_EQ(find_game("precedence")->engine_stamp(), stamp);
  EXPECT_NE(precedence::engine_stamp({.redeals = 1}, usual), stamp);
  for (std::size_t place = 0; place < usual.size(); ++place) {
    std::vector<precedence::Rung> changed(usual.begin(), usual.end());
    changed[place].max_positions -= 1;
    EXPECT_NE(precedence::engine_stamp(rules, changed), stamp) << place;
    changed = {usual.begin(), usual.end()};
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(place));
    EXPECT_NE(precedence::engine_stamp(rules, changed), stamp) << place;
  }
}

}  // namespace
}  // namespace castellan::solver
