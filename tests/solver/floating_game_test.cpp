// The floating game: it can be played forth and back, and holds the image of every real position.

#include "solver/relaxation/floating_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/join.hpp>
#include <map>
#include <optional>
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
using solver::FloatingGame;

/// Sets of cards: none, an ace, the twos, two of each rank, one of each high rank, all.
constexpr std::array kToldApart{std::uint64_t{0},
                                std::uint64_t{0x4},
                                std::uint64_t{0xf0},
                                std::uint64_t{0x6666666666666},
                                std::uint64_t{0x8421842000000},
                                std::uint64_t{0xfffffffffffff}};

/// Ranks that float.
constexpr std::array kFloating{0, 1, 2, 4};

/// The games that have this relaxation, full and mini.
std::vector<Rules> rules_with_relaxation() {
  std::vector<Rules> list;
  std::uint64_t number = 0;
  for (const NamedRules& variant : all_variants()) {
    if (!FloatingGame::applies(variant.rules)) continue;
    list.push_back(variant.rules);
    list.push_back(shrunk(variant.rules, mini_size(variant.rules, number++)));
    list.push_back(list.back());
    list.back().space_fill = core::SpaceFill::kKingsOnly;
  }
  return list;
}

/// Which ranks float, and which cards are told apart.
std::vector<std::pair<int, std::uint64_t>> kinds_of_game() {
  std::vector<std::pair<int, std::uint64_t>> kinds;
  for (const int floating : kFloating) {
    for (const std::uint64_t told_apart : kToldApart) kinds.emplace_back(floating, told_apart);
  }
  return kinds;
}

TEST(FloatingGame, AppliesToTheGamesBuiltDownRegardlessOfSuit) {
  for (const core::Game& game : core::all_games()) {
    constexpr std::array<std::string_view, 8> kAnySuit = {
        "beleaguered-castle", "streets-and-alleys", "citadel",    "exiled-kings",
        "penelopes-web",      "siegecraft",         "stronghold", "fastness"};
    EXPECT_EQ(FloatingGame::applies(game.rules), std::ranges::find(kAnySuit, game.id) != kAnySuit.end()) << game.id;
  }
}

