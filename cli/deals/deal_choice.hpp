// Which deals the user chose, and reading or dealing them.

#pragma once

#include <optional>
#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/reports/deal_report.hpp"
#include "core/deals/deal_number.hpp"
#include "solver/games/game.hpp"

namespace castellan::cli {

/// The value of the one option among --seed, --ms and --pysol that was given; no value when none was.
/// @throws UsageError
[[nodiscard]] std::optional<core::DealNumber> deal_number_of(const Arguments& arguments);

/// For `solve`: checks that exactly one of its ways to say which deals are meant was given.
/// @throws UsageError
void check_one_source(const Arguments& arguments);

/// Whether that way means many deals, each of which gets a line.
[[nodiscard]] bool are_many(const Arguments& arguments);

/// --rows and --any-layout.
[[nodiscard]] core::DealReading reading_of(const Arguments& arguments);

/// The deal in a file, in any form; "-" is standard input.
/// @throws core::InputError that names the file.
[[nodiscard]] NamedDeal read_deal(const solver::Game& game, const std::string& path, const core::DealReading& reading);

/// The one deal of a number, or else of the file that is the second positional argument.
/// @throws UsageError, core::InputError
[[nodiscard]] NamedDeal single_deal(const Arguments& arguments, const solver::Game& game);

}  // namespace castellan::cli
