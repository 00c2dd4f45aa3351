#include "cli/runs/run_report.hpp"

#include "core/input_error.hpp"

namespace castellan::cli::runs {

Analysis analysis_of(RunFile& file) {
  const std::vector<solver::SeedBlock> blocks = file.stored();
  if (blocks.empty()) throw core::InputError(file.path() + " holds no result yet");
  Analysis analysis{.title = title_of(file.identity()),
                    .seeds = {blocks.front().first, blocks.back().last},
                    .shard = {},
                    .limits = file.identity().limits,
                    .extent = Extent::kScattered,
                    .retried = {},
                    .summary = {},
                    .has_difficulty = game_of(file.identity())->has_difficulty()};
  for (const solver::SeedBlock& block : blocks) analysis.summary.add(file.take(block));
  if (static_cast<double>(analysis.summary.deals()) == analysis.seeds.size()) analysis.extent = Extent::kAll;
  analysis.retried = file.retried(analysis.seeds);
  return analysis;
}

}  // namespace castellan::cli::runs
