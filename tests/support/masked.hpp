// What the program prints, without what differs from one run or release to the next: CPU times, ratios of them, and
// the program's version. All the rest stays byte for byte.

#pragma once

#include <string>

namespace castellan::test {

/// Numbers that measure CPU time, and the version, become 0.
[[nodiscard]] std::string masked_json(const std::string& text);

/// Cells in columns of CPU time or of the version become *.
[[nodiscard]] std::string masked_csv(const std::string& text);

/// "0.26 ms" becomes "* ms", and nothing stays of a table's row of CPU times but its name.
[[nodiscard]] std::string masked_text(const std::string& text);

}  // namespace castellan::test
