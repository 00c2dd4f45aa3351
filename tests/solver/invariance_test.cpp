// What must not change a verdict: the order of the piles, the names of the suits, the number of threads; and
// what may change it in one direction only: more freedom never loses a deal.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/deals/castellan_generator.hpp"
#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/options.hpp"
#include "solver/batch/batch.hpp"
#include "solver/decider.hpp"
#include "solver/games/tableau_game.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/text_deals.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Card;
using core::Rules;
using core::Suit;
using solver::Outcome;
using solver::Verdict;
using SuitNames = std::array<int, core::kSuits>;

/// Small, so that the few hard deals of full size cost little.
solver::Limits small_limits() {
  solver::Limits limits;
  limits.max_positions = 200'000;
  return limits;
}

Board with_piles_shuffled(Board board, core::CastellanGenerator& random) {
  for (std::size_t i = board.piles.size(); i > 1; --i) std::swap(board.piles[i - 1], board.piles[random.below(i)]);
  return board;
}

/// Gives every card of suit s the suit `names[s]`.
Board with_suits_renamed(const Board& board, const SuitNames& names) {
  const auto renamed = [&](Card card) {
    return Card(card.rank(), static_cast<Suit>(names[static_cast<std::size_t>(card.suit())]));
  };
  Board other = board;
  for (auto& pile : other.piles) std::ranges::transform(pile, pile.begin(), renamed);
  for (auto& cell : other.cells) {
    if (cell) cell = renamed(*cell);
  }
  for (std::size_t suit = 0; suit < core::kSuits; ++suit) {
    other.home[static_cast<std::size_t>(names[suit])] = board.home[suit];
  }
  return other;
}

/// Renamings of the suits in play that these rules cannot see: any, or within the two colours.
std::vector<SuitNames> renamings(const Rules& rules) {
  std::vector<SuitNames> list;
  SuitNames names{0, 1, 2, 3};
  do {
    const bool in_play = std::all_of(names.begin() + rules.suits, names.end(),
                                     [&](const int& name) { return name == static_cast<int>(&name - names.data()); });
    const bool keeps_colours = is_red(static_cast<Suit>(names[0])) == is_red(static_cast<Suit>(names[1])) &&
                               is_red(static_cast<Suit>(names[2])) == is_red(static_cast<Suit>(names[3]));
    if (in_play && (rules.build_suit != core::BuildSuit::kAlternateColour || keeps_colours)) list.push_back(names);
  } while (std::ranges::next_permutation(names).found);
  return list;
}

/// Expects one verdict for all boards, as far as they are decided. @return how many are.
int expect_one_verdict(solver::Decider& decider, const std::vector<Board>& boards, const Rules& rules) {
  Verdict verdict = Verdict::kUndecided;
  int decided = 0;
  for (const Board& board : boards) {
    const Outcome outcome = decider.decide(board);
    if (outcome.verdict == Verdict::kUndecided) continue;
    ++decided;
    if (verdict == Verdict::kUndecided) verdict = outcome.verdict;
    EXPECT_EQ(outcome.verdict, verdict) << describe(rules, board) << describe(rules, boards.front());
  }
  return decided;
}

/// The board, two of it with the piles in another order, and one with every renaming of the suits.
std::vector<Board> guises_of(const Rules& rules, const Board& board, std::uint64_t seed) {
  core::CastellanGenerator random(seed);
  std::vector<Board> guises{board, with_piles_shuffled(board, random), with_piles_shuffled(board, random)};
  for (const SuitNames& names : renamings(rules)) guises.push_back(with_suits_renamed(board, names));
  return guises;
}

TEST(Invariance, PileOrderAndSuitNamesOfFullDeals) {
  int decided = 0;
  for (const core::Game& game : core::all_games()) {
    solver::Decider decider(game.rules, small_limits());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      decided += expect_one_verdict(decider, guises_of(game.rules, mini_deal(game.rules, seed), seed), game.rules);
    }
  }
  EXPECT_GT(decided, 5 * 6 * 20);
}

TEST(Invariance, PileOrderAndSuitNamesUnderAnyRules) {
  int decided = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Rules rules = random_rules(number);
    const Board board = played_on(rules, mini_deal(rules, number), static_cast<int>(number % 10), number);
    solver::Decider decider(rules, small_limits());
    decided += expect_one_verdict(decider, guises_of(rules, board, number), rules);
  }
  EXPECT_GT(decided, 200 * 5);
}

