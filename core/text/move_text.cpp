#include "core/text/move_text.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <limits>
#include <optional>

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// A pile's or cell's number, counted from 1, as an index.
std::optional<std::uint8_t> parse_index(std::string_view text) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool fits = number >= 1 && number - 1 <= std::numeric_limits<std::uint8_t>::max();
  if (error != std::errc{} || end != text.data() + text.size() || !fits) return std::nullopt;
  return static_cast<std::uint8_t>(number - 1);
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(words, [word](std::string_view other) { return equal_ignoring_case(word, other); });
}

/// Reads what `to_string` writes of a place, any case, and what others call it.
std::optional<Place> parse_place(std::string_view text) {
  const auto kind = next_word(text);
  if (!kind) return std::nullopt;
  const auto number = next_word(text);
  if (next_word(text)) return std::nullopt;
  if (is_one_of(*kind, {"foundation", "foundations", "home"}) && !number) return Place{PlaceKind::kFoundation, 0};
  if (!number) return std::nullopt;
  const auto index = parse_index(*number);
  if (!index) return std::nullopt;
  if (is_one_of(*kind, {"pile", "stack", "column"})) return Place{PlaceKind::kPile, *index};
  if (is_one_of(*kind, {"cell", "freecell"})) return Place{PlaceKind::kCell, *index};
  return std::nullopt;
}

Place place_of(std::string_view text, std::string_view where) {
  const std::optional<Place> place = parse_place(text);
  if (!place) fail_at(where, quoted(text) + " is no place, such as pile 3, cell 1 or foundation");
  return *place;
}

}  // namespace

Move move_of(std::string_view card, std::string_view from, std::string_view to, std::string_view where) {
  const std::optional<Card> moved = parse_card(card);
  if (!moved) fail_at(where, quoted(card) + " is not a card");
  return {*moved, place_of(from, where), place_of(to, where)};
}

}  // namespace castellan::core
