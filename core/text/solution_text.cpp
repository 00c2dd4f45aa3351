#include "core/text/solution_text.hpp"

#include "core/text/move_json.hpp"
#include "core/text/move_list.hpp"
#include "core/text/move_text.hpp"

namespace castellan::core {

namespace {

bool begins_with_card(std::string_view text) { return parse_card(next_word(text).value_or("")).has_value(); }

/// "5C pile 3 → pile 7"
Move parse_move(std::string_view text, std::string_view where) {
  for (const std::string_view arrow : {"→", "->"}) {
    const std::size_t place = text.find(arrow);
    if (place == std::string_view::npos) continue;
    std::string_view from = text.substr(0, place);
    const std::string_view card = next_word(from).value_or("");
    return move_of(card, trimmed(from), trimmed(text.substr(place + arrow.size())), where);
  }
  fail_at(where, quoted(trimmed(text)) + " is not a move, such as 5C pile 3 -> pile 7");
}

}  // namespace

std::string format_moves(const std::vector<Move>& moves) { return format_move_list(moves); }

std::vector<Move> parse_solution(std::string_view text) {
  return parse_move_list<Move>(text, {.example = "1. 5C pile 3 -> pile 7",
                                      .may_be_move = begins_with_card,
                                      .text = parse_move,
                                      .json = move_from_json});
}

}  // namespace castellan::core
