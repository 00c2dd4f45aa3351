// The list of moves in a solution, as numbered lines or as a JSON array, whatever a game's moves are.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/input_error.hpp"
#include "core/text/json_input.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

struct NumberedLine {
  std::string_view number;
  std::string_view rest;  ///< After the dot.
  bool digit_follows;     ///< As in a decimal number such as the time spent ("12.5 ms").
};

/// Splits "12. 5C pile 3 → pile 7" after the dot, or a closing bracket. No value when the line does not begin with a
/// number and one of them.
[[nodiscard]] std::optional<NumberedLine> numbered_line(std::string_view line);

/// How a game's moves are read.
template <typename Move>
struct MoveReader {
  std::string_view example;                                      ///< A first line for errors, "1. turn".
  std::function<bool(std::string_view)> may_be_move;             ///< Of a line's rest that begins with a digit.
  std::function<bool(std::string_view)> is_move;                 ///< Of a line without a number.
  std::function<Move(std::string_view, std::string_view)> text;  ///< Called with a line's rest and its place.
  std::function<Move(const nlohmann::json&, std::string_view)> json;
};

/// Reads numbered move lines, which must count from 1 up, or where there are none, the moves without numbers; other
/// lines are skipped.
/// @throws InputError with the line that cannot be read, or when there is no move at all.
template <typename Move>
[[nodiscard]] std::vector<Move> parse_move_lines(std::string_view text, const MoveReader<Move>& reader) {
  std::vector<Move> moves;
  const std::string_view all = text;
  for (int line_number = 1; const auto line = next_line(text); ++line_number) {
    const auto entry = numbered_line(*line);
    if (!entry || (entry->digit_follows && !reader.may_be_move(entry->rest))) continue;
    const std::string where = "line " + std::to_string(line_number);
    const std::string expected = std::to_string(moves.size() + 1);
    if (entry->number != expected) {
      fail_at(where, "move " + expected + " was expected, not " + quoted(entry->number));
    }
    moves.push_back(reader.text(entry->rest, where));
  }
  if (!moves.empty()) return moves;
  text = all;
  for (int line_number = 1; const auto line = next_line(text); ++line_number) {
    if (reader.is_move(*line)) moves.push_back(reader.text(*line, "line " + std::to_string(line_number)));
  }
  if (moves.empty()) fail_at("", "no move is there, such as " + std::string(reader.example));
  return moves;
}

/// Reads the `moves` array of a JSON object.
/// @throws InputError with the number of the move that cannot be read.
template <typename Move>
[[nodiscard]] std::vector<Move> parse_move_array(std::string_view text, const MoveReader<Move>& reader) {
  const nlohmann::json object = parse_json_object(text);
  const auto list = object.find("moves");
  if (list == object.end()) fail_at("", "the key 'moves' is missing");
  if (!list->is_array()) fail_at("", "'moves' must be an array");
  std::vector<Move> moves;
  for (const auto& entry : *list) moves.push_back(reader.json(entry, "move " + std::to_string(moves.size() + 1)));
  return moves;
}

/// Reads either.
template <typename Move>
[[nodiscard]] std::vector<Move> parse_move_list(std::string_view bytes, const MoveReader<Move>& reader) {
  const std::string text = plain_text(bytes);
  return trimmed(text).starts_with('{') ? parse_move_array(text, reader) : parse_move_lines(text, reader);
}

/// One move a line, numbered from 1.
template <typename Move>
[[nodiscard]] std::string format_move_list(const std::vector<Move>& moves) {
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) text += std::to_string(i + 1) + ". " + to_string(moves[i]) + "\n";
  return text;
}

}  // namespace castellan::core
