#include "cli/audit/audit.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <stdexcept>
#include <unordered_set>

#include "cli/analysis/analysis_run.hpp"
#include "cli/certificates/certificate_file.hpp"
#include "cli/check/check.hpp"
#include "cli/check/form/lines.hpp"
#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/input_error.hpp"
#include "solver/cpu_time.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::cli {

namespace {

/// A deal that was drawn, with its verdict if the run lists it.
struct Drawn {
  std::uint64_t seed;
  std::optional<solver::Verdict> verdict;
};

/// The deals of a run, drawn one by one without putting any back.
class Draw {
 public:
  Draw(runs::RunFile& file, std::uint64_t seed) : file_(file), random_(seed), blocks_(file.stored()) {
    for (const solver::SeedBlock& block : blocks_) ends_.push_back(deals_ += block.last - block.first + 1);
    if (deals_ == 0) throw core::InputError(file.path() + " holds no deals");
  }

  /// As many more as there are, at most `count`; by seed.
  std::vector<Drawn> next(std::uint64_t count) {
    std::vector<std::uint64_t> indices;
    while (indices.size() < count && drawn_.size() < deals_) {
      const std::uint64_t index = random_.below(deals_);
      if (drawn_.insert(index).second) indices.push_back(index);
    }
    std::ranges::sort(indices);
    std::vector<Drawn> drawn;
    std::optional<runs::StoredBlock> block;
    for (const std::uint64_t index : indices) {
      const auto place = static_cast<std::size_t>(std::ranges::upper_bound(ends_, index) - ends_.begin());
      const solver::SeedBlock& seeds = blocks_[place];
      const std::uint64_t seed = seeds.last - (ends_[place] - 1 - index);
      if (file_.rows() != runs::Rows::kNone && (!block || !(block->seeds == seeds))) block = file_.read(seeds);
      const solver::DealRecord* const row = block ? block->row_of(seed) : nullptr;
      drawn.push_back({seed, row != nullptr ? std::optional(row->verdict) : std::nullopt});
    }
    return drawn;
  }

