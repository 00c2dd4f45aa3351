// What `bench --signature` says: the positions of each game over the fixed list of deals, and their total.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/reports/report.hpp"

namespace castellan::cli {

struct GameSignature {
  std::string game;  ///< Its id.
  std::uint64_t positions = 0;
};

[[nodiscard]] Report report_of(const std::vector<GameSignature>& games);

}  // namespace castellan::cli
