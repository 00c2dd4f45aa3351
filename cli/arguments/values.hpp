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
#include "core/game.hpp"
#include "core/variant.hpp"
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

/// Seeds `first` to `last`, both included.
struct SeedRange {
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  /// How many seeds; as a real number, since the whole range has one more than 64 bits can say.
  [[nodiscard]] double size() const { return static_cast<double>(last - first) + 1; }
};

/// "A-B" with A <= B.
/// @throws UsageError
[[nodiscard]] SeedRange parse_seed_range(std::string_view text);

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

/// The game named by the first positional argument.
/// @throws UsageError with near matches.
[[nodiscard]] const core::Game& game_of(const Arguments& arguments);

/// The game with these settings.
/// @throws UsageError
[[nodiscard]] core::Variant variant_with(const core::Game& game, const std::vector<std::string>& settings);

/// The same game with the --option settings. A tableau game has no policies.
/// @throws UsageError
[[nodiscard]] core::Variant variant_of(const Arguments& arguments);

}  // namespace castellan::cli
