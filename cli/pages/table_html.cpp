#include "cli/pages/table_html.hpp"

#include <algorithm>
#include <vector>

#include "cli/html/html.hpp"
#include "cli/pictures/replay.hpp"
#include "cli/text/number_text.hpp"
#include "core/card.hpp"

namespace castellan::cli {

namespace {

using solver::Spot;
using solver::SpotKind;

std::optional<core::Suit> suit_in(const std::string& card) {
  return card.empty() ? std::nullopt : core::parse_suit(card.substr(card.size() - 1));
}

/// A shape that no font makes a coloured picture of.
std::string shape_of(core::Suit suit) {
  switch (suit) {
    case core::Suit::kClubs: return "♣\uFE0E";
    case core::Suit::kSpades: return "♠\uFE0E";
    case core::Suit::kHearts: return "♥\uFE0E";
    case core::Suit::kDiamonds: return "♦\uFE0E";
  }
  return {};
}

std::string heard(const std::string& words) { return "<span class=\"sr\">" + escaped(words) + "</span>"; }
std::string seen(const std::string& text) { return "<span aria-hidden=\"true\">" + escaped(text) + "</span>"; }

std::string capitalised(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

/// "Pile 3"; of a foundation its suit, or its number.
std::string name_html(const Spot& spot) {
  if (spot.kind != SpotKind::kFoundation) return escaped(capitalised(spot.name));
  if (const auto suit = suit_in(spot.suit)) {
    return seen(shape_of(*suit)) + heard("Foundation of " + std::string(core::suit_name(*suit)));
  }
  return seen(spot.name.substr(spot.name.find(' ') + 1)) + heard(capitalised(spot.name));
}

/// How many cards lie there: seen where they are many, heard everywhere.
std::string count_html(const Spot& spot) {
  const std::string count = counted(spot.cards.size(), "card");
  const bool is_strip = spot.kind == SpotKind::kStock || spot.kind == SpotKind::kWaste;
  const std::string shown = is_strip ? "count" : "count sr";
  return (is_strip ? ", " : heard(", ")) + element("span", {{"class", shown}}, count);
}

std::string spot_html(const Spot& spot, bool is_unseen, const std::string& top_mark) {
  std::string cards;
  for (const std::string& card : spot.cards) {
    const bool is_top = &card == &spot.cards.back();
    const std::string look = std::string("card") + (is_red_card(card) ? " red" : "") + (is_unseen ? " unseen" : "");
    cards += element("li", {{"class", look}, {"data-card", card}}, card_html(card) + (is_top ? top_mark : ""));
  }
  const bool is_strip = spot.kind == SpotKind::kStock || spot.kind == SpotKind::kWaste;
  const std::string look = "spot " + std::string(to_string(spot.kind)) + (is_strip ? " strip" : "");
  return element("li", {{"class", look}},
                 element("span", {{"class", "spot-name"}}, name_html(spot) + count_html(spot)) +
                     element("ol", {{"class", "cards"}}, cards));
}

}  // namespace

bool is_red_card(const std::string& card) {
  const auto suit = suit_in(card);
  return suit && core::is_red(*suit);
}

std::string card_html(const std::string& card) {
  const auto suit = suit_in(card);
  const std::string rank = suit ? card.substr(0, card.size() - 1) : card;
  return seen(rank + (suit ? shape_of(*suit) : "")) + heard(card_in_words(card));
}

std::string html_of(const solver::Table& table, bool hides_stock, const TopMark& mark) {
  const auto in_rows = [&](std::vector<SpotKind> kinds, const char* look) {
    std::string spots;
    for (std::size_t place = 0; place < table.size(); ++place) {
      const Spot& spot = table[place];
      if (std::find(kinds.begin(), kinds.end(), spot.kind) == kinds.end()) continue;
      spots += spot_html(spot, hides_stock && spot.kind == SpotKind::kStock, mark ? mark(place) : "");
    }
    return spots.empty() ? "" : element("ul", {{"class", look}}, spots);
  };
  const auto count = [&](SpotKind kind) {
    return std::count_if(table.begin(), table.end(), [&](const Spot& spot) { return spot.kind == kind; });
  };
  const auto columns = std::max(count(SpotKind::kPile), count(SpotKind::kFoundation) + count(SpotKind::kCell));
  return element("div", {{"class", "table columns-" + std::to_string(columns)}},
                 in_rows({SpotKind::kFoundation, SpotKind::kCell}, "spots homes") +
                     in_rows({SpotKind::kPile}, "spots piles") +
                     in_rows({SpotKind::kStock, SpotKind::kWaste}, "spots strips"));
}

}  // namespace castellan::cli
