#include "cli/runs/merge.hpp"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <tuple>
#include <utility>

#include "cli/process/interrupt.hpp"
#include "cli/runs/run_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

/// Whether the two differ at most in what depends on the machine.
bool same_results(const StoredBlock& a, const StoredBlock& b) {
  const auto numbers = [](const StoredBlock& block) {
    const solver::Tally& tally = block.summary.tally();
    return std::tie(tally.won, tally.lost, tally.undecided, tally.ran_dry, tally.positions, tally.solution_moves,
                    block.thousands);
  };
  const auto same_deal = [](const solver::DealRecord& x, const solver::DealRecord& y) {
    return x.seed == y.seed && x.verdict == y.verdict && x.positions == y.positions && x.moves == y.moves;
  };
  return numbers(a) == numbers(b) && std::ranges::equal(a.deals, b.deals, same_deal);
}

/// How the limits of tries are ordered.
auto size_of(const solver::Limits& limits) {
  return std::tuple(limits.max_positions, limits.max_seconds.value_or(std::numeric_limits<double>::infinity()),
                    limits.max_memory);
}

/// One try of a deal.
struct Try {
  const solver::DealRecord& deal;
  const solver::Limits& limits;

  /// Whether it came further than another one. Verdicts that contradict each other came equally far.
  [[nodiscard]] bool is_beyond(const Try& other) const {
    if (deal.verdict == other.deal.verdict) return size_of(limits) > size_of(other.limits);
    return other.deal.verdict == solver::Verdict::kUndecided;
  }
};

/// The block with those tries of the other's that came further than its own.
StoredBlock with_tries_of(const StoredBlock& other, StoredBlock block, const solver::Limits& of_run) {
  for (const Retry& retry : other.retries) {
    const solver::DealRecord& theirs = *other.row_of(retry.seed);
    const solver::DealRecord* const mine = block.row_of(retry.seed);
    const Retry* const my_retry = block.retry_of(retry.seed);
    if (mine == nullptr) continue;
    if (Try{theirs, retry.limits}.is_beyond({*mine, my_retry == nullptr ? of_run : my_retry->limits})) {
      block.replace(theirs, retry.limits);
    }
  }
  return block;
}

/// Brings a block together with the one that `out` holds of the same seeds.
void merge_block(RunFile& out, const std::string& part, const StoredBlock& theirs) {
  const StoredBlock mine = out.read(theirs.seeds);
  const solver::Limits& of_run = out.identity().limits;
  const StoredBlock merged = with_tries_of(theirs, mine, of_run);
  if (!same_results(merged, with_tries_of(mine, theirs, of_run))) {
    throw core::InputError(part + " and " + out.path() + " contradict each other on " + to_string(theirs.seeds));
  }
  if (!same_results(merged, mine)) out.write(merged);
}

void merge_part(RunFile& out, const std::string& path) {
  RunFile part(path);
  if (const std::string other = difference(out.identity(), part.identity()); !other.empty()) {
    throw core::InputError(path + " holds another run than " + out.path() + ": " + other);
  }
  if (part.rows() != out.rows()) {
    throw core::InputError(path + " has --rows " + std::string(to_string(part.rows())) + ", " + out.path() + " has " +
                           std::string(to_string(out.rows())));
  }
  if (part.is_compact() != out.is_compact()) {
    const bool out_is = out.is_compact();
    throw core::InputError((out_is ? out : part).path() + " is compact and " + (out_is ? part : out).path() +
                           " is not: they cannot be merged");
  }
  for (const solver::SeedBlock& seeds : part.stored()) {
    end_if_interrupted();
    const auto present = out.block_within(seeds);
    if (present && *present != seeds) {
      throw core::InputError(path + " holds " + to_string(seeds) + " as one block, " + out.path() + " holds " +
                             to_string(*present) + ": they overlap and cannot be merged");
    }
    const StoredBlock block = part.read(seeds);
    present ? merge_block(out, path, block) : out.write(block);
  }
}

/// The file as it is; or if there is none, a new one for the run of the part.
RunFile opened(const std::string& out, const std::string& part) {
  RunIdentity identity;
  Rows rows{};
  std::uint64_t block_size = 0;
  RunFile::Shape shape{};
  {
    const RunFile first(part);
    identity = first.identity();
    rows = first.rows();
    block_size = first.block_size();
    shape = first.shape();
  }
  return {out, identity, rows, block_size, shape};
}

}  // namespace

void merge(const std::string& out, const std::vector<std::string>& parts) {
  std::error_code none_there;
  const bool is_new = !std::filesystem::exists(out, none_there);
  RunFile file = opened(out, parts.front());
  try {
    Transaction merging = file.transaction();
    for (const std::string& part : parts) merge_part(file, part);
    merging.commit();
  } catch (...) {
    if (is_new) std::filesystem::remove(out, none_there);
    throw;
  }
}

}  // namespace castellan::cli::runs
