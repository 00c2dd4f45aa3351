// Claims about positions of a certificate's game: see docs/certificates.md for what each means and why it holds.

#include <algorithm>
#include <bit>

#include "solver/certificates/loss_moves.hpp"

namespace castellan::solver {

using core::Card;

bool LossGame::is_safe(const std::array<std::uint8_t, core::kSuits>& home, Card card) const {
  const bool is_plain = parameters_.base == core::Rank::kAce && !rules_.build_wraps;
  const bool is_down = rules_.build_direction == core::BuildDirection::kDown;
  if (rules_.build_suit == core::BuildSuit::kSame) {
    return (is_down || !moves_runs()) && (is_plain || (card.rank() != parameters_.base && !rules_.may_return));
  }
  const int rank = to_int(card.rank());
  const int least = *std::min_element(home.begin(), home.begin() + rules_.suits);
  if (!is_plain || !is_down || rank <= least + 2) return is_plain && is_down;
  if (rules_.build_suit != core::BuildSuit::kAlternateColour || !is_real_) return false;
  int own = core::kRanks;  // The least home of the other suits of its colour, and of the other colour.
  int other = core::kRanks;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    if (suit == to_int(card.suit())) continue;
    int& reached = is_red(static_cast<core::Suit>(suit)) == is_red(card.suit()) ? own : other;
    reached = std::min<int>(reached, home[static_cast<std::size_t>(suit)]);
  }
  return (other >= rank - 2 && own >= rank - 3) || (!rules_.may_return && other >= rank - 1);
}

LossGame::Claim LossGame::claim(const LossState& state) const {
  Claim claim;
  const bool is_forced = must_play_home(state);
  const bool may_be_safe = is_forced || !(rules_.plays_at_once && is_real_);
  const std::uint64_t next = wanted(state);
  std::uint64_t safe = 0;
  for (std::uint64_t rest = may_be_safe ? next : 0; rest != 0; rest &= rest - 1) {
    const Card card = Card::from_id(std::countr_zero(rest));
    if (is_forced || is_safe(state.home, card)) safe |= card.bit();
  }
  if (safe != 0) {
    auto take_first = [&](const LossStep& step, const LossState&) {
      if (claim.kind == Claim::kSafe || (safe >> step.card & 1U) == 0) return;
      claim.kind = Claim::kSafe;
      claim.origin = step.from;
      claim.card = step.card;
    };
    all_homes(state, std::nullopt, take_first);
  }
  if (claim.kind == Claim::kNone) find_dead_end(state, claim);
  return claim;
}

/// Lets every card that can move be out of the way; what is left then can never move.
void LossGame::find_dead_end(const LossState& state, Claim& claim) const {
  if (rules_.cells > 0 || moves_runs()) return;
  const std::uint64_t loose = loose_cards(state);
  FaceSet exposed;
  std::uint64_t stays = 0;  // Cards known to lie at or below what has not moved.
  bool has_space = false;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t height = items(state, pile);
    claim.fronts[pile] = static_cast<std::uint8_t>(height);
    if (height == 0) {
      has_space = true;
      continue;
    }
    exposed.add(face_at(state, pile, height - 1));
    stays |= dealt_below_[pile][state.height[pile]];
    for (std::uint8_t i = 0; i < state.loose[pile].size; ++i) {
      const Face face = state.loose[pile].faces[i];
      if (LooseFaces::is_told_apart(face)) stays |= faces_.cards[face];
    }
  }
  std::uint64_t elsewhere = 0;
  for (std::uint64_t rest = loose; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    if (floats(LooseFaces::rank(faces_.of[card]))) elsewhere |= std::uint64_t{1} << card;
  }
  if (rules_.may_return) {
    for (std::size_t suit = 0; suit < rules_.suits; ++suit) {
      for (std::size_t count = 0; count < state.home[suit]; ++count) {
        elsewhere |= Card::from_id(foundation_[suit][count]).bit();
      }
    }
  }
  for (; elsewhere != 0; elsewhere &= elsewhere - 1) {
    exposed.add(faces_.of[static_cast<std::size_t>(std::countr_zero(elsewhere))]);
  }

  std::array<std::uint8_t, core::kSuits> reach = state.home;  // Cards of a suit that can be home.
  const auto extend_reach = [&](std::size_t suit) {
    while (reach[suit] < rules_.ranks && (stays >> foundation_[suit][reach[suit]] & 1U) == 0) ++reach[suit];
  };
  const auto can_go_home = [&](std::uint64_t cards) {
    for (; cards != 0; cards &= cards - 1) {
      const auto card = static_cast<std::size_t>(std::countr_zero(cards));
      if (order_[card] <= reach[card % core::kSuits]) return true;
    }
    return false;
  };
  for (std::size_t suit = 0; suit < rules_.suits; ++suit) extend_reach(suit);
  for (bool some_went = true; some_went;) {
    some_went = false;
    for (std::size_t pile = 0; pile < piles_; ++pile) {
      for (std::uint8_t& front = claim.fronts[pile]; front > 0; --front) {
        const Face face = face_at(state, pile, front - 1U);
        const std::uint64_t cards = could_be(state, pile, front - 1U, loose);
        if (!faces_.lies_on[face].meets(exposed) && !(has_space && may_fill_space(face)) && !can_go_home(cards)) break;
        some_went = true;
        if (front - 1U < state.height[pile] || LooseFaces::is_told_apart(face)) {
          stays &= ~cards;
          for (std::size_t suit = 0; suit < rules_.suits; ++suit) extend_reach(suit);
        }
        if (front > 1) {
          exposed.add(face_at(state, pile, front - 2U));
        } else {
          has_space = true;
        }
      }
    }
  }
  if (std::ranges::any_of(claim.fronts, [](std::uint8_t front) { return front > 0; })) claim.kind = Claim::kDead;
}

}  // namespace castellan::solver
