// What a search wants to know about the piles, card by card: for each card of the tableau the height, the
// set of cards, a hash and the heuristic share of the part of its pile that ends with it.
//
// All of these depend only on a card and what lies beneath it, so a card's entry stays true until the
// card itself moves. A position reached by one step differs from the scanned one in the moved card's
// entry alone; and going from one position to any other, only the cards above one that lies on something
// else than before are scanned again.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/byte_mask.hpp"
#include "core/position.hpp"
#include "solver/heuristics/heuristic.hpp"

namespace castellan::solver {

/// What a hash of a pile sees of each card: cards with equal labels are taken for each other.
using Labels = std::array<std::uint64_t, core::kCards>;

class PileScan {
 public:
  struct Entry {
    std::uint64_t cards = 0;  ///< This card and all beneath it.
    std::uint64_t hash = 0;   ///< Of the labels of these cards, in order.
    std::int32_t height = 0;  ///< Their number.
    std::int32_t share = 0;   ///< This card's share in the heuristic.
  };

  [[nodiscard]] const Entry& operator[](std::uint8_t card) const { return entries_[card]; }

  /// The entry of `card` if it lay on `under`, whose own entry must be up to date.
  [[nodiscard]] Entry on(std::uint8_t card, std::uint8_t under, const Evaluator& evaluator,
                         const Labels& labels) const {
    const Entry& below = entries_[under];
    return {below.cards | std::uint64_t{1} << card, hash_on(below, card, labels), below.height + 1,
            evaluator.card_share(card, under, below.cards)};
  }
  /// That entry's hash alone.
  [[nodiscard]] static std::uint64_t hash_on(const Entry& below, std::uint8_t card, const Labels& labels) {
    const std::uint64_t hash = (below.hash + labels[card]) * 0x9e3779b97f4a7c15U;
    return hash ^ hash >> 32U;
  }

  void set(std::uint8_t card, const Entry& entry) { entries_[card] = entry; }

  /// Forgets the position scanned last.
  void clear() { scanned_.fill(core::kAbsent); }

  /// Brings the entries of all cards of the tableau up to date. @return the sum of the piles' hashes.
  std::uint64_t scan(const core::Position& position, const Evaluator& evaluator, const Labels& labels) {
    std::uint64_t sum = 0;
    const std::uint64_t changed = core::differing_bytes(scanned_, position.under);
    scanned_ = position.under;
    for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
      std::array<std::uint8_t, core::kCards> stale;  // The pile's cards above the part that is still true.
      std::size_t size = 0;
      const auto top = static_cast<std::uint8_t>(std::countr_zero(rest));
      auto card = top;
      while (card != core::kBottom && ((entries_[card].cards | std::uint64_t{1} << card) & changed) != 0) {
        stale[size++] = card;
        card = position.under[card];
      }
      std::uint8_t under = card;
      while (size > 0) {
        card = stale[--size];
        entries_[card] = on(card, under, evaluator, labels);
        under = card;
      }
      sum += entries_[top].hash;
    }
    return sum;
  }

  /// For each card of the set in the tableau the number of cards above it, summed up. Needs a scan.
  [[nodiscard]] int cards_above(const core::Position& position, std::uint64_t set) const {
    int sum = 0;
    for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
      const Entry& top = entries_[static_cast<std::size_t>(std::countr_zero(rest))];
      for (std::uint64_t found = top.cards & set; found != 0; found &= found - 1) {
        sum += top.height - entries_[static_cast<std::size_t>(std::countr_zero(found))].height;
      }
    }
    return sum;
  }

  /// What blocking the foundations' next cards costs in all. Needs a scan.
  [[nodiscard]] int blocking(const core::Position& position, std::uint64_t wanted, const Evaluator& evaluator) const {
    return evaluator.weights().next_depth * cards_above(position, wanted) +
           evaluator.weights().second_depth * cards_above(position, evaluator.order().after(wanted));
  }

  /// The heuristic's value of the scanned position.
  [[nodiscard]] int score(const core::Position& position, std::uint64_t wanted, const Evaluator& evaluator) const {
    int score = evaluator.frontier(position) + blocking(position, wanted, evaluator);
    for (std::size_t card = 0; card < core::kCards; ++card) {
      if (position.under[card] <= core::kBottom) score += entries_[card].share;
    }
    return score;
  }

 private:
  std::array<std::uint8_t, core::kCards> scanned_;  ///< `under` of the position scanned last.
  std::array<Entry, core::kBottom + 1> entries_{};  // The bottom's entry is the empty pile's: all zero.
};

}  // namespace castellan::solver
