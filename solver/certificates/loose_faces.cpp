#include "solver/certificates/loose_faces.hpp"

#include <bit>

#include "core/castle_game.hpp"

namespace castellan::solver {

using core::Card;

LooseFaces::LooseFaces(const core::Rules& rules, std::uint64_t apart)
    : alternates(rules.build_suit == core::BuildSuit::kAlternateColour) {
  const core::CastleGame game(rules);
  for (int id = 0; id < core::kCards; ++id) {
    const Card card = Card::from_id(id);
    if (!rules.has(card)) continue;
    const bool red = alternates && is_red(card.suit());
    int mark = 0;
    if (alternates) mark = red ? 6 : 5;
    if ((apart & card.bit()) != 0) mark = 1 + to_int(card.suit());
    const auto face = static_cast<Face>(to_int(card.rank()) + 16 * mark);
    of[static_cast<std::size_t>(id)] = face;
    cards[face] |= card.bit();
    groups[face] = static_cast<std::uint8_t>(to_int(card.rank()) + (red ? 16 : 0));
  }
  for (int id = 0; id < core::kCards; ++id) {
    if (!rules.has(Card::from_id(id))) continue;
    for (std::uint64_t on = game.accepting(id); on != 0; on &= on - 1) {
      lies_on[of[static_cast<std::size_t>(id)]].add(of[static_cast<std::size_t>(std::countr_zero(on))]);
    }
  }
}

std::string LooseFaces::text(Face face) {
  std::string text(1, "?A23456789TJQK"[rank(face)]);
  if (face >= 16) text += "?CSHDbr"[face >> 4U];
  return text;
}

}  // namespace castellan::solver
