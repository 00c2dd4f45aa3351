#include "core/deals/deal_number.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "core/deals/dealing.hpp"
#include "core/deals/generators.hpp"
#include "core/deals/shuffle.hpp"
#include "core/input_error.hpp"

namespace castellan::core {

namespace {

constexpr Uint128 kFirstTwisterNumber = 32000;  ///< Smaller PySolFC numbers are Microsoft's.

// The deck as every generator lists it: suit by suit, C S H D, each from the ace up.
std::vector<Card> listed_by_suit(const Rules& rules) {
  std::vector<Card> deck;
  deck.reserve(static_cast<std::size_t>(rules.deck_size()));
  for (int suit = 0; suit < rules.suits; ++suit) {
    for (int rank = 1; rank <= rules.ranks; ++rank) {
      deck.emplace_back(static_cast<Rank>(rank), static_cast<Suit>(suit));
    }
  }
  return deck;
}

// Microsoft's list of one full deck goes rank by rank, AC AD AH AS 2C …
void relist_by_rank(std::vector<Card>& deck) {
  constexpr Suit kOrder[] = {Suit::kClubs, Suit::kDiamonds, Suit::kHearts, Suit::kSpades};
  auto place = deck.begin();
  for (int rank = 1; rank <= kRanks; ++rank) {
    for (const Suit suit : kOrder) *place++ = Card(static_cast<Rank>(rank), suit);
  }
}

std::optional<Uint128> parse_digits(std::string_view text, Uint128 largest) {
  if (text.empty()) return std::nullopt;
  Uint128 number = 0;
  for (const char letter : text) {
    if (letter < '0' || letter > '9') return std::nullopt;
    number = number * 10 + static_cast<unsigned>(letter - '0');
    if (number > largest) return std::nullopt;
  }
  return number;
}

}  // namespace

std::string_view to_string(DealSource source) {
  switch (source) {
    case DealSource::kSeed: return "seed";
    case DealSource::kMicrosoft: return "ms";
    case DealSource::kPySol: return "pysol";
  }
  return {};
}

Uint128 largest_number(DealSource source) {
  switch (source) {
    case DealSource::kSeed: return ~std::uint64_t{0};
    case DealSource::kMicrosoft: return (std::uint64_t{1} << 33) - 1;
    case DealSource::kPySol: return Uint128{10'000'000'000} * 10'000'000'000 - 1;
  }
  return 0;
}

DealNumber parse_deal_number(DealSource source, std::string_view text) {
  const Uint128 largest = largest_number(source);
  const auto number = parse_digits(text, largest);
  if (!number) {
    throw InputError(quoted(text) + " is not a deal number: --" + std::string(to_string(source)) +
                     " takes a whole number from 0 to " + to_string(largest));
  }
  return {source, *number};
}

bool is_microsofts(Uint128 pysol_number) { return pysol_number < kFirstTwisterNumber; }

std::string_view generator_of(DealSource source) {
  switch (source) {
    case DealSource::kSeed: return kSeedGeneratorVersion;
    case DealSource::kMicrosoft: return "microsoft";
    case DealSource::kPySol: return "pysolfc";
  }
  return {};
}

std::vector<Card> listed_deck(const Rules& rules, DealNumber number) {
  std::vector<Card> deck = listed_by_suit(rules);
  const bool is_microsoft =
      number.source == DealSource::kMicrosoft || (number.source == DealSource::kPySol && is_microsofts(number.number));
  if (is_microsoft && deck.size() == kCards) relist_by_rank(deck);
  return deck;
}

std::vector<Card> deal_order(const Rules& rules, DealNumber number) {
  std::vector<Card> deck = listed_deck(rules, number);
  with_generator(number, [&](auto generator) { shuffle(deck, generator); });
  std::reverse(deck.begin(), deck.end());  // The last card of the shuffled list is dealt first.
  return deck;
}

Board numbered_deal(const Rules& rules, DealNumber number) { return deal(rules, deal_order(rules, number)); }

}  // namespace castellan::core
