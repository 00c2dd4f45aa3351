// What is worth showing of a run over blocks of seeds, gathered while it goes on or from its file.

#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "cli/reports/report.hpp"
#include "cli/runs/run_file.hpp"
#include "solver/analysis/highlights.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli {

/// Takes blocks in any order, from any thread.
class RunHighlights {
 public:
  void add(const solver::BlockResult& block);

  /// Of the blocks in the order of their seeds, as many as hold so many deals.
  [[nodiscard]] solver::Highlights of_first(std::uint64_t deals) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::uint64_t, solver::Highlights> blocks_;  ///< By first seed.
};

/// Of the deals in a run file that are among these. Deals without rows are known in number alone.
/// @throws core::InputError if the file is damaged; Interrupted after Ctrl-C.
[[nodiscard]] solver::Highlights highlights_of(runs::RunFile& file, const DealNumbers& numbers);

/// The same of the run file at this path.
[[nodiscard]] solver::Highlights highlights_in(const std::string& path, const DealNumbers& numbers);

}  // namespace castellan::cli
