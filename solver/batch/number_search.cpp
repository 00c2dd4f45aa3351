#include "solver/batch/number_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <utility>

#include "core/deals/generators.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::solver {

namespace {

using core::Board;
using core::Card;
using core::DealSource;
using core::Rank;
using core::Rules;

constexpr std::size_t kDealtFirst = 5;  ///< Cards that are compared before a deal is made whole.

/// Which cards may be dealt first, second, … to make this board. It may let a wrong one pass, never stop a right one.
class Beginning {
 public:
  Beginning(const Rules& rules, const Board& board) : rules_(rules) {
    for (std::size_t suit = 0; suit < static_cast<std::size_t>(rules.suits); ++suit) {
      for (int count = 1; count <= board.home[suit]; ++count) {
        const Card card(core::foundation_rank(rules, board.base, count), static_cast<core::Suit>(suit));
        (is_base(card) && rules.base_cards_in_deal != core::BaseCardsInDeal::kShuffledIn ? without_turn_
                                                                                         : with_turn_) |= card.bit();
      }
    }
    if (!rules.plays_while_dealing) with_turn_ = 0;
    for (const core::Pile& pile : board.piles) piles_.push_back({pile.begin(), pile.end()});
    const auto dealt_out = static_cast<std::size_t>(std::popcount(without_turn_));
    const auto turns = static_cast<std::size_t>(rules.deck_size() - rules.prefilled_cells) - dealt_out;
    even_turns_ = turns - turns % piles_.size();
  }

  /// Whether these cards, dealt first, can lead to the board.
  class Dealer {
   public:
    explicit Dealer(const Beginning& beginning) : beginning_(beginning) {}
    bool take(Card card) {
      if ((beginning_.without_turn_ & card.bit()) != 0) return true;
      // The last, uneven round may begin elsewhere.
      if (turn_ == beginning_.even_turns_) return true;
      const std::size_t pile = turn_++ % beginning_.piles_.size();
      if ((beginning_.with_turn_ & card.bit()) != 0) return true;
      const auto& cards = beginning_.piles_[pile];
      const std::size_t height = heights_[pile]++;
      return height < cards.size() && cards[height] == card;
    }

   private:
    const Beginning& beginning_;
    std::size_t turn_ = 0;
    std::array<std::size_t, core::kMaxPiles> heights_{};
  };

  [[nodiscard]] Dealer dealer() const { return Dealer(*this); }
  [[nodiscard]] bool may_be_first(Card card) const { return Dealer(*this).take(card); }

 private:
  [[nodiscard]] bool is_base(Card card) const { return card.rank() == rules_.base; }

  Rules rules_;
  std::uint64_t without_turn_ = 0;  ///< Cards that are dealt out to a foundation, the next taking their place,
  std::uint64_t with_turn_ = 0;     ///< and those that cost their pile its turn.
  std::vector<std::vector<Card>> piles_;
  std::size_t even_turns_ = 0;
};

class Searcher {
 public:
  Searcher(const Rules& rules, const Board& board, DealSource source)
      : rules_(rules), board_(board), beginning_(rules, board), source_(source) {
    const std::vector<Card> small = core::listed_deck(rules, {source, 0});
    const std::vector<Card> deck = core::listed_deck(rules, {source, core::largest_number(source)});
    std::ranges::copy(small, small_list_.begin());
    std::ranges::copy(deck, list_.begin());
    for (std::size_t drawn = 0; drawn < may_draw_.size(); ++drawn) {
      may_draw_[drawn] = beginning_.may_be_first(deck[drawn % deck.size()]);
    }
  }

  [[nodiscard]] std::vector<std::uint64_t> search(NumberRange range, const std::atomic<bool>& stop) const {
    std::vector<std::uint64_t> found;
    for (std::uint64_t number = range.first; !stop; ++number) {
      if (agrees({source_, number})) found.push_back(number);
      if (number == range.last) break;
    }
    return found;
  }

 private:
  [[nodiscard]] bool agrees(core::DealNumber number) const {
    // Nearly every number ends here, with one table and nothing else.
    if (source_ == DealSource::kMicrosoft) {
      core::MicrosoftGenerator generator(static_cast<std::uint64_t>(number.number));
      if (!may_draw_[generator.next()]) return false;
    }
    const bool begins_well =
        core::with_generator(number, [&](auto generator) { return begins_like(number, generator); });
    return begins_well && core::numbered_deal(rules_, number) == board_;
  }

  template <class Generator>
  [[nodiscard]] bool begins_like(core::DealNumber number, Generator& generator) const {
    const bool is_small = source_ == DealSource::kPySol && core::is_microsofts(number.number);
    std::array<Card, core::kCards> deck = is_small ? small_list_ : list_;
    const auto size = static_cast<std::size_t>(rules_.deck_size());
    Beginning::Dealer dealer = beginning_.dealer();
    for (std::size_t last = size - 1; last > 0 && last + kDealtFirst >= size; --last) {
      std::swap(deck[last], deck[static_cast<std::size_t>(generator.below(last + 1))]);
      if (!dealer.take(deck[last])) return false;
    }
    return true;
  }

  Rules rules_;
  Board board_;
  Beginning beginning_;
  DealSource source_;
  std::array<Card, core::kCards> small_list_{};   ///< What PySolFC's small numbers begin to shuffle,
  std::array<Card, core::kCards> list_{};         ///< and all others.
  std::array<bool, (1U << 16U) + 1> may_draw_{};  ///< By the first number that Microsoft's generator draws.
};

}  // namespace

std::vector<std::uint64_t> numbers_of(const Rules& rules, const Board& board, NumberRange range, int threads,
                                      std::atomic<bool>& stop) {
  constexpr std::uint64_t kChunk = 1U << 20U;
  constexpr std::uint64_t kTwisterChunk = 1U << 12U;
  const std::uint64_t size = range.source == DealSource::kMicrosoft ? kChunk : kTwisterChunk;
  const Searcher searcher(rules, board, range.source);
  const auto next = [range, size, begin = std::optional(range.first)]() mutable -> std::optional<NumberRange> {
    if (!begin) return std::nullopt;
    const bool is_last = range.last - *begin < size;
    const NumberRange chunk{range.source, *begin, is_last ? range.last : *begin + size - 1};
    begin = is_last ? std::nullopt : std::optional(chunk.last + 1);
    return chunk;
  };
  const auto make_worker = [&] { return [&](const NumberRange& chunk) { return searcher.search(chunk, stop); }; };
  std::vector<std::uint64_t> found;
  const auto report = [&](const NumberRange&, const std::vector<std::uint64_t>& numbers) {
    found.insert(found.end(), numbers.begin(), numbers.end());
  };
  run_deal_pipeline<NumberRange, std::vector<std::uint64_t>>(threads, make_worker, next, report, stop);
  return found;
}

}  // namespace castellan::solver
