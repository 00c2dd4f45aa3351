// The suit-blind game: it can be played forth and back, and holds the image of every real position.

#include "solver/relaxation/suit_blind_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/join.hpp>
#include <map>
#include <set>
#include <sstream>

#include "core/deals/castellan_generator.hpp"
#include "core/game.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle_answers.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;
using solver::SuitBlindGame;

/// Sets of cards: none, an ace, the twos, two of each rank, one of each high rank, all.
constexpr std::array kToldApart{std::uint64_t{0},
                                std::uint64_t{0x4},
                                std::uint64_t{0xf0},
                                std::uint64_t{0x6666666666666},
                                std::uint64_t{0x8421842000000},
                                std::uint64_t{0xfffffffffffff}};

/// The games that have this relaxation, full and mini.
std::vector<Rules> rules_with_relaxation() {
  std::vector<Rules> list;
  std::uint64_t number = 0;
  for (const NamedRules& variant : all_variants()) {
    if (!SuitBlindGame::applies(variant.rules)) continue;
    list.push_back(variant.rules);
    list.push_back(shrunk(variant.rules, mini_size(variant.rules, number++)));
    list.push_back(list.back());
    list.back().space_fill = core::SpaceFill::kKingsOnly;
  }
  return list;
}

TEST(SuitBlindGame, AppliesToTheGamesBuiltDownRegardlessOfSuit) {
  for (const core::Game& game : core::all_games()) {
    const bool any_suit = game.id == "beleaguered-castle" || game.id == "streets-and-alleys" || game.id == "citadel";
    EXPECT_EQ(SuitBlindGame::applies(game.rules), any_suit) << game.id;
  }
}

TEST(SuitBlindGame, StepsCanBeTakenBackAndKeysFollowThem) {
  std::size_t steps_tried = 0;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const std::uint64_t told_apart : kToldApart) {
      SuitBlindGame game(rules, told_apart);
      auto state = game.start(mini_deal(rules, 3)).value();
      core::CastellanGenerator random(3);
      SuitBlindGame::StepList list;
      for (int length = 0; length < 60; ++length) {
        const core::Key key = game.key(state);
        game.moves(state, list);
        if (list.empty()) break;
        for (const auto step : list) {
          const core::Key next_key = game.key_after(state, key, step);
          const auto undo = game.apply(state, step);
          ASSERT_EQ(game.key(state), next_key) << describe(rules);
          game.undo(state, step, undo);
          ASSERT_EQ(game.key(state), key) << describe(rules);
          ++steps_tried;
        }
        static_cast<void>(game.apply(state, list[random.below(list.size())]));
      }
    }
  }
  EXPECT_GT(steps_tried, 1000U);
}

/// A text for each state; equal for those that differ in the order of piles without original cards alone.
std::string text_of(const SuitBlindGame& game, const SuitBlindGame::State& state) {
  std::vector<std::string> piles;
  for (int place = 0; place < SuitBlindGame::kPiles; ++place) {
    const solver::SuitBlindPiles::Pile& pile = game.pile(state, place);
    std::ostringstream text;
    text << (pile.originals > 0 ? place : -1) << ' ' << int{pile.top} << ' ' << int{pile.originals} << ' '
         << int{pile.run} << ' ' << state.suits[static_cast<std::size_t>(place)];
    piles.push_back(text.str());
  }
  std::ranges::sort(piles);
  return boost::algorithm::join(piles, ":") + " home " + std::to_string(state.home);
}

TEST(SuitBlindGame, KeysAreEqualExactlyForEqualStates) {
  std::size_t states = 0;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const std::uint64_t told_apart : kToldApart) {
      SuitBlindGame game(rules, told_apart);
      const auto start = game.start(mini_deal(rules, 5)).value();
      std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> key_of;
      std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
      SuitBlindGame::StepList list;
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        core::CastellanGenerator random(seed);
        auto state = start;
        for (int length = 0; length < 30; ++length) {
          const core::Key key = game.key(state);
          const auto [known, is_new] = key_of.emplace(text_of(game, state), std::pair{key.low, key.high});
          ASSERT_EQ(known->second, std::pair(key.low, key.high)) << known->first << '\n' << describe(rules);
          ASSERT_EQ(keys.insert(known->second).second, is_new) << known->first << '\n' << describe(rules);
          game.moves(state, list);
          if (list.empty()) break;
          static_cast<void>(game.apply(state, list[random.below(list.size())]));
        }
      }
      states += keys.size();
    }
  }
  EXPECT_GT(states, 2000U);
}

TEST(SuitBlindGame, CountsCardsHome) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  Board board = core::empty_board(rules);
  board.home = {13, 12, 13, 13};
  board.piles[2].push_back(core::parse_card("KS").value());
  SuitBlindGame game(rules, 0);
  auto state = game.start(board).value();
  EXPECT_FALSE(game.won(state));
  const auto step = game.safe_step(state);
  ASSERT_TRUE(step);
  static_cast<void>(game.apply(state, *step));
  EXPECT_TRUE(game.won(state));
}

