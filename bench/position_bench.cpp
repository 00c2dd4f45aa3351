// The operations every search is made of, one by one: listing moves, playing and taking back, keys, dead ends.

#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "bench/sample_positions.hpp"
#include "core/castle_game.hpp"
#include "core/step_list.hpp"
#include "solver/search/dead_ends.hpp"

namespace castellan::bench {

namespace {

/// Calls `operation` once for each position of the sample and its step list; counts one item for each
/// position, or for each step.
template <typename Operation>
void for_each_sample(benchmark::State& state, const core::Game& game, bool count_steps, Operation operation) {
  const core::CastleGame engine(fixed_rules(game));
  std::vector<core::Position> positions = sample_positions(engine);
  std::vector<core::StepList> steps(positions.size());
  std::int64_t items = 0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    engine.moves(positions[i], steps[i]);
    items += count_steps ? static_cast<std::int64_t>(steps[i].size()) : 1;
  }
  for (auto _ : state) {
    for (std::size_t i = 0; i < positions.size(); ++i) operation(engine, positions[i], steps[i]);
  }
  state.SetItemsProcessed(state.iterations() * items);
}

void bm_moves(benchmark::State& state, const core::Game& game) {
  core::StepList list;
  for_each_sample(state, game, false, [&](const auto& engine, const auto& position, const auto&) {
    engine.moves(position, list);
    benchmark::DoNotOptimize(list);
  });
}

void bm_apply_undo(benchmark::State& state, const core::Game& game) {
  for_each_sample(state, game, true, [](const auto& engine, auto& position, const auto& steps) {
    for (const core::Step step : steps) {
      const core::Undo undo = engine.apply(position, step);
      benchmark::DoNotOptimize(position);
      engine.undo(position, step, undo);
    }
  });
}

void bm_key_after(benchmark::State& state, const core::Game& game) {
  const core::Key key{1, 2};
  for_each_sample(state, game, true, [&](const auto& engine, const auto& position, const auto& steps) {
    for (const core::Step step : steps) benchmark::DoNotOptimize(engine.key_after(position, key, step));
  });
}

void bm_key(benchmark::State& state, const core::Game& game) {
  for_each_sample(state, game, false, [](const auto& engine, const auto& position, const auto&) {
    benchmark::DoNotOptimize(engine.key(position));
  });
}

void bm_dead_ends(benchmark::State& state, const core::Game& game) {
  const core::CastleGame made(fixed_rules(game));
  const solver::DeadEnds dead_ends(made);
  const solver::FoundationOrder order(made.rules());
  for_each_sample(state, game, false, [&](const auto& engine, const auto& position, const auto&) {
    benchmark::DoNotOptimize(dead_ends.contain(engine, order, position));
  });
}

const bool kRegistered = [] {
  using Benchmark = void (*)(benchmark::State&, const core::Game&);
  constexpr std::array<std::pair<const char*, Benchmark>, 5> kAll = {{{"moves", bm_moves},
                                                                      {"apply_undo", bm_apply_undo},
                                                                      {"key_after", bm_key_after},
                                                                      {"key_from_scratch", bm_key},
                                                                      {"dead_ends", bm_dead_ends}}};
  for (const auto& [name, function] : kAll) {
    for (const core::Game& game : core::all_games()) {
      benchmark::RegisterBenchmark((std::string(name) + "/" + std::string(game.id)).c_str(), function, game);
    }
  }
  return true;
}();

}  // namespace

}  // namespace castellan::bench
