#include "bench/sample_positions.hpp"

#include "core/deals/castellan_generator.hpp"
#include "core/deals/deal_number.hpp"
#include "core/step_list.hpp"

namespace castellan::bench {

core::Rules fixed_rules(const core::Game& game) {
  core::Rules rules = game.rules;
  if (rules.base == core::Rank::kNone) rules.base = core::Rank::kAce;
  return rules;
}

std::vector<core::Position> sample_positions(const core::CastleGame& engine) {
  constexpr std::uint64_t kDeals = 32;
  constexpr int kSteps = 16;
  core::CastellanGenerator random(1);
  std::vector<core::Position> sample;
  core::StepList steps;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    core::Board board = core::numbered_deal(engine.rules(), {core::DealSource::kSeed, seed});
    board.base = engine.rules().base;
    core::Position position = engine.start(board);
    for (int step = 0; step < kSteps; ++step) {
      engine.moves(position, steps);
      if (steps.empty()) break;
      sample.push_back(position);
      engine.apply(position, steps[static_cast<std::size_t>(random.below(steps.size()))]);
    }
  }
  return sample;
}

}  // namespace castellan::bench
