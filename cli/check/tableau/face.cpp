#include "cli/check/tableau/face.hpp"

namespace castellan::check {

namespace {

constexpr std::string_view kRanks = "?A23456789TJQK";
constexpr std::string_view kMarks = "?CSHDbr";

}  // namespace

Faces::Faces(const Rules& rules, CardSet apart) : alternates_(rules.suit_rule == SuitRule::kAlternateColour) {
  const CardSet deck = rules.deck();
  for (Card card = 0; card < 64; ++card) {
    if ((deck & set_of(card)) == 0) continue;
    const bool red = alternates_ && is_red(card);
    int mark = alternates_ ? 5 + red : 0;
    if ((apart & set_of(card)) != 0) mark = 1 + suit_of(card);
    const auto face = static_cast<Face>(rank_of(card) + 16 * mark);
    of_[card] = face;
    cards_[face] |= set_of(card);
    kinds_[face] = static_cast<std::uint8_t>(rank_of(card) + 16 * red);
  }
  for (Card card = 0; card < 64; ++card) {
    for (Card on = 0; on < 64; ++on) {
      if ((deck & set_of(card)) != 0 && (deck & set_of(on)) != 0 && rules.builds(card, on)) {
        builds_[of_[card]].set(of_[on]);
      }
    }
  }
}

std::optional<Face> Faces::take(std::string_view& text) const {
  const std::size_t rank = text.empty() ? 0 : kRanks.find(text.front());
  if (rank == 0 || rank == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  std::size_t mark = text.empty() ? 0 : kMarks.find(text.front());
  if (mark == std::string_view::npos) mark = 0;
  if (mark != 0) text.remove_prefix(1);
  const auto face = static_cast<Face>(rank + 16 * mark);
  return cards_[face] != 0 ? std::optional(face) : std::nullopt;
}

std::string Faces::text(Face face) {
  std::string text(1, kRanks[static_cast<std::size_t>(rank_of_face(face))]);
  if (face >= 16) text += kMarks[face / 16U];
  return text;
}

}  // namespace castellan::check