 private:
  runs::RunFile& file_;
  core::CastellanGenerator random_;
  std::vector<solver::SeedBlock> blocks_;
  std::vector<std::uint64_t> ends_;  ///< Deals up to the end of each block.
  std::uint64_t deals_ = 0;
  std::unordered_set<std::uint64_t> drawn_;
};

/// Where certificates lie while they are checked, or for good.
class Folder {
 public:
  explicit Folder(const std::optional<std::string>& keep) : is_kept_(keep.has_value()) {
    namespace fs = std::filesystem;
    path_ = keep ? fs::path(*keep) : fs::temp_directory_path() / ("castellan-audit-" + std::to_string(::getpid()));
    std::error_code error;
    fs::create_directories(path_, error);
    if (error) throw OutputError("cannot make the folder " + path_.string() + ": " + error.message());
  }
  ~Folder() {
    std::error_code ignored;
    if (!is_kept_) std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string file_of(std::uint64_t seed) const {
    return (path_ / ("seed-" + std::to_string(seed) + (is_kept_ ? ".gz" : ""))).string();
  }
  void done_with(const std::string& file) const {
    std::error_code ignored;
    if (!is_kept_) std::filesystem::remove(file, ignored);
  }

 private:
  std::filesystem::path path_;
  bool is_kept_;
};

struct Finding {
  solver::Outcome outcome;
  bool is_too_large = false;
  std::uint64_t bytes = 0;
  std::uint64_t positions = 0;
  double check_ms = 0;
  std::string problem;
};

Finding examine(const Drawn& drawn, core::DealSource source, const solver::Game& game, solver::GameDecider& decider,
                const AuditOrder& order, const Folder& folder) {
  const auto deal = game.numbered_deal({source, drawn.seed});
  Finding finding;
  finding.outcome = decider.answer(solver::Question::kWinnable, *deal);
  const solver::Outcome& outcome = finding.outcome;
  if (outcome.verdict == solver::Verdict::kUndecided) return finding;
  if (drawn.verdict && *drawn.verdict != solver::Verdict::kUndecided && *drawn.verdict != outcome.verdict) {
    finding.problem = "the run says " + std::string(to_string(*drawn.verdict)) + ", but it is " +
                      std::string(to_string(outcome.verdict));
    return finding;
  }
  const std::string path = folder.file_of(drawn.seed);
  CertificateFile file(path);
  const auto write = [&](std::string_view text) {
    finding.bytes += text.size();
    file.write(text);
  };
  try {
    finding.is_too_large = game.certify(*deal, outcome, order.certificates, write) != solver::CertificateEnd::kWritten;
    if (finding.is_too_large) return finding;
    file.finish();
    const double start = solver::thread_cpu_ms();
    const check::Checked checked = check::check_certificate(path);
    finding.check_ms = solver::thread_cpu_ms() - start;
    finding.positions = checked.positions;
    if (checked.winnable != (outcome.verdict == solver::Verdict::kWinnable)) finding.problem = "another verdict";
    folder.done_with(path);
  } catch (const check::NoProof& reason) {
    finding.problem = std::string("its certificate is no proof: ") + reason.what();
  } catch (const check::Malformed& reason) {
    finding.problem = std::string("its certificate is malformed: ") + reason.what();
  } catch (const std::logic_error& reason) {
    finding.problem = reason.what();
  }
  return finding;
}

std::uint64_t nanoseconds(double ms) {
  return static_cast<std::uint64_t>(std::llround(ms * solver::kNanosecondsPerMillisecond));
}

void note(const Drawn& drawn, const Finding& finding, Audit& audit) {
  if (finding.outcome.verdict == solver::Verdict::kUndecided) {
    ++audit.undecided;
    return;
  }
  AuditedDeals& deals = finding.outcome.verdict == solver::Verdict::kWinnable ? audit.won : audit.lost;
  if (!finding.problem.empty()) audit.problems.push_back("seed " + std::to_string(drawn.seed) + ": " + finding.problem);
  if (finding.is_too_large) {
    ++deals.too_large;
    return;
  }
  ++deals.checked;
  deals.positions.add(finding.positions);
  deals.bytes.add(finding.bytes);
  deals.decide_ns.add(nanoseconds(finding.outcome.cpu_ms));
  deals.check_ns.add(nanoseconds(finding.check_ms));
}

}  // namespace

Audit run_audit(runs::RunFile& file, const solver::Game& game, const AuditOrder& order) {
  Audit audit;
  audit.title = title_of(file.identity());
  const std::vector<solver::SeedBlock> blocks = file.stored();
  if (blocks.empty()) throw core::InputError(file.path() + " holds no result yet");
  audit.numbers = {runs::source_of(file.identity()), {{blocks.front().first, blocks.back().last}}};
  audit.path = file.path();
  audit.order = order;
  audit.has_verdicts = file.rows() == runs::Rows::kAll;
  const core::DealSource source = audit.numbers.source;
  const Folder folder(order.keep);
  Draw draw(file, order.seed);
  Progress progress(static_cast<double>(order.sample), order.progress);
  std::uint64_t done = 0;
  const auto make_worker = [&] {
    return [&, decider = std::shared_ptr(game.decider(order.limits, &interrupted()))](const Drawn& drawn) {
      return examine(drawn, source, game, *decider, order, folder);
    };
  };
  while (done < order.sample) {
    const std::vector<Drawn> drawn = draw.next(order.sample - done);
    if (drawn.empty()) break;
    const auto next = [&, place = std::size_t{0}]() mutable {
      return place < drawn.size() ? std::optional(drawn[place++]) : std::nullopt;
    };
    const auto report = [&](const Drawn& deal, const Finding& finding) {
      note(deal, finding, audit);
      done += finding.outcome.verdict == solver::Verdict::kUndecided ? 0 : 1;
      progress.show(done, audit.won.checked);
    };
    solver::run_deal_pipeline<Drawn, Finding>(order.threads, make_worker, next, report, interrupted());
    end_if_interrupted();
  }
  return audit;
}

}  // namespace castellan::cli
