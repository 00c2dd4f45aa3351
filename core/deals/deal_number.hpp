// Numbered deals: which generator, which number, and the deal order that follows from them.
// docs/deal-numbers.md describes every generator precisely enough to write it again.

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/card.hpp"
#include "core/rules.hpp"
#include "core/uint128.hpp"

namespace castellan::core {

enum class DealSource : std::uint8_t {
  kSeed,       ///< The program's own generator (castellan_generator.hpp).
  kMicrosoft,  ///< Microsoft FreeCell's numbers, also KPat's.
  kPySol,      ///< PySolFC's game numbers.
};

/// Version of the program's own generator; it changes only if the deals of `--seed` ever changed.
inline constexpr std::string_view kSeedGeneratorVersion = "castellan-1";

/// A number of a generator: seeds have 64 bits, Microsoft's numbers go up to 2^33 - 1, PySolFC's have
/// up to 20 decimal digits, which 64 bits cannot hold.
struct DealNumber {
  DealSource source = DealSource::kSeed;
  Uint128 number = 0;

  bool operator==(const DealNumber&) const = default;
};

/// "seed", "ms" or "pysol": the name used on the command line and in results.
[[nodiscard]] std::string_view to_string(DealSource source);

/// The largest number of this source; the smallest is 0.
[[nodiscard]] Uint128 largest_number(DealSource source);

/// Reads a number for this source: decimal digits only, leading zeros allowed, within the source's range.
/// @throws InputError saying what was expected.
[[nodiscard]] DealNumber parse_deal_number(DealSource source, std::string_view text);

/// The deck in the order in which the number's generator begins to shuffle it.
[[nodiscard]] std::vector<Card> listed_deck(const Rules& rules, DealNumber number);

/// Whether PySolFC takes this number for one of Microsoft's.
[[nodiscard]] bool is_microsofts(Uint128 pysol_number);

/// "castellan-1", "microsoft", "pysolfc": what results call the generator.
[[nodiscard]] std::string_view generator_of(DealSource source);

/// The shuffled deck of the rules' size, first dealt card first.
/// @param number Within its source's range.
[[nodiscard]] std::vector<Card> deal_order(const Rules& rules, DealNumber number);

/// deal(rules, deal_order(rules, number)).
[[nodiscard]] Board numbered_deal(const Rules& rules, DealNumber number);

}  // namespace castellan::core
