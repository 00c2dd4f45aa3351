// What happens to a run file besides the run itself: deals tried again, and parts merged.

#include <algorithm>
#include <cmath>
#include <limits>

#include "cli/runs/run_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

Retried RunFile::retried(SeedRange seeds) {
  Statement query(database_, "SELECT count(*), max(max_positions) FROM retries WHERE seed BETWEEN ? AND ?");
  // Seeds of 2^63 and more are in no file.
  constexpr auto kLastStorable = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (!query.start(seeds.first, std::min(seeds.last, kLastStorable)).step()) return {};
  return {.deals = query.whole(0), .max_positions = query.whole(1)};
}

std::vector<std::uint64_t> RunFile::undecided_below(const solver::Limits& limits) {
  Statement query(database_,
                  "SELECT seed FROM deals LEFT JOIN retries USING (seed) WHERE verdict = 'undecided' AND NOT "
                  "(coalesce(max_positions, 0) >= ? AND coalesce(max_memory, 0) >= ?) ORDER BY seed");
  std::vector<std::uint64_t> seeds;
  query.start(limits.max_positions, std::uint64_t{limits.max_memory});
  while (query.step()) seeds.push_back(query.whole(0));
  return seeds;
}

void RunFile::replace(const solver::DealRecord& deal, const solver::Limits& limits) {
  Transaction writing(database_);
  Statement old_row(database_, "SELECT \"limit\" IS NULL, positions, cpu_ms FROM deals WHERE seed = ?");
  Statement its_block(
      database_, "SELECT first_seed, last_seed FROM blocks WHERE first_seed <= ? ORDER BY first_seed DESC LIMIT 1");
  if (!old_row.start(deal.seed).step() || !its_block.start(deal.seed).step()) {
    throw core::InputError(path() + " is damaged: it has no block or row of seed " + std::to_string(deal.seed));
  }
  // An undecided deal counts for its positions and its time, and for whether a limit stopped it, whichever it was.
  const solver::DealRecord old{
      .seed = deal.seed,
      .limit = old_row.integer(0) != 0 ? solver::LimitHit::kNone : solver::LimitHit::kPositions,
      .stage = {},
      .positions = old_row.whole(1),
      .cpu_ns = static_cast<std::uint64_t>(std::llround(old_row.real(2) * solver::kNanosecondsPerMillisecond))};
  const solver::SeedBlock block{its_block.whole(0), its_block.whole(1)};
  solver::Summary summary = take(block);
  summary.remove(old);
  summary.add(deal);
  put_summary(block, summary);
  put_row(deal);
  Statement(database_, "INSERT OR REPLACE INTO retries VALUES (?, ?, ?, ?)")
      .run(deal.seed, limits.max_positions, limits.max_seconds, std::uint64_t{limits.max_memory});
  writing.commit();
}

void RunFile::copy(const std::string& from, const std::vector<solver::SeedBlock>& blocks) {
  Statement(database_, "ATTACH ? AS part").run(std::string_view(from));
  {
    Transaction writing(database_);
    Statement copy_block(database_, "INSERT OR REPLACE INTO blocks SELECT * FROM part.blocks WHERE first_seed = ?");
    Statement copy_rows(database_, "INSERT OR REPLACE INTO deals SELECT * FROM part.deals WHERE seed BETWEEN ? AND ?");
    Statement copy_retries(database_,
                           "INSERT OR REPLACE INTO retries SELECT * FROM part.retries WHERE seed BETWEEN ? AND ?");
    for (const solver::SeedBlock& block : blocks) {
      copy_block.run(block.first);
      copy_rows.run(block.first, block.last);
      copy_retries.run(block.first, block.last);
    }
    writing.commit();
  }
  database_.execute("DETACH part");
}

}  // namespace castellan::cli::runs
