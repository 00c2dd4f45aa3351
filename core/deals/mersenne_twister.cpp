#include "core/deals/mersenne_twister.hpp"

#include <cstddef>

namespace castellan::core {

namespace {

// Looks to std::mt19937 like a seed sequence and hands it the state that `init_by_array` makes.
class InitByArray {
 public:
  using result_type = std::uint32_t;

  explicit InitByArray(Uint128 number) {
    do {
      words_[size_++] = static_cast<std::uint32_t>(number);
      number >>= 32;
    } while (number != 0);
  }

  template <class Iterator>
  void generate(Iterator state, Iterator end) const {
    constexpr std::uint32_t kFirstFill = 19650218;
    constexpr std::uint32_t kFill = 1812433253;
    constexpr std::uint32_t kWordStep = 1664525;
    constexpr std::uint32_t kIndexStep = 1566083941;
    const auto size = static_cast<std::size_t>(end - state);
    const auto mixed = [](std::uint32_t word) { return word ^ (word >> 30); };

    state[0] = kFirstFill;
    for (std::size_t i = 1; i < size; ++i) state[i] = kFill * mixed(state[i - 1]) + static_cast<std::uint32_t>(i);

    std::size_t i = 1;
    const auto advance = [&] {
      if (++i < size) return;
      state[0] = state[size - 1];
      i = 1;
    };
    for (std::size_t step = 0; step < size; ++step, advance()) {
      const std::size_t word = step % size_;
      state[i] = (state[i] ^ mixed(state[i - 1]) * kWordStep) + words_[word] + static_cast<std::uint32_t>(word);
    }
    for (std::size_t step = 1; step < size; ++step, advance()) {
      state[i] = (state[i] ^ mixed(state[i - 1]) * kIndexStep) - static_cast<std::uint32_t>(i);
    }
    state[0] = 0x80000000;
  }

 private:
  std::uint32_t words_[4] = {};
  std::size_t size_ = 0;
};

std::mt19937 seeded(Uint128 number) {
  InitByArray seed(number);
  return std::mt19937(seed);
}

}  // namespace

MersenneTwister::MersenneTwister(Uint128 number) : engine_(seeded(number)) {}

double MersenneTwister::random() {
  constexpr double kLowBits = 67108864.0;          // 2^26
  constexpr double kAllBits = 9007199254740992.0;  // 2^53
  const auto high = static_cast<double>(engine_() >> 5);
  const auto low = static_cast<double>(engine_() >> 6);
  return (high * kLowBits + low) / kAllBits;
}

std::uint64_t MersenneTwister::below(std::uint64_t bound) {
  return static_cast<std::uint64_t>(random() * static_cast<double>(bound));
}

}  // namespace castellan::core
