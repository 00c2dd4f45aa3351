#include "core/text/solution_text.hpp"

#include <charconv>
#include <optional>
#include <system_error>

#include "core/input_error.hpp"
#include "core/text/move_json.hpp"
#include "core/text/move_list.hpp"
#include "core/text/move_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

bool begins_with_card(std::string_view text) { return parse_card(next_word(text).value_or("")).has_value(); }

struct Parts {
  std::string_view before;
  std::string_view after;
};

/// What stands before and after the arrow.
std::optional<Parts> parts_of(std::string_view text) {
  for (const std::string_view arrow : {"→", "->", "=>", " to "}) {
    const std::size_t place = text.find(arrow);
    if (place != std::string_view::npos) return Parts{text.substr(0, place), text.substr(place + arrow.size())};
  }
  return std::nullopt;
}

bool is_move(std::string_view line) { return begins_with_card(line) && parts_of(line).has_value(); }

/// Takes ", run of 3" off the end of where a move goes. @return the number of cards, 1 if it does not say any.
std::uint8_t take_run(std::string_view& to, std::string_view where) {
  const std::size_t comma = to.find(',');
  if (comma == std::string_view::npos) return 1;
  const std::string_view run = trimmed(to.substr(comma + 1));
  to = to.substr(0, comma);
  constexpr std::string_view kRunOf = "run of ";
  unsigned cards = 0;
  if (run.starts_with(kRunOf)) {
    const auto [end, error] = std::from_chars(run.data() + kRunOf.size(), run.data() + run.size(), cards);
    if (error == std::errc() && end == run.data() + run.size() && cards >= 1 && cards <= kCards) {
      return static_cast<std::uint8_t>(cards);
    }
  }
  fail_at(where, quoted(run) + " is no run, such as run of 3");
}

/// "5C pile 3 → pile 7", "5C pile 3 → pile 7, run of 3"
Move parse_move(std::string_view text, std::string_view where) {
  if (const auto parts = parts_of(text)) {
    std::string_view from = parts->before;
    const std::string_view card = next_word(from).value_or("");
    std::string_view to = parts->after;
    const std::uint8_t cards = take_run(to, where);
    Move move = move_of(card, trimmed(from), trimmed(to), where);
    move.cards = cards;
    return move;
  }
  fail_at(where, quoted(trimmed(text)) + " is not a move, such as 5C pile 3 -> pile 7");
}

}  // namespace

std::string format_moves(const std::vector<Move>& moves) { return format_move_list(moves); }

std::vector<Move> parse_solution(std::string_view text) {
  return parse_move_list<Move>(text, {.example = "1. 5C pile 3 -> pile 7",
                                      .may_be_move = begins_with_card,
                                      .is_move = is_move,
                                      .text = parse_move,
                                      .json = move_from_json});
}

}  // namespace castellan::core
