#include "core/move.hpp"

#include <charconv>
#include <limits>

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

}  // namespace

std::string to_string(Place place) {
  switch (place.kind) {
    case PlaceKind::kPile: return "pile " + std::to_string(place.index + 1);
    case PlaceKind::kCell: return "cell " + std::to_string(place.index + 1);
    case PlaceKind::kFoundation: return "foundation";
  }
  return {};
}

std::optional<Place> parse_place(std::string_view text) {
  const auto kind = next_word(text);
  if (!kind) return std::nullopt;
  const auto number = next_word(text);
  if (next_word(text)) return std::nullopt;
  if (equal_ignoring_case(*kind, "foundation") && !number) return Place{PlaceKind::kFoundation, 0};
  if (!number) return std::nullopt;
  const auto index = parse_index(*number);
  if (!index) return std::nullopt;
  if (equal_ignoring_case(*kind, "pile")) return Place{PlaceKind::kPile, *index};
  if (equal_ignoring_case(*kind, "cell")) return Place{PlaceKind::kCell, *index};
  return std::nullopt;
}

std::string to_string(const Move& move) {
  return to_string(move.card) + " " + to_string(move.from) + " → " + to_string(move.to);
}

}  // namespace castellan::core
