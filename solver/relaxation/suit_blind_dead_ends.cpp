// Dead ends of the suit-blind game. See search/dead_ends.hpp for the claim and its proof; here a loose card goes if any
// loose card of its rank could, and counts as exposed for its foundation from the start, which lets more cards go.

#include <algorithm>
#include <bit>

#include "solver/relaxation/suit_blind_game.hpp"

namespace castellan::solver {

namespace {

// Ranks as sets: a rank stands for itself by the first card of that rank.
constexpr unsigned kOneRank = core::kSuits;
constexpr std::uint64_t kAllRanks = 0x1111111111111U;

unsigned rank_shift(int rank) { return kOneRank * static_cast<unsigned>(rank - 1); }
std::uint64_t rank_bit(int rank) { return std::uint64_t{1} << rank_shift(rank); }
/// The ranks from `lowest` to the one before `end`.
std::uint64_t ranks_between(int lowest, int end) { return (rank_bit(end) - rank_bit(lowest)) & kAllRanks; }
std::uint64_t ranks_of(std::uint64_t cards) { return (cards | cards >> 1U | cards >> 2U | cards >> 3U) & kAllRanks; }

}  // namespace

bool SuitBlindGame::is_dead_end(const State& state) const {
  const bool space_frees_all = rules_.space_fill == core::SpaceFill::kAnyCard;
  std::uint64_t may_fill = 0;  // Ranks that may go to a space there has been.
  std::uint64_t ranks = 0;     // Exposed at some time.
  for (int place = 0; place < rules_.piles; ++place) {
    if (pile(state, place).top != 0) {
      ranks |= rank_bit(pile(state, place).top);
    } else {
      if (space_frees_all) return false;
      may_fill = rank_bit(rules_.ranks);
    }
  }
  if (rules_.may_return) {
    for (int suit = 0; suit < rules_.suits; ++suit) {
      ranks |= ranks_between(1, (state.home >> (4 * suit) & 0xf) + 1);
    }
  }
  const std::uint64_t loose = ~state.original_cards;  // And those at home, which changes nothing.
  std::uint64_t exposed = loose;
  std::uint64_t home_able = wanted(state);
  const auto follow_home = [&] {
    while (const std::uint64_t more = (home_able & exposed) << kOneRank & ~home_able) home_able |= more;
  };
  follow_home();
  std::array<Pile, kPiles> piles = state.piles;  // What has not gone.
  for (;;) {
    bool some_went = false;
    bool some_left = false;
    for (int place = 0; place < rules_.piles; ++place) {
      Pile& left = piles[static_cast<std::size_t>(place)];
      if (left.top == 0) continue;
      if (left.run > 0) {
        // One rank after the other, up to the first that may not go.
        const std::uint64_t may_go = ranks >> kOneRank | may_fill | ranks_of(home_able & loose);
        const std::uint64_t stuck = ~(may_go >> rank_shift(left.top)) & kAllRanks;
        const int going = std::min(int{left.run}, std::countr_zero(stuck) / core::kSuits);
        ranks |= ranks_between(left.top, left.top + std::min(going + 1, int{left.run}));
        left.top = static_cast<std::uint8_t>(left.top + going);
        left.run = static_cast<std::uint8_t>(left.run - going);
        some_went |= going > 0;
      }
      while (left.run == 0 && left.originals > 0) {
        const core::Card card = last_original(left, place);
        exposed |= card.bit();
        ranks |= rank_bit(to_int(card.rank()));
        follow_home();
        const std::uint64_t may_build = ranks >> kOneRank | may_fill;
        if (((may_build & rank_bit(to_int(card.rank()))) | (home_able & card.bit())) == 0) break;
        --left.originals;
        some_went = true;
      }
      if (left.run + left.originals > 0) {
        some_left = true;
        continue;
      }
      if (space_frees_all) return false;
      may_fill = rank_bit(rules_.ranks);
      left.top = 0;
    }
    if (!some_went) return some_left;
  }
}

}  // namespace castellan::solver
