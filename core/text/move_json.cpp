#include "core/text/move_json.hpp"

#include <nlohmann/json.hpp>

#include "core/field_check.hpp"
#include "core/input_error.hpp"
#include "core/text/move_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

const std::string& text_of(const nlohmann::json& object, const char* key, std::string_view where) {
  const auto found = object.find(key);
  if (found == object.end()) fail_at(where, "the key " + core::quoted(key) + " is missing");
  if (!found->is_string()) fail_at(where, core::quoted(key) + " must be a string");
  return found->get_ref<const std::string&>();
}

}  // namespace

nlohmann::ordered_json move_object(nlohmann::ordered_json card, std::string from, std::string to, int cards) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  auto& object = json.get_ref<nlohmann::ordered_json::object_t&>();
  object.reserve(4);
  object.emplace("card", std::move(card));
  object.emplace("from", std::move(from));
  object.emplace("to", std::move(to));
  if (cards != 1) object.emplace("cards", cards);
  return json;
}

nlohmann::ordered_json move_to_json(const Move& move) {
  return move_object(to_string(move.card), to_string(move.from), to_string(move.to), move.cards);
}

Move move_from_json(const nlohmann::json& object, std::string_view where) {
  if (!object.is_object()) fail_at(where, "a move must be an object with the keys 'card', 'from' and 'to'");
  Move move =
      move_of(text_of(object, "card", where), text_of(object, "from", where), text_of(object, "to", where), where);
  if (const auto cards = object.find("cards"); cards != object.end()) {
    if (!cards->is_number_unsigned() || cards->get<std::uint64_t>() < 1 || cards->get<std::uint64_t>() > kCards) {
      fail_at(where, "'cards' must be " + whole_number_between(1, kCards));
    }
    move.cards = cards->get<std::uint8_t>();
  }
  return move;
}

}  // namespace castellan::core
