// Positions as a certificate writes them, and as the checker knows them again.

#include <algorithm>
#include <bit>

#include "cli/check/tableau/game.hpp"

namespace castellan::check {

namespace {

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
  for (CardSet cards = deck; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    for (CardSet others = deck; others != 0; others &= others - 1) {
      const auto on = static_cast<Card>(std::countr_zero(others));
      if (rules.builds(card, on)) under_[of_[card]].set(of_[on]);
    }
  }
}

std::string Faces::take(std::string_view text, const Lines& lines) const {
  std::string list;
  while (!text.empty()) {
    const int rank = rank_named(text.substr(0, 1));
    text.remove_prefix(1);
    std::size_t mark = kMarks.find(text.substr(0, 1));
    if (mark == text.npos) mark = 0;
    text.remove_prefix(mark == 0 ? 0 : 1);
    list += static_cast<char>(rank + 16 * static_cast<int>(mark));
    if (cards_[static_cast<Face>(list.back())] == 0) lines.malformed("no loose cards of this game");
  }
  return list;
}

std::string Faces::text(Face face) {
  std::string text(1, kRanks[static_cast<std::size_t>(rank_of_face(face))]);
  if (face >= 16) text += kMarks[face / 16U];
  return text;
}

Position Game::take_position(std::string_view& line, const Lines& lines) const {
  Position now;
  const std::string_view home = take_word(line);
  if (home.size() != 4) lines.malformed("a position begins with four numbers of cards on the foundations");
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const std::size_t count = std::string_view("0123456789abcd").find(home[suit]);
    const int most = static_cast<int>(suit) < rules_.suits ? rules_.ranks : 0;
    if (count > static_cast<std::size_t>(most)) lines.malformed("a foundation does not hold so many cards");
    now.home[suit] = static_cast<std::uint8_t>(count);
  }
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::string_view word = take_word(line);
    const std::size_t colon = std::min(word.find(':'), word.size());
    const int height = number_of(word.substr(0, colon), static_cast<int>(deal_.piles[pile].size()));
    if (height < 0) lines.malformed("a pile must be the number of its dealt cards, and then : and its loose ones");
    if (colon < word.size()) now.tail[pile] = faces_.take(word.substr(colon + 1), lines);
    now.height[pile] = static_cast<std::uint8_t>(height);
    settle(now, pile);
  }
  if (rules_.cells > 0) {
    const std::string_view word = take_word(line);
    if (!word.starts_with('=')) lines.malformed("cells must be = and the cards in them");
    now.cells = faces_.take(word.substr(1), lines);
    if (now.cells.size() > static_cast<std::size_t>(rules_.cells)) lines.malformed("more cards in cells than cells");
  }
  std::array<int, kFaces> missing{};
  for (CardSet loose = loose_cards(now); loose != 0; loose &= loose - 1) {
    const auto card = static_cast<Card>(std::countr_zero(loose));
    if (!floats(rank_of(card))) ++missing[faces_.of(card)];
  }
  for (const char face : now.cells) --missing[static_cast<Face>(face)];
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    for (const char face : now.tail[pile]) --missing[static_cast<Face>(face)];
    const bool is_free = (dealt_below_[pile][now.height[pile]] & home_cards(now)) == 0;
    if (!is_free) lines.malformed("a card is home and in its pile");
  }
  if (std::ranges::count(missing, 0) != kFaces) lines.malformed("the loose cards are not those that left their places");
  return now;
}

std::string Game::key(const Position& now) const {
  // Marks are above all faces and heights, so that no two positions have one key.
  std::string key(now.home.begin(), now.home.end());
  std::vector<std::string_view> loose;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (now.height[pile] > 0) {
      key += static_cast<char>(0x80 + pile);
      key += static_cast<char>(now.height[pile]);
      key += now.tail[pile];
    } else if (!now.tail[pile].empty()) {
      loose.push_back(now.tail[pile]);
    }
  }
  std::ranges::sort(loose);
  for (const std::string_view cards : loose) (key += '\xfe') += cards;
  const auto cells = static_cast<std::ptrdiff_t>(key.size()) + 1;
  (key += '\xff') += now.cells;
  std::sort(key.begin() + cells, key.end());
  return key;
}

}  // namespace castellan::check