TEST(FloatingGame, StepsCanBeTakenBackAndKeysFollowThem) {
  std::size_t steps_tried = 0;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const auto& [floating, told_apart] : kinds_of_game()) {
      FloatingGame game(rules, floating, told_apart);
      auto state = game.start(mini_deal(rules, 3)).value();
      core::CastellanGenerator random(3);
      FloatingGame::StepList list;
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

/// A text for each state; equal for those that differ in the order of piles without anchored cards alone.
std::string text_of(const FloatingGame& game, const FloatingGame::State& state) {
  std::vector<std::string> piles;
  for (int place = 0; place < FloatingGame::kPiles; ++place) {
    const solver::FloatingPiles::Pile& pile = game.pile(state, place);
    std::ostringstream text;
    text << (pile.anchored > 0 ? place : -1) << ' ' << int{pile.top} << ' ' << int{pile.anchored} << ' '
         << int{pile.run} << ' ' << state.suits[static_cast<std::size_t>(place)];
    piles.push_back(text.str());
  }
  std::ranges::sort(piles);
  std::array<std::uint8_t, FloatingGame::kMostCells> cells = state.cells;
  std::ranges::sort(cells);
  std::string text = boost::algorithm::join(piles, ":") + " home " + std::to_string(state.home) + " cells";
  for (const int cell : cells) text += ' ' + std::to_string(cell);
  return text;
}

TEST(FloatingGame, KeysAreEqualExactlyForEqualStates) {
  std::size_t states = 0;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const auto& [floating, told_apart] : kinds_of_game()) {
      FloatingGame game(rules, floating, told_apart);
      const auto start = game.start(mini_deal(rules, 5)).value();
      std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> key_of;
      std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
      FloatingGame::StepList list;
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

TEST(FloatingGame, CountsCardsHome) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  Board board = core::empty_board(rules);
  board.home = {13, 12, 13, 13};
  board.piles[2].push_back(core::parse_card("KS").value());
  FloatingGame game(rules, 0, 0);
  auto state = game.start(board).value();
  EXPECT_FALSE(game.won(state));
  const auto step = game.safe_step(state);
  ASSERT_TRUE(step);
  static_cast<void>(game.apply(state, *step));
  EXPECT_TRUE(game.won(state));
}

TEST(FloatingGame, TakesPilesOfFifteenAnchoredCardsAndNoMore) {
  const Rules& rules = core::find_game("streets-and-alleys").rules;
  Board board = core::empty_board(rules);
  // No card lies on one a rank higher, and the bottom card may fill a space.
  for (int id = 0; id < 16; ++id) board.piles[0].push_back(core::Card::from_id(id));
  EXPECT_TRUE(FloatingGame(rules, 0, 0).start(board));
  board.piles[0].push_back(core::Card::from_id(16));
  EXPECT_FALSE(FloatingGame(rules, 0, 0).start(board));
}

/// The image of a real move; no value if it changes nothing.
std::optional<FloatingGame::Step> image_of(const core::Move& move, const FloatingGame::State& state, int floating) {
  const auto place_of = [&](core::Place place) {
    const bool floats = to_int(move.card.rank()) <= floating;
    const bool is_loose = (state.floating & move.card.bit()) != 0;
    if (place.kind == core::PlaceKind::kFoundation) {
      return static_cast<std::uint8_t>(FloatingGame::kPiles + to_int(move.card.suit()));
    }
    if (floats && (is_loose || place == move.to)) return FloatingGame::kFloating;
    const bool is_cell = place.kind == core::PlaceKind::kCell;
    return static_cast<std::uint8_t>(is_cell ? FloatingGame::kFirstCell + place.index : place.index);
  };
  const FloatingGame::Step step{place_of(move.from), place_of(move.to)};
  if (step.from == step.to) return std::nullopt;
  return step;
}

/// Whether `list` holds this step, all empty piles being one, and all free cells.
bool lists(const FloatingGame::StepList& list, const FloatingGame::State& state, FloatingGame::Step step) {
  const auto is_empty_pile = [&](std::uint8_t place) {
    return place < FloatingGame::kPiles && state.piles[place] == solver::FloatingPiles::kEmpty;
  };
  const auto is_cell = [](std::uint8_t place) { return place >= FloatingGame::kFirstCell; };
  return std::ranges::any_of(list, [&](FloatingGame::Step other) {
    return other.from == step.from && (other.to == step.to || (is_empty_pile(other.to) && is_empty_pile(step.to)) ||
                                       (is_cell(other.to) && is_cell(step.to)));
  });
}

/// Whether this card, returned from its foundation, could be sent back at once without losing a win.
bool goes_home_again(const Rules& rules, Board board, core::Card card) {
  --board.home[static_cast<std::size_t>(card.suit())];
  return to_int(card.rank()) <= *std::min_element(board.home.begin(), board.home.begin() + rules.suits) + 2;
}

/// What was found while playing both games.
struct Count {
  std::size_t steps = 0;     ///< Looked up in the relaxation.
  std::size_t returns = 0;   ///< Among them.
  std::size_t of_cells = 0;  ///< Among them, to a cell or from one.
  OracleAnswers dead_ends;   ///< Of mini decks.
};

/// Plays real moves on a board and the same steps in the relaxation, up to a dead end.
void play_both(const Rules& rules, int floating, std::uint64_t told_apart, std::uint64_t seed, Count& count) {
  constexpr std::size_t kMaxPositions = 2'000;
  const Oracle oracle(rules);
  Board board = mini_deal(rules, seed);
  FloatingGame game(rules, floating, told_apart);
  auto state = game.start(board).value();
  core::CastellanGenerator random(seed);
  FloatingGame::StepList list;
  for (int length = 0; length < 60; ++length) {
    std::vector<core::Move> moves = oracle.legal_moves(board);
    // All cells are alike.
    std::erase_if(moves, [](const core::Move& move) {
      return move.from.kind == core::PlaceKind::kCell && move.to.kind == core::PlaceKind::kCell;
    });
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
    const auto goes_home = [](auto step) {
      return step.to >= FloatingGame::kPiles && step.to < FloatingGame::kFloating;
    };
    const bool safe_first = std::ranges::all_of(list, goes_home);
    for (const core::Move& move : moves) {
      const auto step = image_of(move, state, floating);
      const bool is_return = move.from.kind == core::PlaceKind::kFoundation;
      const bool is_lone = move.from.kind == core::PlaceKind::kPile && move.to.kind == core::PlaceKind::kPile &&
                           board.piles[move.from.index].size() == 1;
      if (!step || safe_first || is_lone || (is_return && goes_home_again(rules, board, move.card))) continue;
      count.returns += is_return ? 1U : 0U;
      count.of_cells += std::max(step->from, step->to) >= FloatingGame::kFirstCell ? 1U : 0U;
      EXPECT_TRUE(lists(list, state, *step)) << to_string(move) << '\n' << describe(rules, board);
      ++count.steps;
    }
    const core::Move& move = moves[random.below(moves.size())];
    if (const auto step = image_of(move, state, floating)) static_cast<void>(game.apply(state, *step));
    board = oracle.after(board, move);
    EXPECT_EQ(game.won(state), core::is_won(rules, board));
  }
}

TEST(FloatingGame, HasAnImageOfEveryRealMoveAndNoWinAfterADeadEnd) {
  Count count;
  for (const Rules& rules : rules_with_relaxation()) {
    for (const auto& [floating, told_apart] : kinds_of_game()) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) play_both(rules, floating, told_apart, seed, count);
    }
  }
  EXPECT_GT(count.steps, 1000U);
  EXPECT_GT(count.returns, 50U);
  EXPECT_GT(count.of_cells, 1000U);
  EXPECT_GT(count.dead_ends.lost(), 50U);
  count.dead_ends.expect_given_up_at_most(5);
}

}  // namespace
}  // namespace castellan::test