TEST(SuitBlindGame, TakesPilesTooTallForItOnlyIfTheirEndIsBuilt) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  const auto pile_with_end = [&](std::string_view last_card) {
    Board board = core::empty_board(rules);
    for (int id = 0; id < 11; ++id) board.piles[0].push_back(core::Card::from_id(id));
    for (const std::string_view card : {"8C", "7S", "6H", "5D"}) {
      board.piles[0].push_back(core::parse_card(card).value());
    }
    board.piles[0].push_back(core::parse_card(last_card).value());
    return board;
  };
  EXPECT_TRUE(SuitBlindGame(rules, 0).start(pile_with_end("4S")));
  EXPECT_FALSE(SuitBlindGame(rules, 0).start(pile_with_end("KS")));
}

std::uint8_t place_of(const core::Move& move, core::Place place) {
  if (place.kind == core::PlaceKind::kPile) return place.index;
  return static_cast<std::uint8_t>(SuitBlindGame::kPiles + to_int(move.card.suit()));
}

/// Whether `list` holds this step, all empty piles being one.
bool lists(const SuitBlindGame::StepList& list, const SuitBlindGame::State& state, SuitBlindGame::Step step) {
  const auto is_empty_pile = [&](std::uint8_t place) {
    return place < SuitBlindGame::kPiles && state.piles[place] == solver::SuitBlindPiles::kEmpty;
  };
  return std::ranges::any_of(list, [&](SuitBlindGame::Step other) {
    return other.from == step.from && (other.to == step.to || (is_empty_pile(other.to) && is_empty_pile(step.to)));
  });
}

/// Whether this card, returned from its foundation, could be sent back at once without losing a win.
bool goes_home_again(const Rules& rules, Board board, core::Card card) {
  --board.home[static_cast<std::size_t>(card.suit())];
  return to_int(card.rank()) <= *std::min_element(board.home.begin(), board.home.begin() + rules.suits) + 2;
}

/// What was found while playing both games.
struct Count {
  std::size_t steps = 0;    ///< Looked up in the relaxation.
  std::size_t returns = 0;  ///< Among them.
  OracleAnswers dead_ends;  ///< Of mini decks.
};

/// Plays real moves on a board and the same steps in the relaxation, up to a dead end.
void play_both(const Rules& rules, std::uint64_t told_apart, std::uint64_t seed, Count& count) {
  constexpr std::size_t kMaxPositions = 2'000;
  const Oracle oracle(rules);
  Board board = mini_deal(rules, seed);
  SuitBlindGame game(rules, told_apart);
  auto state = game.start(board).value();
  core::CastellanGenerator random(seed);
  SuitBlindGame::StepList list;
  for (int length = 0; length < 60; ++length) {
    const std::vector<core::Move> moves = oracle.legal_moves(board);
    if (moves.empty()) break;
    game.moves(state, list);
    if (game.is_dead_end(state)) {
      EXPECT_TRUE(list.empty());
      // Full decks are beyond the oracle.
      if (rules.ranks == core::kRanks) break;
      const auto answer = count.dead_ends.ask(rules, board, kMaxPositions);
      EXPECT_FALSE(answer && answer->winnable) << describe(rules, board);
      break;
    }
    // A safe move leaves the others out; a lone card need not go to another empty pile.
    const bool safe_first = std::ranges::all_of(list, [](auto step) { return step.to >= SuitBlindGame::kPiles; });
    for (const core::Move& move : moves) {
      const SuitBlindGame::Step step{place_of(move, move.from), place_of(move, move.to)};
      const bool is_return = step.from >= SuitBlindGame::kPiles;
      const bool is_lone = !is_return && board.piles[step.from].size() == 1;
      if (safe_first || is_lone || (is_return && goes_home_again(rules, board, move.card))) continue;
      count.returns += is_return ? 1U : 0U;
      EXPECT_TRUE(lists(list, state, step)) << to_string(move) << '\n' << describe(rules, board);
      ++count.steps;
    }
    const core::Move& move = moves[random.below(moves.size())];
    static_cast<void>(game.apply(state, {place_of(move, move.from), place_of(move, move.to)}));
    board = oracle.after(board, move);
    EXPECT_EQ(game.won(state), core::is_won(rules, board));
  }
}

TEST(SuitBlindGame, HasAnImageOfEveryRealMoveAndNoWinAfterADeadEnd) {
  Count count;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const std::uint64_t told_apart : kToldApart) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) play_both(rules, told_apart, seed, count);
    }
  }
  EXPECT_GT(count.steps, 1000U);
  EXPECT_GT(count.returns, 50U);
  EXPECT_GT(count.dead_ends.lost(), 50U);
  count.dead_ends.expect_given_up_at_most(5);
}

}  // namespace
}  // namespace castellan::test
