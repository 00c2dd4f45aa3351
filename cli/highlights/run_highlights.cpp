#include "cli/highlights/run_highlights.hpp"

#include <algorithm>
#include <utility>

#include "cli/process/interrupt.hpp"

namespace castellan::cli {

namespace {

/// What is known of the deals of a block without their rows: every thousand of a compact file, or the block.
std::vector<solver::Highlights::Point> points_of(const runs::StoredBlock& block) {
  if (block.thousands.empty()) return {{block.summary.deals(), block.summary.won(), block.summary.undecided()}};
  std::vector<solver::Highlights::Point> points;
  points.reserve(block.thousands.size());
  for (const runs::Thousand& thousand : block.thousands) {
    points.push_back({thousand.seeds.last - thousand.seeds.first + 1, thousand.won, thousand.undecided()});
  }
  return points;
}

}  // namespace

void RunHighlights::add(const solver::BlockResult& block) {
  solver::Highlights highlights;
  for (const solver::DealRecord& deal : block.deals) highlights.add(deal);
  const std::lock_guard lock(mutex_);
  blocks_[block.seeds.first] = std::move(highlights);
}

solver::Highlights RunHighlights::of_first(std::uint64_t deals) const {
  const std::lock_guard lock(mutex_);
  solver::Highlights sum;
  for (const auto& [first, block] : blocks_) {
    const std::uint64_t before = sum.points().empty() ? 0 : sum.points().back().deals;
    if (block.points().empty() || before + block.points().back().deals > deals) break;
    sum.add(block);
  }
  return sum;
}

solver::Highlights highlights_of(runs::RunFile& file, const DealNumbers& numbers) {
  solver::Highlights highlights;
  for (const solver::SeedBlock& seeds_of_block : file.stored()) {
    const bool is_among = std::ranges::any_of(numbers.ranges, [&](const SeedRange& range) {
      return range.first <= seeds_of_block.first && seeds_of_block.last <= range.last;
    });
    if (!is_among) continue;
    end_if_interrupted();
    const runs::StoredBlock block = file.read(seeds_of_block);
    const bool has_all_rows = block.deals.size() == block.summary.deals();
    if (has_all_rows) {
      for (const solver::DealRecord& deal : block.deals) highlights.add(deal);
    } else {
      solver::Highlights known;
      for (const solver::DealRecord& deal : block.deals) known.keep(deal);
      for (const solver::Highlights::Point& point : points_of(block)) known.add(point);
      highlights.add(known);
    }
  }
  return highlights;
}

solver::Highlights highlights_in(const std::string& path, const DealNumbers& numbers) {
  runs::RunFile file(path);
  return highlights_of(file, numbers);
}

}  // namespace castellan::cli
