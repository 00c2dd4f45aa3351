#include "core/text/solution_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/input_error.hpp"
#include "core/text/json_input.hpp"
#include "core/text/move_json.hpp"
#include "core/text/move_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

struct NumberedLine {
  std::string_view number;
  std::string_view move;
};

/// Splits "12. 5C pile 3 → pile 7" after the dot. No value when the line does not begin with a number
/// and a dot, or when it begins with a decimal number such as the time spent ("12.5 ms").
std::optional<NumberedLine> numbered(std::string_view line) {
  line = trimmed(line);
  const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(line, is_digit) - line.begin());
  if (digits == 0 || digits == line.size() || line[digits] != '.') return std::nullopt;
  const NumberedLine result{line.substr(0, digits), line.substr(digits + 1)};

  std::string_view rest = result.move;
  const std::string_view word = next_word(rest).value_or("");
  const bool goes_on_as_number = !result.move.empty() && is_digit(result.move.front()) && !parse_card(word);
  if (goes_on_as_number) return std::nullopt;
  return result;
}

/// "5C pile 3 → pile 7"
Move parse_move(std::string_view text, std::string_view where) {
  for (const std::string_view arrow : {"→", "->"}) {
    const std::size_t place = text.find(arrow);
    if (place == std::string_view::npos) continue;
    std::string_view from = text.substr(0, place);
    const std::string_view card = next_word(from).value_or("");
    return move_of(card, trimmed(from), trimmed(text.substr(place + arrow.size())), where);
  }
  fail_at(where, core::quoted(trimmed(text)) + " is not a move, such as 5C pile 3 -> pile 7");
}

std::vector<Move> parse_moves_text(std::string_view text) {
  std::vector<Move> moves;
  int line_number = 0;
  while (const auto line = next_line(text)) {
    ++line_number;
    const auto entry = numbered(*line);
    if (!entry) continue;
    const std::string where = "line " + std::to_string(line_number);
    const std::string expected = std::to_string(moves.size() + 1);
    if (entry->number != expected) {
      fail_at(where, "move " + expected + " was expected, not " + core::quoted(entry->number));
    }
    moves.push_back(parse_move(entry->move, where));
  }
  if (moves.empty()) fail_at("", "no numbered move is there, such as 1. 5C pile 3 -> pile 7");
  return moves;
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

std::vector<Move> parse_solution(std::string_view text) {
  text = checked_text(text);
  return trimmed(text).starts_with('{') ? parse_moves_json(text) : parse_moves_text(text);
}

}  // namespace castellan::core
