// Deals in files of which only the content tells the form.

#include <vector>

#include "core/input_error.hpp"
#include "core/text/deal_advice.hpp"
#include "core/text/deal_list.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// Of the first line that says something.
LineKind kind_of(std::string_view text) {
  while (const auto line = next_line(text)) {
    if (const LineKind kind = line_kind(*line); kind != LineKind::kNothing) return kind;
  }
  return LineKind::kNothing;
}

std::vector<ListedText> list_of(std::string_view text) {
  DealList list;
  for (std::uint64_t number = 1; const auto line = next_line(text); ++number) list.add(*line, number);
  list.end();
  std::vector<ListedText> texts;
  while (auto listed = list.next()) texts.push_back(std::move(*listed));
  return texts;
}

/// The text of the one deal in a form that ends by itself.
std::string only_deal(std::string_view text, LineKind kind) {
  const std::vector<ListedText> texts = list_of(text);
  if (texts.size() == 1) return texts.front().text;
  const std::string where = "line " + std::to_string(texts[1].first_line);
  if (line_kind(texts[1].text) == kind) refuse_second_deal(where);
  fail_at(where, kind == LineKind::kJson ? "nothing may follow the JSON object of a deal"
                                         : "this is a line deal: all its piles stand on one line, colons between them");
}

Board checked(const Rules& rules, Board board, const DealReading& reading, std::string_view text) {
  if (!reading.any_layout) check_reachable(rules, board, text);
  return board;
}

void check_is_board(const DealReading& reading) {
  if (reading.by_rows) throw InputError("only a board can be written by rows, not this form");
}

}  // namespace

Board parse_deal_file(const Rules& rules, std::string_view text, const DealReading& reading) {
  const std::string plain = plain_text(text);
  const LineKind kind = kind_of(plain);
  if (kind != LineKind::kJson && kind != LineKind::kDeal) {
    const Board board = parse_board_text(rules, plain, reading.by_rows);
    return checked(rules, board, reading, reading.by_rows ? "" : plain);
  }
  check_is_board(reading);
  if (kind == LineKind::kDeal) return checked(rules, parse_line_text(rules, only_deal(plain, kind)), reading, "");
  (void)only_deal(plain, kind);
  return checked(rules, parse_json_text(rules, plain), reading, "");
}

Board parse_listed_deal(const Rules& rules, std::string_view text, int first_line, const DealReading& reading) {
  const LineKind kind = line_kind(text);
  const std::string where = "line " + std::to_string(first_line);
  try {
    if (kind != LineKind::kJson && kind != LineKind::kDeal) {
      const Board board = parse_board_text(rules, text, reading.by_rows, first_line);
      return checked(rules, board, reading, reading.by_rows ? "" : text);
    }
    check_is_board(reading);
    return checked(rules, kind == LineKind::kJson ? parse_json_text(rules, text) : parse_line_text(rules, text),
                   reading, "");
  } catch (const InputError& error) {
    const std::string_view message = error.what();
    // A board's own lines have numbers already.
    if (kind != LineKind::kJson && message.starts_with("line ")) throw;
    fail_at(where, std::string(message));
  }
}

}  // namespace castellan::core
