#include "solver/relaxation/floating_piles.hpp"

#include <algorithm>
#include <bit>
#include <memory>

namespace castellan::solver {

using core::Key;
using core::kRanks;
using core::kSuits;

namespace {

/// Random words that the keys are made of.
struct PileKeys {
  std::array<std::array<std::array<Key, kRanks>, FloatingPiles::kMostAnchored + 1>, FloatingPiles::kPlaces>
      by_pile;                                            ///< [place][anchored][run]
  std::array<Key, 1 + kRanks * kRanks> by_run;            ///< By number.
  std::array<std::array<Key, kRanks + 1>, kSuits> home;   ///< [suit][count]
  std::array<Key, FloatingPiles::kMostContent + 1> cell;  ///< By content.
};

const PileKeys& pile_keys() {
  static const auto keys = [] {
    auto made = std::make_unique<PileKeys>();
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
    std::ranges::for_each(made->cell, fill);
    return made;
  }();
  return *keys;
}

}  // namespace

const Key& FloatingPiles::home_key(int suit, int count) {
  return pile_keys().home[static_cast<std::size_t>(suit)][static_cast<std::size_t>(count)];
}

const Key& FloatingPiles::cell_key(std::uint8_t content) { return pile_keys().cell[content]; }

FloatingPiles::FloatingPiles(int floating, std::uint64_t told_apart)
    : floating_(floating), told_apart_(told_apart), keys_(pile_keys().by_run.begin(), pile_keys().by_run.end()) {
  static const auto runs = [this] {
    std::vector<Pile> made(keys_.size(), Pile{});
    for (int top = 1; top <= kRanks; ++top) {
      for (int length = 1; top + length - 1 <= kRanks; ++length) {
        Pile& pile = made[run(top, length)];
        pile.without = length == 1 ? kEmpty : run(top + 1, length - 1);
        pile.with = top == 1 ? kEmpty : run(top - 1, length + 1);
        pile.taking = key(pile.without) - key(run(top, length));
        pile.giving = key(pile.with) - key(run(top, length));
        pile.top = static_cast<std::uint8_t>(top);
        pile.run = static_cast<std::uint8_t>(length);
      }
    }
    return made;
  }();
  piles_ = runs;
}

std::uint64_t FloatingPiles::suits_of(std::uint64_t cards) const {
  std::uint64_t suits = 0;
  for (cards &= told_apart_; cards != 0; cards &= cards - 1) {
    const auto id = static_cast<unsigned>(std::countr_zero(cards));
    suits |= std::uint64_t{id % kSuits + 1} << (id - id % kSuits);
  }
  return suits;
}

FloatingPiles::Number FloatingPiles::add(int place, std::span<const core::Card> cards, std::uint64_t anchored) {
  Number below = kEmpty;    // The pile of the cards dealt so far, those that float left out.
  std::uint64_t above = 0;  // The cards dealt on the anchored one.
  std::size_t count = 0;
  for (const core::Card card : cards) {
    const int rank = to_int(card.rank());
    if ((anchored & card.bit()) == 0) {
      above |= card.bit();
      if (rank > floating_) below = below == kEmpty ? run(rank, 1) : piles_[below].with;
      continue;
    }
    const auto& words = pile_keys().by_pile[static_cast<std::size_t>(place)][++count];
    const auto first = static_cast<Number>(piles_.size());
    const auto longest = static_cast<std::size_t>(std::max(0, rank - 1 - floating_));
    for (std::size_t length = 0; length <= longest; ++length) {
      Pile& pile = piles_.emplace_back();
      pile.without = length > 0 ? static_cast<Number>(first + length - 1) : below;
      pile.taking = keys_[pile.without] - words[length];
      if (length < longest) {
        pile.with = static_cast<Number>(first + length + 1);
        pile.giving = words[length + 1] - words[length];
      }
      if (length == 0) {
        pile.anchor = card.bit();
        pile.loosens = above;
        pile.suits_without = suits_of(above);
      }
      pile.top = static_cast<std::uint8_t>(rank - static_cast<int>(length));
      pile.anchored = static_cast<std::uint8_t>(count);
      pile.run = static_cast<std::uint8_t>(length);
      keys_.push_back(words[length]);
    }
    below = first;
    above = 0;
  }
  return below;
}

}  // namespace castellan::solver
