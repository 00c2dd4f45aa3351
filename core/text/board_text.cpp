// The board format, which is fc-solve's: one pile per line, bottom card first.

#include "core/input_error.hpp"
#include "core/text/card_words.hpp"
#include "core/text/deal_advice.hpp"
#include "core/text/deal_builder.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// "H-A": built to the ace; "H-0": empty.
void read_foundation(DealBuilder& builder, std::string_view entry, std::string_view where) {
  const std::size_t dash = entry.find('-');
  const std::optional<Suit> suit = parse_suit(entry.substr(0, dash));
  const std::string_view top = dash == std::string_view::npos ? "" : entry.substr(dash + 1);
  const std::optional<Rank> rank = top == "0" ? Rank::kNone : parse_rank(top);
  if (!suit || !rank) fail_at(where, quoted(entry) + " is not a foundation, such as H-A or S-0");
  builder.build_foundation_to(*suit, *rank, where);
}

struct Line {
  std::string where;
  std::string_view label;  ///< Before the colon; empty for a pile.
  std::string_view words;
  bool after_gap = false;  ///< A blank line or dashes came before it.

  [[nodiscard]] bool is_pile() const { return label.empty(); }
};

/// The lines that say something.
std::vector<Line> lines_of(std::string_view text, int first_line) {
  std::vector<Line> lines;
  bool gap = false;
  for (int number = first_line; auto line = next_line(text); ++number) {
    const std::string_view said = without_comment(*line);
    if (said.empty() || line_kind(said) == LineKind::kSeparator) {
      gap = true;
      continue;
    }
    const std::size_t colon = said.find(':');
    const bool has_colon = colon != std::string_view::npos;
    lines.push_back({.where = "line " + std::to_string(number),
                     .label = has_colon ? trimmed(said.substr(0, colon)) : "",
                     .words = has_colon ? said.substr(colon + 1) : said,
                     .after_gap = gap});
    gap = false;
  }
  return lines;
}

std::size_t count_words(std::string_view words) {
  std::size_t count = 0;
  while (next_word(words)) ++count;
  return count;
}

void read_labelled(DealBuilder& builder, const Line& line) {
  std::string_view words = line.words;
  if (is_foundations_label(line.label)) {
    while (const auto word = next_word(words)) read_foundation(builder, *word, line.where);
  } else if (is_cells_label(line.label)) {
    while (const auto word = next_word(words)) builder.add_to_cells(*word, line.where);
  } else if (is_base_label(line.label)) {
    builder.set_base(trimmed(words), line.where);
  } else {
    fail_at(line.where, "nothing but Foundations, Freecells or Base may stand before a colon, not " +
                            quoted(line.label) + " (each pile has its own line)");
  }
}

/// A label that a whole board has no use for belongs to another one.
void read_after_piles(DealBuilder& builder, const Line& line) {
  try {
    read_labelled(builder, line);
  } catch (const InputError&) {
    if (builder.is_whole()) refuse_second_deal(line.where);
    throw;
  }
}

/// Of a line with which the board has more piles than the game.
[[noreturn]] void refuse_pile(const Rules& rules, const std::vector<Line>& lines, const Line& line) {
  std::vector<std::size_t> sizes;
  for (const Line& pile : lines) {
    if (pile.is_pile()) sizes.push_back(count_words(pile.words));
  }
  fail_at(line.where, "the board has " + number_word(sizes.size()) + " piles, but the game has " +
                          std::to_string(rules.piles) + advice_on_sizes(sizes));
}

void read_piles(DealBuilder& builder, const Rules& rules, const std::vector<Line>& lines) {
  std::size_t piles = 0;
  for (const Line& line : lines) {
    const bool is_surplus = line.is_pile() && ++piles > rules.piles;
    const bool may_be_second = is_surplus || (line.is_pile() && line.after_gap);
    if (may_be_second && count_words(line.words) > 0 && builder.is_whole()) refuse_second_deal(line.where);
    if (is_surplus) refuse_pile(rules, lines, line);
    if (!line.is_pile()) {
      read_after_piles(builder, line);
      continue;
    }
    builder.begin_pile(line.where);
    std::string_view words = line.words;
    while (const auto word = next_word(words)) builder.add_to_pile(*word, line.where);
  }
}

void read_rows(DealBuilder& builder, const Rules& rules, const std::vector<Line>& lines) {
  struct Entry {
    std::string_view card;
    const Line* line;
  };
  std::vector<std::vector<Entry>> piles(rules.piles);
  std::size_t rows = 0;
  for (const Line& line : lines) {
    if (!line.is_pile()) {
      read_labelled(builder, line);
      continue;
    }
    std::string_view words = line.words;
    for (std::size_t pile = 0; const auto word = next_word(words); ++pile) {
      if (pile == piles.size()) {
        fail_at(line.where, "the row has " + std::to_string(count_words(line.words)) + " cards, but the game has " +
                                std::to_string(rules.piles) + " piles");
      }
      if (*word == "-") continue;
      if (piles[pile].size() < rows) {
        fail_at(line.where,
                quoted(*word) + " lies on nothing: the row before it has no card in pile " + std::to_string(pile + 1));
      }
      piles[pile].push_back({*word, &line});
    }
    ++rows;
  }
  for (const auto& pile : piles) {
    builder.begin_pile("");
    for (const Entry& entry : pile) builder.add_to_pile(entry.card, entry.line->where);
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

Board parse_board_text(const Rules& rules, std::string_view text, bool by_rows, int first_line) {
  const std::string plain = plain_text(text);
  const std::vector<Line> lines = lines_of(plain, first_line);
  DealBuilder builder(rules);
  if (by_rows) {
    read_rows(builder, rules, lines);
  } else {
    read_piles(builder, rules, lines);
  }
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
