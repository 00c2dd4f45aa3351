// Which deals the user chose, and reading or dealing them.

#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/values.hpp"
#include "core/board.hpp"
#include "core/deals/deal_number.hpp"
#include "core/variant.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::cli {

/// What a deal is called in results: "seed", "ms", "pysol", "file", "stdin" or "lines", and its number if
/// it has one (of a line: its line number).
struct DealName {
  std::string source;
  std::optional<core::Uint128> number;
};

/// The value of the one option among --seed, --ms and --pysol that was given; no value when none was.
/// @throws UsageError
[[nodiscard]] std::optional<core::DealNumber> deal_number_of(const Arguments& arguments);

/// For `solve`: checks that exactly one of its ways to say which deals are meant was given.
/// @throws UsageError
void check_one_source(const Arguments& arguments);

/// The deal in a file, a board or JSON; "-" is standard input.
/// @throws core::InputError that names the file.
[[nodiscard]] core::Board read_deal(const core::Rules& rules, const std::string& path);

/// Yields deals one after the other, and no value at the end: what solver::decide_all reads from.
using DealStream = std::function<std::optional<solver::BatchDeal>()>;

[[nodiscard]] DealStream seed_stream(const core::Rules& rules, SeedRange range);

/// One deal per line of a file; "-" is standard input. Blank lines and lines that begin with # are skipped.
/// A line that is no deal comes as an item without a board, and so, at the end, does a failure to read on
/// or a file without deals. The stream ends early at Ctrl-C.
/// @throws core::InputError if the file cannot be opened.
[[nodiscard]] DealStream line_stream(const core::Rules& rules, const std::string& path);

}  // namespace castellan::cli
