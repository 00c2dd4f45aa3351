// The board format, which is fc-solve's: one pile per line, bottom card first.

#include "core/input_error.hpp"
#include "core/text/card_words.hpp"
#include "core/text/deal_builder.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

bool is_foundations_label(std::string_view label) {
  return equal_ignoring_case(label, "Foundations") || equal_ignoring_case(label, "Founds");
}

bool is_cells_label(std::string_view label) {
  return equal_ignoring_case(label, "Freecells") || equal_ignoring_case(label, "FC");
}

/// "H-A": built to the ace; "H-0": empty.
void read_foundation(DealBuilder& builder, std::string_view entry, std::string_view where) {
  const std::size_t dash = entry.find('-');
  const std::optional<Suit> suit = parse_suit(entry.substr(0, dash));
  const std::string_view top = dash == std::string_view::npos ? "" : entry.substr(dash + 1);
  const std::optional<Rank> rank = top == "0" ? Rank::kNone : parse_rank(top);
  if (!suit || !rank) fail_at(where, quoted(entry) + " is not a foundation, such as H-A or S-0");
  builder.build_foundation_to(*suit, *rank, where);
}

void read_line(DealBuilder& builder, std::string_view line, std::string_view where) {
  line = trimmed(line.substr(0, line.find('#')));
  if (line.empty()) return;

  const std::size_t colon = line.find(':');
  const std::string_view label = colon == std::string_view::npos ? "" : trimmed(line.substr(0, colon));
  std::string_view words = colon == std::string_view::npos ? line : line.substr(colon + 1);
  if (is_foundations_label(label)) {
    while (const auto word = next_word(words)) read_foundation(builder, *word, where);
  } else if (is_cells_label(label)) {
    while (const auto word = next_word(words)) builder.add_to_cells(*word, where);
  } else if (equal_ignoring_case(label, "Base")) {
    builder.set_base(trimmed(words), where);
  } else if (label.empty()) {
    builder.begin_pile(where);
    while (const auto word = next_word(words)) builder.add_to_pile(*word, where);
  } else {
    fail_at(where, "nothing but Foundations, Freecells or Base may stand before a colon, not " + quoted(label) +
                       " (each pile has its own line)");
  }
}

std::string foundations_line(const Rules& rules, const Board& board) {
  std::string line = "Foundations:";
  for (const Suit suit : foundation_order(rules)) {
    const std::optional<Card> top = foundation_top(rules, board, suit);
    line += " " + to_string(suit) + "-" + (top ? to_string(top->rank()) : "0");
  }
  return line + "\n";
}

}  // namespace

Board parse_board_text(const Rules& rules, std::string_view text) {
  DealBuilder builder(rules);
  std::string_view rest = checked_text(text);
  int number = 0;
  while (const auto line = next_line(rest)) read_line(builder, *line, "line " + std::to_string(++number));
  return builder.finish("");
}

std::string format_board_text(const Rules& rules, const Board& board) {
  std::string text;
  if (any_home(board)) text += foundations_line(rules, board);
  if (is_base_chosen(rules, board)) text += "Base: " + to_string(board.base) + "\n";
  if (!board.cells.empty()) text += "Freecells: " + cell_words(board) + "\n";
  for (const Pile& pile : board.piles) text += (pile.empty() ? ":" : pile_words(pile)) + "\n";
  return text;
}

}  // namespace castellan::core
