#include "cli/runs/compact.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/runs/run_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

constexpr std::uint64_t kMillion = 1'000'000;

/// The same numbers to two digits.
solver::Counts coarse(const solver::Counts& counts) {
  constexpr int kDigits = 2;
  solver::Counts rounded;
  for (const auto& [value, times] : counts.values()) rounded.add(solver::to_digits(value, kDigits), times);
  return rounded;
}

/// A block of up to a million seeds that grows by its parts.
class Joined {
 public:
  explicit Joined(solver::SeedBlock first) { block_.seeds = first; }

  [[nodiscard]] bool continues_with(solver::SeedBlock next) const {
    return block_.seeds.last + 1 == next.first && group_end(block_.seeds.first, kMillion) >= next.last;
  }

  void add(const StoredBlock& part) {
    block_.seeds.last = part.seeds.last;
    block_.summary.add(part.summary);
    for (const solver::DealRecord& deal : part.deals) {
      if (deal.verdict == solver::Verdict::kUndecided || part.retry_of(deal.seed) != nullptr) {
        block_.deals.push_back(deal);
      }
    }
    block_.retries.insert(block_.retries.end(), part.retries.begin(), part.retries.end());
    parts_.push_back({part.seeds, part.summary.won(), part.summary.lost()});
  }

  /// The block with its counts in thousands.
  [[nodiscard]] StoredBlock take(const RunFile& from) {
    block_.thousands = thousands_within(block_.seeds);
    auto thousand = block_.thousands.begin();
    for (const Thousand& part : parts_) {
      while (thousand->seeds.last < part.seeds.first) ++thousand;
      if (part.seeds.last > thousand->seeds.last) {
        throw core::InputError(from.path() + ": the block of " + to_string(part.seeds) +
                               " is larger than a thousand seeds and cannot be made compact");
      }
      thousand->won += part.won;
      thousand->lost += part.lost;
    }
    solver::Tally tally = block_.summary.tally();
    tally.positions = coarse(tally.positions);
    tally.cpu_ns = coarse(tally.cpu_ns);
    block_.summary = solver::Summary(std::move(tally));
    return std::move(block_);
  }

 private:
  StoredBlock block_;
  std::vector<Thousand> parts_;
};

void write_joined(RunFile& in, RunFile& out) {
  Transaction writing = out.transaction();
  std::optional<Joined> joined;
  for (const solver::SeedBlock& seeds : in.stored()) {
    end_if_interrupted();
    if (joined && !joined->continues_with(seeds)) {
      out.write(joined->take(in));
      joined.reset();
    }
    if (!joined) joined.emplace(seeds);
    joined->add(in.read(seeds));
  }
  if (joined) out.write(joined->take(in));
  writing.commit();
}

}  // namespace

void compact(const std::string& in, const std::string& out) {
  std::error_code none_there;
  if (std::filesystem::exists(out, none_there)) {
    throw core::InputError(out + " exists already; castellan merge brings compact run files together");
  }
  RunFile from(in);
  if (from.is_compact()) throw core::InputError(in + " is compact already");
  const std::string unfinished = out + ".unfinished";
  std::filesystem::remove(unfinished, none_there);
  try {
    RunFile to(unfinished, from.identity(), std::max(from.rows(), Rows::kUndecided), kMillion,
               RunFile::Shape::kCompact);
    write_joined(from, to);
  } catch (...) {
    std::filesystem::remove(unfinished, none_there);
    throw;
  }
  std::error_code problem;
  std::filesystem::rename(unfinished, out, problem);
  if (problem) throw OutputError(out + ": " + problem.message());
}

}  // namespace castellan::cli::runs
