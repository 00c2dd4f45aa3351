// The deals of a run file that have rows of their own, chosen by verdict, moves and positions.

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/runs/run_file.hpp"

namespace castellan::cli::runs {

/// What is not known (moves of a lost deal) is within no limit that is set.
struct DealChoice {
  std::string verdict = "all";  ///< Or one of the words for verdicts.
  std::optional<std::uint64_t> min_moves;
  std::optional<std::uint64_t> max_moves;
  std::optional<std::uint64_t> min_positions;
  std::optional<std::uint64_t> max_positions;
};

struct ListedDeal {
  std::uint64_t seed = 0;
  std::string verdict;
  std::optional<std::uint64_t> moves;
  std::uint64_t positions = 0;
  std::optional<std::string> stage;
};

/// The deals chosen, by seed.
class ListedDeals {
 public:
  /// @throws core::InputError if the file does not list such deals.
  ListedDeals(const RunFile& file, const DealChoice& choice);

  /// The next one; no value at the end.
  [[nodiscard]] std::optional<ListedDeal> next();

 private:
  Statement rows_;
};

}  // namespace castellan::cli::runs
