#include "core/deals/microsoft_generator.hpp"

namespace castellan::core {

namespace {

constexpr std::uint64_t k31Bits = std::uint64_t{1} << 31;
constexpr std::uint64_t k32Bits = std::uint64_t{1} << 32;
constexpr std::uint64_t kStateMask = (std::uint64_t{1} << 33) - 1;

}  // namespace

MicrosoftGenerator::MicrosoftGenerator(std::uint64_t number)
    : range_(number < k31Bits   ? Range::kOriginal
             : number < k32Bits ? Range::kFrom31Bits
                                : Range::kFrom32Bits),
      state_(number < k32Bits ? number : number - k32Bits) {}

std::uint64_t MicrosoftGenerator::below(std::uint64_t bound) {
  state_ = (state_ * 214013 + 2531011) & kStateMask;
  const std::uint64_t drawn = state_ >> 16;
  switch (range_) {
    case Range::kOriginal: return (drawn & 0x7FFF) % bound;
    case Range::kFrom31Bits: return ((drawn & 0x7FFF) | 0x8000) % bound;
    case Range::kFrom32Bits: return ((drawn & 0xFFFF) + 1) % bound;
  }
  return 0;
}

}  // namespace castellan::core
