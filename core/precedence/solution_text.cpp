#include "core/precedence/solution_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/input_error.hpp"
#include "core/text/json_input.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core::precedence {

namespace {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

struct NumberedLine {
  std::string_view number;
  std::string_view move;
};

/// Splits "12. turn" after the dot. No value when the line does not begin with a number and a dot, or when it
/// begins with a decimal number such as the time spent ("12.5 ms").
std::optional<NumberedLine> numbered(std::string_view line) {
  line = trimmed(line);
  const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(line, is_digit) - line.begin());
  if (digits == 0 || digits == line.size() || line[digits] != '.') return std::nullopt;
  const NumberedLine result{line.substr(0, digits), line.substr(digits + 1)};
  const bool is_decimal =
      !result.move.empty() && is_digit(result.move.front()) && result.move.find("waste") == std::string_view::npos;
  return is_decimal ? std::nullopt : std::optional(result);
}

std::vector<Move> parse_moves_text(std::string_view text) {
  std::vector<Move> moves;
  for (int line_number = 1; const auto line = next_line(text); ++line_number) {
    const auto entry = numbered(*line);
    if (!entry) continue;
    const std::string where = "line " + std::to_string(line_number);
    const std::string expected = std::to_string(moves.size() + 1);
    if (entry->number != expected) {
      fail_at(where, "move " + expected + " was expected, not " + core::quoted(entry->number));
    }
    const auto move = parse_move(entry->move);
    if (!move) {
      fail_at(where, core::quoted(trimmed(entry->move)) +
                         " is not a move: turn, redeal, or such as 8 from waste -> foundation 5");
    }
    moves.push_back(*move);
  }
  if (moves.empty()) fail_at("", "no numbered move is there, such as 1. turn");
  return moves;
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

std::vector<Move> parse_moves_json(std::string_view text) {
  const nlohmann::json object = parse_json_object(text);
  const auto list = object.find("moves");
  if (list == object.end()) fail_at("", "the key 'moves' is missing");
  if (!list->is_array()) fail_at("", "'moves' must be an array");
  std::vector<Move> moves;
  for (const auto& entry : *list) moves.push_back(move_from_json(entry, "move " + std::to_string(moves.size() + 1)));
  return moves;
}

}  // namespace

std::string format_moves(const std::vector<Move>& moves) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) text += std::to_string(i + 1) + ". " + to_string(moves[i]) + "\n";
  return text;
}

nlohmann::ordered_json move_to_json(const Move& move) {
  switch (move.kind) {
    case MoveKind::kTurn: return {{"card", nullptr}, {"from", "stock"}, {"to", "waste"}};
    case MoveKind::kRedeal: return {{"card", nullptr}, {"from", "waste"}, {"to", "stock"}};
    case MoveKind::kPlay: break;
  }
  return {{"card", core::to_string(move.rank)}, {"from", "waste"}, {"to", foundation_name(move.foundation)}};
}

std::vector<Move> parse_solution(std::string_view text) {
  text = checked_text(text);
  return trimmed(text).starts_with('{') ? parse_moves_json(text) : parse_moves_text(text);
}

}  // namespace castellan::core::precedence
