// What a deal is called in results.

#pragma once

#include <optional>
#include <string>

#include "cli/reports/report.hpp"
#include "core/uint128.hpp"

namespace castellan::cli {

struct DealName {
  std::string source;                    ///< "seed", "ms", "pysol", "file", "stdin" or "lines".
  std::optional<core::Uint128> number;   ///< If it has one; of a line its line number.
  std::optional<std::string> path = {};  ///< Of one file among several.
};

/// "seed 7", "line 3", "from a file", "deal.txt".
[[nodiscard]] std::string name_text(const DealName& name);

/// {"source": …, "number": …, "line": …}
/// @param line The deal in the line form.
[[nodiscard]] Fields deal_fields(const DealName& name, const std::string& line);

}  // namespace castellan::cli
