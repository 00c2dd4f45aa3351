// The line format: one deal on one line, piles separated by colons, for batches of deals.

#include "core/text/card_words.hpp"
#include "core/text/deal_builder.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// Takes the text up to the next colon off the front of `rest`, and the colon; no value at the end.
std::optional<std::string_view> next_field(std::optional<std::string_view>& rest) {
  if (!rest) return std::nullopt;
  const std::size_t colon = rest->find(':');
  const std::string_view field = trimmed(rest->substr(0, colon));
  rest = colon == std::string_view::npos ? std::nullopt : std::optional(rest->substr(colon + 1));
  return field;
}

/// Takes a label such as "F=" (any case) off the front of the field, if it is there.
bool take_label(std::string_view& field, std::string_view label) {
  if (!equal_ignoring_case(field.substr(0, label.size()), label)) return false;
  field.remove_prefix(label.size());
  return true;
}

void read_foundations(DealBuilder& builder, std::string_view tops, std::string_view where) {
  while (const auto word = next_word(tops)) {
    const Card top = builder.card_of(*word, where);
    builder.build_foundation_to(top.suit(), top.rank(), where);
  }
}

/// "AC 2H": the top cards of the foundations that hold any.
std::string top_words(const Rules& rules, const Board& board) {
  Pile tops;
  for (const Suit suit : foundation_order(rules)) {
    if (const auto top = foundation_top(rules, board, suit)) tops.push_back(*top);
  }
  return pile_words(tops);
}

}  // namespace

Board parse_line_text(const Rules& rules, std::string_view text, int line_number) {
  const std::string line = line_number == 0 ? "" : "line " + std::to_string(line_number);
  const std::string prefix = line.empty() ? "" : line + ", ";
  const std::string plain = plain_text(text, line);
  const std::string_view deal = trimmed(plain);
  if (deal.find_first_of("\r\n") != std::string_view::npos) fail_at(line, "a deal must stand on one line");

  DealBuilder builder(rules);
  std::optional<std::string_view> rest = deal;
  bool cells_given = false;
  for (int number = 1, pile = 0; auto field = next_field(rest); ++number) {
    if (take_label(*field, "F=")) {
      if (number != 1) fail_at(line, "F= must be the first field");
      read_foundations(builder, *field, prefix + "foundations");
    } else if (take_label(*field, "C=")) {
      if (cells_given) fail_at(line, "C= is given twice");
      cells_given = true;
      const std::string where = prefix + "cells";
      while (const auto word = next_word(*field)) builder.add_to_cells(*word, where);
    } else if (take_label(*field, "B=")) {
      builder.set_base(trimmed(*field), prefix + "base");
    } else {
      builder.begin_pile(line);
      const std::string where = prefix + "pile " + std::to_string(++pile);
      while (const auto word = next_word(*field)) builder.add_to_pile(*word, where);
    }
  }
  return builder.finish(line);
}

std::string format_line_text(const Rules& rules, const Board& board) {
  std::string text;
  if (any_home(board)) text += "F=" + top_words(rules, board) + ":";
  if (is_base_chosen(rules, board)) text += "B=" + to_string(board.base) + ":";
  if (!board.cells.empty()) text += "C=" + cell_words(board) + ":";
  for (const Pile& pile : board.piles) text += (&pile == &board.piles.front() ? "" : ":") + pile_words(pile);
  return text;
}

}  // namespace castellan::core
