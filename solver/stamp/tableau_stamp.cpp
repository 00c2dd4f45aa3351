#include "solver/stamp/tableau_stamp.hpp"

#include <algorithm>
#include <vector>

#include "core/board.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/decider.hpp"
#include "solver/heuristics/features.hpp"
#include "solver/stamp/stamp.hpp"

namespace castellan::solver {

namespace {

using core::Board;
using core::Card;

constexpr std::uint64_t kDeals = 6;

/// A deal whose lowest ranks are home already, so that every search comes to its end soon.
/// @param ranks How many are.
Board late_deal(const core::Rules& rules, std::uint64_t seed, int ranks) {
  Board board = core::numbered_deal(rules, {core::DealSource::kSeed, seed});
  if (board.base == core::Rank::kNone) board.base = core::Rank::kAce;
  const auto is_home = [&](Card card) {
    return (to_int(card.rank()) - to_int(board.base) + rules.ranks) % rules.ranks < ranks;
  };
  for (core::Pile& pile : board.piles) pile.erase(std::remove_if(pile.begin(), pile.end(), is_home), pile.end());
  for (auto& cell : board.cells) {
    if (cell && is_home(*cell)) cell.reset();
  }
  for (std::size_t suit = 0; suit < rules.suits; ++suit) {
    board.home[suit] = std::max(board.home[suit], static_cast<std::uint8_t>(ranks));
  }
  return board;
}

void describe(std::span<const Rung> ladder, Stamp& stamp) {
  for (const Rung& rung : ladder) {
    stamp.add(rung.strategy->name);
    stamp.add(rung.strategy->finds_wins ? 1U : 0U);
    stamp.add(static_cast<std::uint64_t>(rung.strategy->loss_proof));
    stamp.add(rung.max_positions);
    if (rung.heuristic == nullptr) continue;
    for (const Feature& feature : all_features()) {
      stamp.add(static_cast<std::uint64_t>(rung.heuristic->*feature.weight));
    }
  }
}

/// The searches of the ladder, each once.
std::vector<Rung> searches_of(std::span<const Rung> ladder) {
  std::vector<Rung> searches;
  for (const Rung& rung : ladder) {
    const auto is_same = [&](const Rung& other) { return rung.is_same_search(other); };
    if (std::ranges::none_of(searches, is_same)) searches.push_back(rung);
  }
  return searches;
}

}  // namespace

std::uint64_t engine_stamp(const core::Rules& rules, std::span<const Rung> ladder) {
  Limits limits;
  limits.max_positions = 2'000;
  Decider decider(rules, {ladder.begin(), ladder.end()}, limits, nullptr, 1);
  Stamp stamp;
  describe(ladder, stamp);
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    stamp.add(decider.decide(core::numbered_deal(rules, {core::DealSource::kSeed, seed})));
  }
  for (const Rung& search : searches_of(ladder)) {
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
      for (const int sixths : {2, 3}) {
        stamp.add(decider.decide_by({&search, 1}, late_deal(rules, seed, rules.ranks * sixths / 6)));
      }
    }
  }
  return stamp.value();
}

}  // namespace castellan::solver
