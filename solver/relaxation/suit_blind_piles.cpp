#include "solver/relaxation/suit_blind_piles.hpp"

#include <algorithm>
#include <memory>

namespace castellan::solver {

using core::Key;
using core::kRanks;
using core::kSuits;

namespace {

/// Random words that the keys are made of.
struct BlindKeys {
  std::array<std::array<std::array<Key, kRanks>, SuitBlindPiles::kMostOriginals + 1>, SuitBlindPiles::kPlaces>
      by_pile;                                           ///< [place][originals][run]
  std::array<Key, 1 + kRanks * kRanks> by_run;           ///< By number.
  std::array<std::array<Key, kRanks + 1>, kSuits> home;  ///< [suit][count]
};

const BlindKeys& blind_keys() {
  static const auto keys = [] {
    auto made = std::make_unique<BlindKeys>();
    std::uint64_t n = std::uint64_t{1} << 32U;
    const auto fill = [&](Key& word) {
      word.low = core::random_word(n++);
      word.high = core::random_word(n++);
    };
    for (auto& rows : made->by_pile) {
      for (auto& words : rows) std::ranges::for_each(words, fill);
    }
    std::ranges::for_each(made->by_run, fill);
    for (auto& words : made->home) std::ranges::for_each(words, fill);
    return made;
  }();
  return *keys;
}

}  // namespace

const Key& SuitBlindPiles::home_key(int suit, int count) {
  return blind_keys().home[static_cast<std::size_t>(suit)][static_cast<std::size_t>(count)];
}

SuitBlindPiles::SuitBlindPiles() : keys_(blind_keys().by_run.begin(), blind_keys().by_run.end()) {
  static const auto runs = [this] {
    std::vector<Pile> made(keys_.size(), Pile{});
    for (int top = 1; top <= kRanks; ++top) {
      for (int length = 1; top + length - 1 <= kRanks; ++length) {
        const Number without = length == 1 ? kEmpty : run(top + 1, length - 1);
        const Number with = top == 1 ? kEmpty : run(top - 1, length + 1);
        const Key& own = key(run(top, length));
        made[run(top, length)] = {.taking = key(without) - own,
                                  .giving = key(with) - own,
                                  .original = 0,
                                  .without = without,
                                  .with = with,
                                  .top = static_cast<std::uint8_t>(top),
                                  .originals = 0,
                                  .run = static_cast<std::uint8_t>(length)};
      }
    }
    return made;
  }();
  piles_ = runs;
}

SuitBlindPiles::Number SuitBlindPiles::add(int place, std::span<const core::Card> originals) {
  Number below = kEmpty;  // The pile without the topmost original and what lies on it.
  for (std::size_t count = 1; count <= originals.size(); ++count) {
    const core::Card card = originals[count - 1];
    const auto& words = blind_keys().by_pile[static_cast<std::size_t>(place)][count];
    const auto first = static_cast<Number>(piles_.size());
    for (int length = 0; length < to_int(card.rank()); ++length) {
      const bool is_full = length + 1 == to_int(card.rank());
      const auto own = static_cast<Number>(first + length);
      const Key& key = words[static_cast<std::size_t>(length)];
      const Key& key_without = length > 0 ? words[static_cast<std::size_t>(length - 1)] : keys_[below];
      piles_.push_back({.taking = key_without - key,
                        .giving = is_full ? Key{} : words[static_cast<std::size_t>(length + 1)] - key,
                        .original = length == 0 ? card.bit() : 0,
                        .without = length > 0 ? static_cast<Number>(own - 1) : below,
                        .with = is_full ? kEmpty : static_cast<Number>(own + 1),
                        .top = static_cast<std::uint8_t>(to_int(card.rank()) - length),
                        .originals = static_cast<std::uint8_t>(count),
                        .run = static_cast<std::uint8_t>(length)});
    }
    for (int length = 0; length < to_int(card.rank()); ++length)
      keys_.push_back(words[static_cast<std::size_t>(length)]);
    below = first;
  }
  return below;
}

}  // namespace castellan::solver
