// From the text of an option to its value. Each function names the option in its error.

#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/process/errors.hpp"
#include "cli/reports/report.hpp"
#include "core/input_error.hpp"
#include "solver/batch/seed_batch.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::cli {

/// Throws the UsageError of an option whose value is not what was expected.
[[noreturn]] void refuse(std::string_view option, std::string_view text, std::string_view expected);

/// The number at the beginning of the text and what follows it; no value if it is none or does not fit.
template <typename Number>
[[nodiscard]] std::optional<std::pair<Number, std::string_view>> leading_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  return std::pair(number, text.substr(static_cast<std::size_t>(end - text.data())));
}

/// --threads, else as many as the machine runs at once.
/// @throws UsageError
[[nodiscard]] int threads_of(const Arguments& arguments);

/// The value of an option that takes a whole number below 2^64; no value when it was not given.
/// @throws UsageError
[[nodiscard]] std::optional<std::uint64_t> whole_number_of(const Arguments& arguments, std::string_view option);

/// The same for a decimal number, 0 or more.
/// @throws UsageError
[[nodiscard]] std::optional<double> decimal_number_of(const Arguments& arguments, std::string_view option);

/// --max-positions, --max-time and --max-memory, all of them for each deal: verdicts do not depend on the
/// number of threads.
/// @throws UsageError
[[nodiscard]] solver::Limits limits_of(const Arguments& arguments);

/// --max-certificate, and the memory of `limits`.
/// @throws UsageError
[[nodiscard]] solver::CertificateLimits certificate_limits_of(const Arguments& arguments, const solver::Limits& limits);

/// The settings of --as and --option, "name=value".
/// @throws UsageError if --as names no program, or one that does not play the game.
[[nodiscard]] std::vector<std::string> settings_of(const Arguments& arguments, const solver::Game& game);

/// The game of this name with settings of its options; a path that ends in .json is of a rule file.
/// @throws UsageError with near matches; core::InputError that names the rule file and what is wrong in it.
[[nodiscard]] solver::GamePtr game_named(const std::string& name, const std::vector<std::string>& settings);

/// The game named by the first positional argument, with the settings of --as and --option.
[[nodiscard]] solver::GamePtr game_of(const Arguments& arguments);

/// The policy that --policy names; none without it.
/// @throws UsageError if the game has none of this name, or a limit of searches is given.
[[nodiscard]] std::optional<std::string> policy_of(const Arguments& arguments, const solver::Game& game);

/// What `read` returns; text of the command line that cannot be read is a matter of usage.
template <typename Read>
auto as_usage(Read read) {
  try {
    return read();
  } catch (const core::InputError& error) {
    throw UsageError(error.what());
  }
}

}  // namespace castellan::cli
