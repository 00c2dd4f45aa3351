// The generator that a number belongs to.

#pragma once

#include "core/deals/castellan_generator.hpp"
#include "core/deals/deal_number.hpp"
#include "core/deals/mersenne_twister.hpp"
#include "core/deals/microsoft_generator.hpp"

namespace castellan::core {

/// Calls `use` with the number's generator at its beginning, whatever class it is of.
template <class Use>
auto with_generator(DealNumber number, Use use) {
  const bool is_pysol = number.source == DealSource::kPySol;
  if (is_pysol && !is_microsofts(number.number)) return use(MersenneTwister(number.number));
  const auto low = static_cast<std::uint64_t>(number.number);
  if (number.source == DealSource::kSeed) return use(CastellanGenerator(low));
  return use(MicrosoftGenerator(low));
}

}  // namespace castellan::core
