// What a certificate may claim of a position. docs/certificates.md says why each claim is right where it is accepted.

#include <algorithm>
#include <bit>

#include "cli/check/tableau/game.hpp"

namespace castellan::check {

bool Game::is_safe(const Position& now, Card card) const {
  // Where cards must go home at once nothing else is safe, and in which order they go does not matter.
  if (rules_.plays_at_once && is_real_) return (forced(now) & set_of(card)) != 0;
  const bool is_plain = parameters_.base == 1 && !rules_.wraps;
  if (rules_.suit_rule == SuitRule::kSame) {
    return (!rules_.moves_runs || rules_.direction == Direction::kDown) &&
           (is_plain || (rank_of(card) != parameters_.base && !rules_.may_return));
  }
  if (!is_plain || rules_.direction != Direction::kDown) return false;
  if (rank_of(card) <= *std::min_element(now.home.begin(), now.home.begin() + rules_.suits) + 2) return true;
  if (rules_.suit_rule != SuitRule::kAlternateColour || !is_real_) return false;
  // What lies on the card must be able to follow, and what lies on that; without returns it is enough that nothing can.
  bool follows = true;
  bool holds_nothing = !rules_.may_return;
  for (int suit = 0; suit < rules_.suits; ++suit) {
    if (suit == suit_of(card)) continue;
    const int reached = now.home[static_cast<std::size_t>(suit)];
    const bool is_of_colour = is_red(make_card(1, suit)) == is_red(card);
    if (reached < rank_of(card) - (is_of_colour ? 3 : 2)) follows = false;
    if (!is_of_colour && reached < rank_of(card) - 1) holds_nothing = false;
  }
  return follows || holds_nothing;
}

bool Game::is_pointless(const Position& after, const Move& move) const {
  if (move.from < kReturns || move.from >= kReturns + 4) return false;
  const std::size_t suit = move.from - kReturns;
  return is_safe(after, rules_.foundation_card(parameters_.base, after.home[suit] + 1, static_cast<int>(suit)));
}

std::string Game::why_no_dead_end(const Position& now, std::span<const int> fronts) const {
  if (rules_.cells > 0 || rules_.moves_runs) return "no claims of them where there are cells, or runs move";
  if (std::ranges::all_of(fronts, [](int front) { return front == 0; })) return "no card stays";
  std::bitset<kFaces> exposed;  // Faces that can lie open while what stays stays.
  CardSet stays = 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const auto front = static_cast<std::size_t>(fronts[pile]);
    if (front > items(now, pile)) return "a pile is not so high";
    for (std::size_t height = 0; height < items(now, pile); ++height) {
      const Face face = item(now, pile, height);
      const bool is_known = height < now.height[pile] || Faces::shows_suit(face);
      if (height < front && is_known) stays |= item_cards(now, pile, height);
      if (height + 1 >= front) exposed.set(face);
    }
  }
  const CardSet home = home_cards(now);
  for (CardSet cards = home | loose_cards(now); cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    const bool is_home = (home & set_of(card)) != 0;
    if (is_home ? rules_.may_return : floats(rank_of(card))) exposed.set(faces_.of(card));
  }
  const bool has_space = std::ranges::count(fronts, 0) > 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (fronts[pile] == 0) continue;
    const auto height = static_cast<std::size_t>(fronts[pile]) - 1;
    const Face front = item(now, pile, height);
    if (has_space && rules_.may_fill_space(rank_of_face(front))) return Faces::text(front) + " can go to a space";
    if ((faces_.under(front) & exposed).any()) return Faces::text(front) + " can be built on a card that lies open";
    for (CardSet cards = item_cards(now, pile, height); cards != 0; cards &= cards - 1) {
      // A card can go home only after those before it on its foundation, so not if one of them stays.
      const auto card = static_cast<Card>(std::countr_zero(cards));
      const int place = (rank_of(card) - parameters_.base + rules_.ranks) % rules_.ranks;
      const CardSet before = home_sets_[static_cast<std::size_t>(suit_of(card))][static_cast<std::size_t>(place)];
      if ((before & stays) == 0) return to_text(card) + " can go home";
    }
  }
  return "";
}

}  // namespace castellan::check
