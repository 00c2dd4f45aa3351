#include "solver/ladder/ladder.hpp"

#include <array>
#include <initializer_list>
#include <new>
#include <vector>

#include "solver/heuristics/heuristics.hpp"
#include "solver/relaxation/floating_game.hpp"
#include "solver/relaxation/packing_game.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

void add(std::vector<Rung>& ladder, std::initializer_list<Rung> rungs) {
  for (const Rung& rung : rungs) ladder.push_back(rung);
}

/// The same coarse search in many orders: each finds wins that the others miss.
void add_varied(std::vector<Rung>& ladder, const Strategy& strategy, std::uint64_t max_positions) {
  ladder.push_back({&strategy, max_positions, &kPlain});
  for (const Heuristic& varied : varied_heuristics()) ladder.push_back({&strategy, max_positions, &varied});
}

/// Proves most losses within tens of positions; what it is wrong about it is soon done with.
constexpr Rung kPackingFirst{&kPacking, 20'000, nullptr};

/// Built down regardless of suit: coarse searches find the wins, relaxations prove the losses. The sides take turns,
/// with more at each turn.
std::vector<Rung> any_suit() {
  std::vector<Rung> ladder;
  add(ladder, {kPackingFirst,
               {&kBestFirstRanks, 500'000, &kAnySuitTuned},
               {&kFloating2, 40'000, nullptr},
               {&kFloating4, 10'000, nullptr},
               {&kBestFirstSuits4, 50'000, &kAnySuitTuned},
               {&kBestFirstSuits6, 100'000, &kAnySuitTuned},
               {&kFloating4, 40'000, nullptr},
               {&kFloating0, 40'000, nullptr},
               {&kFloating4, 160'000, nullptr},
               {&kFloating2, 160'000, nullptr},
               {&kBestFirstExact, 50'000, &kAnySuitTuned}});
  add_varied(ladder, kBestFirstRanks, 100'000);
  add(ladder, {{&kFloating4, 640'000, nullptr},
               {&kFloating2, 640'000, nullptr},
               {&kFloating0, 160'000, nullptr},
               {&kBestFirstSuits4, 300'000, &kAnySuitTuned},
               {&kBestFirstSuits6, 1'000'000, &kAnySuitTuned},
               {&kBestFirstExact, 500'000, &kAnySuitTuned}});
  add_varied(ladder, kBestFirstSuits4, 100'000);
  add(ladder, {{&kFloating4, 2'500'000, nullptr}, {&kFloating2, 2'500'000, nullptr}, {&kFloating0, 640'000, nullptr}});
  add_varied(ladder, kBestFirstRanks, 1'000'000);
  add_varied(ladder, kBestFirstSuits4, 1'000'000);
  add(ladder, {{&kBestFirstSuits4, 2'000'000, &kAnySuitTuned},
               {&kBestFirstSuits6, 4'000'000, &kPlain},
               {&kFloating2, 10'000'000, nullptr},
               {&kFloating0, 16'000'000, nullptr},
               {&kWide, kNoAllowance, nullptr},
               {&kDepthFirst, kNoAllowance, nullptr}});
  return ladder;
}

/// The same without the floating relaxations, as round the corner or where runs move: an exact search must prove the
/// losses that packing does not.
std::vector<Rung> any_suit_exact() {
  std::vector<Rung> ladder;
  add(ladder, {{&kBestFirstRanks, 20'000, &kAnySuitTuned},
               {&kBestFirstExact, 2'000, &kPlain},
               {&kBestFirstRanks, 500'000, &kAnySuitTuned},
               {&kBestFirstSuits4, 50'000, &kAnySuitTuned},
               {&kBestFirstSuits6, 100'000, &kAnySuitTuned}});
  add_varied(ladder, kBestFirstRanks, 100'000);
  add_varied(ladder, kBestFirstSuits4, 100'000);
  add(ladder, {{&kBestFirstExact, 1'000'000, &kAnySuitTuned},
               {&kWide, kNoAllowance, nullptr},
               {&kDepthFirst, kNoAllowance, nullptr}});
  return ladder;
}

/// Few positions can be reached: an exact search decides both ways. Depth-first search is the quicker one
/// to be exhausted, best-first the quicker one to win. Without wrap most deals are lost within tens of positions.
constexpr std::array kSmall{
    Rung{&kDepthFirst, 100, nullptr},
    Rung{&kBestFirstExact, 20'000, &kPlain},
    Rung{&kBestFirstExact, 1'000'000, &kPlain},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

/// In alternate colours most deals can be won, and searches in different orders fail on different ones.
std::vector<Rung> alternate_colours() {
  std::vector<Rung> ladder;
  add(ladder, {{&kDepthFirst, 100, nullptr}, {&kBestFirstExact, 20'000, &kPlain}});
  for (const Heuristic& varied : varied_heuristics()) ladder.push_back({&kBestFirstExact, 20'000, &varied});
  add_varied(ladder, kBestFirstExact, 200'000);
  add(ladder, {{&kBestFirstExact, 1'000'000, &kPlain}, {&kDepthFirst, kNoAllowance, nullptr}});
  return ladder;
}

/// With wrap most deals are won on one of several bases: a short look at each before a long one at any.
constexpr std::array kSmallWithWrap{
    Rung{&kBestFirstExact, 300, &kPlain},
    Rung{&kBestFirstExact, 20'000, &kPlain},
    Rung{&kBestFirstExact, 1'000'000, &kPlain},
    Rung{&kDepthFirst, kNoAllowance, nullptr},
};

std::vector<Rung> packing_then(std::span<const Rung> others) {
  std::vector<Rung> ladder{kPackingFirst};
  ladder.insert(ladder.end(), others.begin(), others.end());
  return ladder;
}

}  // namespace

SearchResult Rung::run(Task task, Workspace& workspace, Budget& budget) const {
  task.heuristic = heuristic;
  try {
    SearchResult result = strategy->run(task, workspace, budget);
    workspace.trim();
    return result;
  } catch (const std::bad_alloc&) {
    workspace.release();
    budget.out_of_memory();
    return {SearchEnd::kStopped, {}};
  }
}

std::span<const Rung> ladder_for(const core::Rules& rules) {
  static const std::vector<Rung> usual = any_suit();
  static const std::vector<Rung> exact = any_suit_exact();
  static const std::vector<Rung> packed_exact = packing_then(exact);
  static const std::vector<Rung> packed_small = packing_then(kSmall);
  static const std::vector<Rung> alternate = alternate_colours();
  static const std::vector<Rung> packed_alternate = packing_then(alternate);
  if (FloatingGame::applies(rules)) return usual;
  const bool packs = PackingGame::applies(rules);
  if (rules.build_suit == core::BuildSuit::kAny) return packs ? packed_exact : exact;
  if (rules.build_wraps) return kSmallWithWrap;
  if (rules.build_suit == core::BuildSuit::kAlternateColour) return packs ? packed_alternate : alternate;
  return packs ? std::span<const Rung>(packed_small) : kSmall;
}

}  // namespace castellan::solver
