// What `bench --signature` says: the positions of each game over the fixed list of deals, their total, and the stamp of
// each game's engine.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/reports/report.hpp"

namespace castellan::cli {

struct GameSignature {
  std::string game;  ///< Its id.
  std::uint64_t positions = 0;
  std::uint64_t engine = 0;  ///< The stamp that its run files bear.
};

[[nodiscard]] Report report_of(const std::vector<GameSignature>& games);

}  // namespace castellan::cli
