// Numbered deals: which generator, which number, and the deal order that follows from them.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/card.hpp"
#include "core/rules.hpp"

namespace castellan::core {

enum class DealSource : std::uint8_t {
  kSeed,       ///< The program's own generator (castellan_generator.hpp).
  kMicrosoft,  ///< Microsoft FreeCell's numbers, also KPat's.
  kPySol,      ///< PySolFC's game numbers.
};

/// Version of the program's own generator; it changes only if the deals of `--seed` ever changed.
inline constexpr std::string_view kSeedGeneratorVersion = "castellan-1";

/// A number of a generator. PySolFC's numbers have up to 20 decimal digits and fit 64 bits or are
/// refused; Microsoft's go up to 2^33 - 1.
struct DealNumber {
  DealSource source = DealSource::kSeed;
  std::uint64_t number = 0;
};

/// "seed", "ms" or "pysol": the name used on the command line and in results.
[[nodiscard]] std::string_view to_string(DealSource source);

/// Reads a number for this source: decimal digits only, within the source's range.
/// @throws InputError saying what was expected.
[[nodiscard]] DealNumber parse_deal_number(DealSource source, std::string_view text);

/// The shuffled deck of the rules' size, first dealt card first.
[[nodiscard]] std::vector<Card> deal_order(const Rules& rules, DealNumber number);

/// deal(rules, deal_order(rules, number)).
[[nodiscard]] Board numbered_deal(const Rules& rules, DealNumber number);

}  // namespace castellan::core
