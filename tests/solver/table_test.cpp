// Cards on a table, and moves that carry them from place to place.

#include "solver/games/table.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "solver/games/games.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::solver {
namespace {

using Cards = std::vector<std::string>;

std::size_t cards_at(const Table& table, SpotKind kind) {
  std::size_t cards = 0;
  for (const Spot& spot : table) cards += spot.kind == kind ? spot.cards.size() : 0;
  return cards;
}

TEST(Table, ShowsEveryGamesDealAndEndsWithAllCardsHome) {
  std::size_t won_of_all = 0;
  for (const GamePtr& game : all_games()) {
    std::size_t won = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const DealPtr deal = game->numbered_deal({core::DealSource::kSeed, seed});
      Table table = game->table(*deal);
      std::size_t cards = 0;
      for (const Spot& spot : table) cards += spot.cards.size();
      EXPECT_EQ(cards, game->tableau() == nullptr ? 104U : 52U);

      Limits limits;
      limits.max_positions = 20'000;
      const auto outcome = game->decider(limits, nullptr)->answer(Question::kStraight, *deal);
      if (outcome.verdict != Verdict::kWinnable) continue;
      ++won;
      for (const MoveWords& move : game->moves(*deal, outcome)) carry_out(table, move);
      EXPECT_EQ(cards_at(table, SpotKind::kFoundation), cards) << game->names().id << " " << seed;
    }
    won_of_all += won;
  }
  EXPECT_GT(won_of_all, 100U);
}

TEST(Table, HasCellsWhereAGameHasSome) {
  core::Variant variant{.id = "own", .name = "Own", .rules = {}, .options = {}};
  variant.rules.cells = 2;
  const GamePtr game = tableau_game(variant);
  const Table table = game->table(*game->numbered_deal({core::DealSource::kSeed, 1}));
  EXPECT_EQ(table.size(), 4U + 2U + 8U);
  EXPECT_EQ(table[4].kind, SpotKind::kCell);
  EXPECT_EQ(table[5].name, "cell 2");
}

TEST(Carry, GoesToTheFoundationOfTheCardsSuit) {
  Table table = {{SpotKind::kFoundation, "foundation", "C", {}},
                 {SpotKind::kFoundation, "foundation", "H", {"AH"}},
                 {SpotKind::kPile, "pile 1", "", {"KC", "2H"}}};
  const Carry carry = carry_out(table, {"2H", "pile 1", "foundation", ""});
  EXPECT_EQ(carry.from, 2U);
  EXPECT_EQ(carry.to, 1U);
  EXPECT_EQ(table[1].cards, (Cards{"AH", "2H"}));
  EXPECT_EQ(table[2].cards, Cards{"KC"});
}

TEST(Carry, TakesAlongWhatLiesOnTheCard) {
  Table table = {{SpotKind::kPile, "pile 1", "", {"KC", "7H", "6S", "5D"}}, {SpotKind::kPile, "pile 2", "", {"8C"}}};
  EXPECT_EQ(carry_out(table, {"7H", "pile 1", "pile 2", ""}).cards, 3U);
  EXPECT_EQ(table[1].cards, (Cards{"8C", "7H", "6S", "5D"}));
}

TEST(Carry, TurnsCardsAndTheWasteOver) {
  Table table = {{SpotKind::kStock, "stock", "", {"3", "2"}}, {SpotKind::kWaste, "waste", "", {}}};
  const MoveWords turn{std::nullopt, "stock", "waste", "turn"};
  carry_out(table, turn);
  EXPECT_EQ(table[1].cards, Cards{"2"});
  carry_out(table, turn);
  EXPECT_EQ(table[1].cards, (Cards{"2", "3"}));
  EXPECT_THROW(carry_out(table, turn), std::logic_error);
  const Carry redeal = carry_out(table, {std::nullopt, "waste", "stock", "redeal"});
  EXPECT_TRUE(redeal.turned_over);
  EXPECT_EQ(table[0].cards, (Cards{"3", "2"}));
}

TEST(Carry, RefusesPlacesAndCardsThatAreNotThere) {
  Table table = {{SpotKind::kPile, "pile 1", "", {"KC"}}};
  EXPECT_THROW(carry_out(table, {"KC", "pile 1", "pile 2", ""}), std::logic_error);
  EXPECT_THROW(carry_out(table, {"QC", "pile 1", "pile 1", ""}), std::logic_error);
}

}  // namespace
}  // namespace castellan::solver
