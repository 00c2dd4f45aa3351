#include "solver/batch/seed_block.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace castellan::solver {

namespace {

void sort_by_seed(std::vector<DealRecord>& deals) {
  std::sort(deals.begin(), deals.end(), [](const DealRecord& a, const DealRecord& b) { return a.seed < b.seed; });
}

}  // namespace

void BlockCollector::open(SeedBlock block) {
  const std::lock_guard lock(mutex_);
  open_[block.first].seeds = block;
}

std::optional<BlockResult> BlockCollector::add(const DealRecord& deal) {
  const std::lock_guard lock(mutex_);
  const auto place = std::prev(open_.upper_bound(deal.seed));
  BlockResult& block = place->second;
  block.deals.push_back(deal);
  if (block.deals.size() <= block.seeds.last - block.seeds.first) return std::nullopt;
  BlockResult done = std::move(block);
  open_.erase(place);
  sort_by_seed(done.deals);
  for (const DealRecord& each : done.deals) done.summary.add(each);
  return done;
}

std::vector<DealRecord> BlockCollector::beginning(std::uint64_t first) const {
  const std::lock_guard lock(mutex_);
  const auto found = open_.find(first);
  if (found == open_.end()) return {};
  std::vector<DealRecord> deals = found->second.deals;
  sort_by_seed(deals);
  std::size_t unbroken = 0;
  while (unbroken < deals.size() && deals[unbroken].seed == first + unbroken) ++unbroken;
  deals.resize(unbroken);
  return deals;
}

}  // namespace castellan::solver
