#include "core/precedence/dealing.hpp"

#include <algorithm>

#include "core/deals/castellan_generator.hpp"
#include "core/deals/mersenne_twister.hpp"
#include "core/deals/microsoft_generator.hpp"
#include "core/deals/shuffle.hpp"

namespace castellan::core::precedence {

namespace {

constexpr Uint128 kFirstTwisterNumber = 32000;  ///< Smaller PySolFC numbers are Microsoft's.

using Cards = boost::container::static_vector<Card, kMaxCards>;

// Deck after deck, each suit by suit, C S H D, from the ace up: no generator lists two decks otherwise.
Cards listed(const Rules& rules) {
  Cards cards;
  for (int copy = 0; copy < rules.chains; ++copy) {
    for (int rank = 1; rank <= rules.ranks; ++rank) {
      cards.emplace_back(static_cast<Rank>(rank), static_cast<Suit>(copy % kSuits));
    }
  }
  return cards;
}

bool is_king(const Rules& rules, Card card) { return to_int(card.rank()) == rules.ranks; }

// The program's own deals set the first king of the list aside before they shuffle, so that every order of
// the others is equally likely.
Cards shuffled_by_seed(const Rules& rules, std::uint64_t seed) {
  Cards cards = listed(rules);
  if (rules.placed() == 1) cards.erase(cards.begin() + rules.ranks - 1);
  shuffle({cards.data(), cards.size()}, CastellanGenerator(seed));
  std::reverse(cards.begin(), cards.end());
  return cards;
}

// PySolFC shuffles all cards and then takes out the king that would be dealt last.
Cards shuffled_by_pysol(const Rules& rules, DealNumber number) {
  Cards cards = listed(rules);
  if (number.source == DealSource::kPySol && number.number >= kFirstTwisterNumber) {
    shuffle({cards.data(), cards.size()}, MersenneTwister(number.number));
  } else {
    shuffle({cards.data(), cards.size()}, MicrosoftGenerator(static_cast<std::uint64_t>(number.number)));
  }
  if (rules.placed() == 1) {
    cards.erase(std::find_if(cards.begin(), cards.end(), [&](Card card) { return is_king(rules, card); }));
  }
  std::reverse(cards.begin(), cards.end());
  return cards;
}

}  // namespace

Stock numbered_deal(const Rules& rules, DealNumber number) {
  const Cards cards = number.source == DealSource::kSeed
                          ? shuffled_by_seed(rules, static_cast<std::uint64_t>(number.number))
                          : shuffled_by_pysol(rules, number);
  Stock stock;
  for (const Card card : cards) stock.push_back(card.rank());
  return stock;
}

}  // namespace castellan::core::precedence
