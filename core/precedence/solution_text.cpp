#include "core/precedence/solution_text.hpp"

#include "core/text/move_json.hpp"
#include "core/text/move_list.hpp"

namespace castellan::core::precedence {

namespace {

bool names_the_waste(std::string_view text) { return text.find("waste") != std::string_view::npos; }

Move read_move(std::string_view text, std::string_view where) {
  if (const auto move = parse_move(text)) return *move;
  fail_at(where, core::quoted(trimmed(text)) + " is not a move: turn, redeal, or such as 8 from waste -> foundation 5");
}

std::string_view text_of(const nlohmann::json& object, const char* key, std::string_view where) {
  const auto found = object.find(key);
  if (found == object.end()) fail_at(where, "the key " + core::quoted(key) + " is missing");
  if (found->is_null()) return {};
  if (!found->is_string()) fail_at(where, core::quoted(key) + " must be a string or null");
  return found->get_ref<const std::string&>();
}

Move move_from_json(const nlohmann::json& object, std::string_view where) {
  if (!object.is_object()) fail_at(where, "a move must be an object with the keys 'card', 'from' and 'to'");
  const std::string_view card = text_of(object, "card", where);
  const std::string_view from = text_of(object, "from", where);
  const std::string_view to = text_of(object, "to", where);
  if (from == "stock" && to == "waste") return {MoveKind::kTurn};
  if (from == "waste" && to == "stock") return {MoveKind::kRedeal};
  const auto rank = parse_rank(card);
  if (!rank) fail_at(where, core::quoted(card) + " is no rank, such as 8, 10 or K");
  if (from != "waste") fail_at(where, "a card is played from the waste, not from " + core::quoted(from));
  const auto foundation = parse_foundation(to);
  if (!foundation) fail_at(where, core::quoted(to) + " is no place for a card, such as foundation 5");
  return {MoveKind::kPlay, *rank, *foundation};
}

}  // namespace

std::string format_moves(const std::vector<Move>& moves) { return format_move_list(moves); }

nlohmann::ordered_json move_to_json(const Move& move) {
  switch (move.kind) {
    case MoveKind::kTurn: return core::move_object(nullptr, "stock", "waste");
    case MoveKind::kRedeal: return core::move_object(nullptr, "waste", "stock");
    case MoveKind::kPlay: break;
  }
  return core::move_object(core::to_string(move.rank), "waste", foundation_name(move.foundation));
}

std::vector<Move> parse_solution(std::string_view text) {
  return parse_move_list<Move>(text, {.example = "1. turn",
                                      .may_be_move = names_the_waste,
                                      .is_move = [](std::string_view line) { return parse_move(line).has_value(); },
                                      .text = read_move,
                                      .json = move_from_json});
}

}  // namespace castellan::core::precedence
