// Positions as a certificate writes them, and as the checker knows them again.

#include <algorithm>
#include <vector>

#include "cli/check/tableau/game.hpp"

namespace castellan::check {

namespace {

std::string take_faces(const Faces& faces, std::string_view text, const Lines& lines) {
  std::string list;
  while (!text.empty()) {
    const auto face = faces.take(text);
    if (!face) lines.malformed("\"" + std::string(text) + "\" are no loose cards of this game");
    list += static_cast<char>(*face);
  }
  return list;
}

}  // namespace

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
    if (colon < word.size()) now.tail[pile] = take_faces(faces_, word.substr(colon + 1), lines);
    now.height[pile] = static_cast<std::uint8_t>(height);
    settle(now, pile);
  }
  if (rules_.cells > 0) {
    const std::string_view word = take_word(line);
    if (!word.starts_with('=')) lines.malformed("cells must be = and the cards in them");
    now.cells = take_faces(faces_, word.substr(1), lines);
    if (now.cells.size() > static_cast<std::size_t>(rules_.cells)) lines.malformed("more cards in cells than cells");
  }
  check_cards(now, lines);
  return now;
}

/// Every card that is not home must be there exactly once, or float.
void Game::check_cards(const Position& now, const Lines& lines) const {
  const CardSet loose = loose_cards(now);
  std::array<int, kFaces> missing{};
  for (Card card = 0; card < 56; ++card) {
    if ((loose & set_of(card)) != 0 && !floats(rank_of(card))) ++missing[faces_.of(card)];
  }
  for (const char face : now.cells) --missing[static_cast<Face>(face)];
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    for (const char face : now.tail[pile]) --missing[static_cast<Face>(face)];
    const CardSet dealt = dealt_below_[pile][now.height[pile]];
    if ((dealt & home_cards(now)) != 0) lines.malformed("a card is home and in its pile");
  }
  if (std::ranges::count(missing, 0) != kFaces) lines.malformed("the loose cards are not those that left their places");
}

std::string Game::key(const Position& now) const {
  std::string key(now.home.begin(), now.home.end());
  std::string cells = now.cells;
  std::ranges::sort(cells);
  std::vector<std::string> loose;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (now.height[pile] == 0) {
      if (!now.tail[pile].empty()) loose.push_back(now.tail[pile]);
      continue;
    }
    // Faces are above all numbers of piles.
    key += static_cast<char>(pile);
    key += static_cast<char>(now.height[pile]);
    key += now.tail[pile];
  }
  std::ranges::sort(loose);
  for (const std::string& tail : loose) key += "\xff" + tail;
  return key + "\xfe" + cells;
}

}  // namespace castellan::check
