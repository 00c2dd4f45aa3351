#include "tests/support/mini_deals.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <sstream>

#include "core/deals/castellan_generator.hpp"
#include "core/deals/deal_number.hpp"
#include "core/text/deal_text.hpp"
#include "tests/support/oracle.hpp"

namespace castellan::test {

using core::Board;
using core::CastellanGenerator;
using core::Rank;
using core::Rules;

namespace {

/// Measured, so that games of each kind are won often and lost often, and the oracle needs some
/// milliseconds at most. The last size of each list has room for a base of any rank.
constexpr std::array kTightSizes{MiniSize{4, 4, 4}, MiniSize{3, 5, 4}, MiniSize{2, 7, 4}, MiniSize{4, 3, 3},
                                 MiniSize{3, 4, 3}, MiniSize{2, 5, 3}, MiniSize{1, 13, 4}};
constexpr std::array kLooseSizes{MiniSize{4, 4, 3}, MiniSize{3, 5, 3}, MiniSize{2, 7, 3},
                                 MiniSize{4, 3, 3}, MiniSize{3, 4, 3}, MiniSize{2, 6, 3},
                                 MiniSize{3, 5, 4}, MiniSize{2, 6, 4}, MiniSize{1, 13, 3}};

/// Runs that go on round the corner whatever the suit make the most positions of all.
constexpr std::array kFewCards{MiniSize{3, 4, 3}, MiniSize{2, 5, 3}, MiniSize{4, 3, 3}, MiniSize{1, 13, 3}};

/// Building in suit with a given base leaves so few moves that only roomier deals are ever won.
std::span<const MiniSize> sizes_for(const Rules& rules) {
  const bool is_wide = rules.build_suit != core::BuildSuit::kSame && rules.build_wraps;
  if (is_wide && rules.move == core::MoveUnit::kRun) return kFewCards;
  const bool tight = rules.build_suit == core::BuildSuit::kSame && rules.base != Rank::kNone;
  return tight ? std::span<const MiniSize>(kTightSizes) : kLooseSizes;
}

}  // namespace

Rules shrunk(Rules rules, MiniSize size) {
  rules.suits = static_cast<std::uint8_t>(size.suits);
  rules.ranks = static_cast<std::uint8_t>(size.ranks);
  rules.piles = static_cast<std::uint8_t>(size.piles);
  return rules;
}

MiniSize mini_size(const Rules& rules, std::uint64_t number) {
  const std::span<const MiniSize> sizes = sizes_for(rules);
  std::size_t i = number % sizes.size();
  while (sizes[i].ranks < to_int(rules.base)) ++i;
  MiniSize size = sizes[i];
  // A cell is worth about a pile, and so is a king that takes any ace; but one suit alone has few to build.
  const bool takes_any_ace = rules.build_suit != core::BuildSuit::kSame && rules.build_wraps;
  const int worth = rules.cells + (takes_any_ace ? 1 : 0);
  size.piles = size.suits == 1 && takes_any_ace ? size.piles + 2 : std::max(size.piles - worth, 2);
  // Where hardly a card may fill a space or be built on another, some deals with piles to spare can be won.
  const bool is_narrow =
      rules.space_fill != core::SpaceFill::kAnyCard || rules.build_suit == core::BuildSuit::kAlternateColour;
  if (is_narrow) size.piles += static_cast<int>(number % 3);
  return size;
}

Board mini_deal(const Rules& rules, std::uint64_t number) {
  return core::numbered_deal(rules, {core::DealSource::kSeed, number});
}

Board played_on(const Rules& rules, Board board, int max_moves, std::uint64_t seed) {
  const Oracle oracle(rules);
  CastellanGenerator random(seed);
  for (int i = 0; i < max_moves; ++i) {
    const auto moves = oracle.legal_moves(board);
    if (moves.empty()) break;
    board = oracle.after(board, moves[random.below(moves.size())]);
  }
  return board;
}

Rules random_rules(std::uint64_t number) {
  CastellanGenerator random(number);
  const auto pick = [&](int count) { return static_cast<int>(random.below(static_cast<std::uint64_t>(count))); };
  const auto coin = [&] { return pick(2) == 1; };

  Rules rules;
  rules.build_direction = static_cast<core::BuildDirection>(pick(3));
  rules.build_suit = static_cast<core::BuildSuit>(pick(3));
  rules.build_wraps = coin();
  rules.space_fill = static_cast<core::SpaceFill>(pick(3));
  rules.move = static_cast<core::MoveUnit>(pick(2));
  rules.kings_to_bottom = pick(4) == 0;
  rules.may_return = coin();
  rules.base_cards_stay = coin();
  rules.plays_at_once = !rules.may_return && coin();

  MiniSize size = kLooseSizes[random.below(kLooseSizes.size() - 1)];
  rules.cells = static_cast<std::uint8_t>(pick(16) == 0 ? pick(core::kMaxCells + 1) : pick(3));
  if (rules.cells > 0) size.piles = 2;
  rules.prefilled_cells = static_cast<std::uint8_t>(pick(rules.cells + 1));
  rules = shrunk(rules, size);
  rules.first_long_pile = static_cast<std::uint8_t>(pick(rules.piles));

  switch (pick(3)) {
    case 0:
      rules.base = Rank::kNone;
      if (coin()) rules.base_cards_in_deal = core::BaseCardsInDeal::kFirstDealt;
      break;
    case 1: rules.base = Rank::kAce; break;
    default: rules.base = static_cast<Rank>(1 + pick(rules.ranks)); break;
  }
  if (rules.base != Rank::kNone) {
    rules.base_cards_in_deal = static_cast<core::BaseCardsInDeal>(pick(3));
    rules.plays_while_dealing = coin();
  }
  return rules;
}

std::string describe(const Rules& rules) {
  constexpr std::array kDirections{"down", "up or down", "up"};
  constexpr std::array kSuitClasses{"any suit", "same suit", "alternate colour"};
  constexpr std::array kFills{"any card", "kings only", "nothing"};
  constexpr std::array kBaseCards{"shuffled in", "placed first", "replaced", "first dealt"};
  const auto at = [](auto value) { return static_cast<std::size_t>(value); };
  std::ostringstream text;
  text << std::boolalpha << int{rules.suits} << " suits, " << int{rules.ranks} << " ranks, " << int{rules.piles}
       << " piles, cells " << int{rules.cells} << " (" << int{rules.prefilled_cells} << " filled), first long pile "
       << int{rules.first_long_pile} << ", base cards " << kBaseCards[at(rules.base_cards_in_deal)]
       << ", plays while dealing " << rules.plays_while_dealing << ", kings to bottom " << rules.kings_to_bottom
       << ", move " << (rules.move == core::MoveUnit::kRun ? "run" : "card") << ", build "
       << kDirections[at(rules.build_direction)] << ", " << kSuitClasses[at(rules.build_suit)] << ", wraps "
       << rules.build_wraps << ", spaces " << kFills[at(rules.space_fill)] << ", base " << to_string(rules.base)
       << ", may return " << rules.may_return << ", base cards stay " << rules.base_cards_stay << ", plays at once "
       << rules.plays_at_once;
  return text.str();
}

std::string describe(const Rules& rules, const Board& board) {
  return describe(rules) + "\ndeal: " + core::format_line_text(rules, board) + "\n";
}

}  // namespace castellan::test