struct Reported {
  std::uint64_t number;
  Verdict verdict;
  std::uint64_t positions;
  std::vector<core::Step> line;

  bool operator==(const Reported&) const = default;
};

constexpr std::uint64_t kBatchDeals = 40;

std::vector<Reported> decide_with(int threads, const Rules& rules) {
  std::vector<Reported> reported;
  std::atomic<bool> stop = false;
  std::uint64_t seed = 0;
  solver::answer_all(
      *solver::tableau_game({"own", "Own", rules, {}}), solver::Question::kWinnable, small_limits(), threads,
      [&]() -> std::optional<solver::BatchDeal> {
        if (++seed > kBatchDeals) return std::nullopt;
        return solver::BatchDeal{seed, solver::deal_of(mini_deal(rules, seed)), {}};
      },
      [&](const solver::BatchDeal& deal, const Outcome& outcome) {
        reported.push_back({deal.number, outcome.verdict, outcome.positions, outcome.line});
      },
      stop);
  return reported;
}

TEST(Invariance, NumberOfThreads) {
  for (const core::Game& game : core::all_games()) {
    const std::vector<Reported> alone = decide_with(1, game.rules);
    ASSERT_EQ(alone.size(), kBatchDeals);
    EXPECT_EQ(decide_with(2, game.rules), alone) << game.id;
    EXPECT_EQ(decide_with(8, game.rules), alone) << game.id;
  }
}

/// Expects that no deal winnable under the narrower rules is lost under the wider ones.
/// @return How many deals are known to be winnable under both.
int expect_no_loss_by_freedom(const Rules& narrow, const Rules& wide, std::uint64_t deals = 40) {
  solver::Decider narrow_decider(narrow, small_limits());
  solver::Decider wide_decider(wide, small_limits());
  int winnable_under_both = 0;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    const Board board = mini_deal(narrow, seed);
    Board wide_board = board;  // The same cards in the same piles; what else there is is the rules'.
    wide_board.piles.resize(wide.piles);
    wide_board.cells.resize(wide.cells);
    wide_board.base = wide.base;
    if (narrow_decider.decide(board).verdict != Verdict::kWinnable) continue;
    const Verdict verdict = wide_decider.decide(wide_board).verdict;
    EXPECT_NE(verdict, Verdict::kUnwinnable) << describe(wide, wide_board);
    winnable_under_both += verdict == Verdict::kWinnable ? 1 : 0;
  }
  return winnable_under_both;
}

TEST(Invariance, FreedomToReturnOrToWaitLosesNoDeal) {
  std::size_t without_wins = 0;  // Of British and American Canister few deals or none are won.
  for (const core::Game& game : core::all_games()) {
    const Rules forced = rules_of(game.id, {"return=no", "auto=yes"});
    const Rules plain = rules_of(game.id, {"return=no"});
    const Rules free = rules_of(game.id, {"return=yes"});
    SCOPED_TRACE(game.id);
    const int forced_wins = expect_no_loss_by_freedom(forced, plain);
    const int plain_wins = expect_no_loss_by_freedom(plain, free);
    if (std::min(forced_wins, plain_wins) <= 3) ++without_wins;
  }
  EXPECT_LE(without_wins, 2U);
}

TEST(Invariance, FreedomToChooseTheBaseLosesNoDeal) {
  const Rules open = rules_of("chessboard");
  for (const std::string base : {"A", "7", "K"}) {
    SCOPED_TRACE(base);
    EXPECT_GT(expect_no_loss_by_freedom(rules_of("chessboard", {"base=" + base}), open), 3);
  }
}

TEST(Invariance, AnotherPileOrACellLosesNoDeal) {
  constexpr std::uint64_t kDeals = 15;
  int winnable_under_both = 0;
  for (const core::Game& game : core::all_games()) {
    SCOPED_TRACE(game.id);
    Rules with_cell = game.rules;
    ++with_cell.cells;
    winnable_under_both += expect_no_loss_by_freedom(game.rules, with_cell, kDeals);
    Rules fewer_piles = game.rules;
    if (fewer_piles.piles == core::kMaxPiles) --fewer_piles.piles;
    Rules with_pile = fewer_piles;
    ++with_pile.piles;
    winnable_under_both += expect_no_loss_by_freedom(fewer_piles, with_pile, kDeals);
  }
  EXPECT_GT(winnable_under_both, 30);
}

}  // namespace
}  // namespace castellan::test
