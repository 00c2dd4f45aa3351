// Checks a run: deals drawn from it at random are decided again, and their certificates are checked.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/reports/game_title.hpp"
#include "cli/runs/run_file.hpp"
#include "cli/streams/progress.hpp"
#include "solver/analysis/counts.hpp"
#include "solver/certificates/certificate.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

struct AuditOrder {
  std::uint64_t sample = 0;         ///< Decided deals to draw.
  std::uint64_t seed = 0;           ///< Of the draw.
  std::optional<std::string> keep;  ///< Folder for the certificates; else they are not kept.
  solver::Limits limits;            ///< For each deal.
  solver::CertificateLimits certificates;
  int threads = 1;
  Progress::Mode progress = Progress::Mode::kAuto;
};

/// What was found of the deals of one verdict.
struct AuditedDeals {
  std::uint64_t checked = 0;
  std::uint64_t too_large = 0;  ///< No certificate could be written within the limits.
  solver::Counts positions;
  solver::Counts bytes;
  solver::Counts decide_ns;
  solver::Counts check_ns;
};

struct Audit {
  GameTitle title;
  DealNumbers numbers;  ///< From the first to the last deal of the run.
  std::string path;
  AuditOrder order;
  bool has_verdicts = false;  ///< The run lists those of its deals, so that they were compared.
  AuditedDeals won;
  AuditedDeals lost;
  std::uint64_t undecided = 0;        ///< Of the deals drawn; others were drawn in their place.
  std::vector<std::string> problems;  ///< Deals whose verdict is another one, or whose certificate proves nothing.
};

/// The same for any number of threads, times apart.
/// @throws core::InputError if the run file is damaged or holds no deals, OutputError if certificates cannot be
///         written, Interrupted after Ctrl-C.
[[nodiscard]] Audit run_audit(runs::RunFile& file, const solver::Game& game, const AuditOrder& order);

}  // namespace castellan::cli
