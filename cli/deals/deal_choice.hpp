// Which deals the user chose, and reading or dealing them.

#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/values.hpp"
#include "cli/reports/deal_report.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::cli {

/// The value of the one option among --seed, --ms and --pysol that was given; no value when none was.
/// @throws UsageError
[[nodiscard]] std::optional<core::DealNumber> deal_number_of(const Arguments& arguments);

/// For `solve`: checks that exactly one of its ways to say which deals are meant was given.
/// @throws UsageError
void check_one_source(const Arguments& arguments);

/// The deal in a file, in any form; "-" is standard input.
/// @throws core::InputError that names the file.
[[nodiscard]] NamedDeal read_deal(const solver::Game& game, const std::string& path);

/// The one deal of a number, or else of the file that is the second positional argument.
/// @throws UsageError, core::InputError
[[nodiscard]] NamedDeal single_deal(const Arguments& arguments, const solver::Game& game);

/// Yields deals one after the other, and no value at the end: what solver::answer_all reads from.
using DealStream = std::function<std::optional<solver::BatchDeal>()>;

[[nodiscard]] DealStream seed_stream(solver::GamePtr game, SeedRange range);

/// One deal per line of a file; "-" is standard input. Blank lines and lines that begin with # are skipped.
/// A line that is no deal comes as an item without one, and so, at the end, does a failure to read on
/// or a file without deals. The stream ends early at Ctrl-C.
/// @throws core::InputError if the file cannot be opened.
[[nodiscard]] DealStream line_stream(solver::GamePtr game, const std::string& path);

}  // namespace castellan::cli
