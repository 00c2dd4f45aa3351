#include "core/text/move_text.hpp"

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

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
