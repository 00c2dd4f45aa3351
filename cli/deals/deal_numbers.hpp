// Which numbered deals the user chose: lists and ranges of numbers, on the command line or in a file.

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "cli/arguments/arguments.hpp"
#include "cli/reports/report.hpp"
#include "solver/batch/seed_batch.hpp"

namespace castellan::cli {

/// The most bytes of a file of numbers.
inline constexpr std::size_t kLargestNumberFile = std::size_t{1} << 30U;

/// Whether this is more than one number: a list or a range.
[[nodiscard]] bool is_list(std::string_view text);

/// "1-1000,11982": numbers and ranges, in any order; what comes twice counts once.
/// @param option Named in errors.
/// @throws UsageError
[[nodiscard]] DealNumbers parse_numbers(std::string_view option, core::DealSource source, std::string_view text);

/// The same with one number or range a line, and comments from a # on.
/// @throws core::InputError with the line.
[[nodiscard]] DealNumbers parse_number_file(core::DealSource source, std::string_view text);

/// The value of --seeds, --ms, --pysol, or --numbers with --source; no value when none was given.
/// @throws UsageError, core::InputError
[[nodiscard]] std::optional<DealNumbers> numbers_in(const Arguments& arguments);

/// The same where it is needed.
[[nodiscard]] DealNumbers numbers_of(const Arguments& arguments);

/// These numbers one after the other.
[[nodiscard]] solver::SeedSource each_of(DealNumbers numbers);

}  // namespace castellan::cli
