// Boards as other programs and people write them.

#include <array>
#include <nlohmann/json.hpp>

#include "core/input_error.hpp"
#include "core/text/card_words.hpp"
#include "core/text/deal_text.hpp"

namespace castellan::core {

namespace {

std::string symbol_of(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kSymbols = {"♣", "♠", "♥", "♦"};
  return std::string(kSymbols[static_cast<std::size_t>(suit)]);
}

/// How one form spells ranks and suits, and what it puts before each pile.
struct Spelling {
  std::string (*rank)(Rank);
  std::string (*suit)(Suit);
  std::string_view before_pile;

  [[nodiscard]] std::string word(Card card) const { return rank(card.rank()) + suit(card.suit()); }
};

std::string board_in(const Spelling& spelling, const Rules& rules, const Board& board) {
  std::string text;
  if (any_home(board)) {
    text += "Foundations:";
    for (const Suit suit : foundation_order(rules)) {
      const auto top = foundation_top(rules, board, suit);
      text += " " + spelling.suit(suit) + "-" + (top ? spelling.rank(top->rank()) : "0");
    }
    text += "\n";
  }
  if (is_base_chosen(rules, board)) text += "Base: " + spelling.rank(board.base) + "\n";
  if (!board.cells.empty()) {
    text += "Freecells:";
    for (const auto& cell : board.cells) text += " " + (cell ? spelling.word(*cell) : "-");
    text += "\n";
  }
  for (const Pile& pile : board.piles) {
    std::string line(spelling.before_pile);
    for (const Card card : pile) line += (line.empty() ? "" : " ") + spelling.word(card);
    text += (line.empty() ? ":" : line) + "\n";
  }
  return text;
}

}  // namespace

std::string format_solvitaire_text(const Rules& rules, const Board& board) {
  nlohmann::ordered_json object;
  for (const Pile& pile : board.piles) {
    auto& array = object["tableau piles"].emplace_back(nlohmann::ordered_json::array());
    for (const Card card : pile) array.push_back(to_string(card));
  }
  object["foundations"] = nlohmann::ordered_json::array();
  for (const Suit suit : foundation_order(rules)) {
    for (int count = 1; count <= board.home[static_cast<std::size_t>(suit)]; ++count) {
      object["foundations"].push_back(to_string(Card(foundation_rank(rules, board.base, count), suit)));
    }
  }
  for (const auto& cell : board.cells) {
    if (cell) throw InputError(to_string(*cell) + " lies in a cell, for which Solvitaire's form has no place");
  }
  return object.dump();
}

std::string format_fc_solve_text(const Rules& rules, const Board& board) {
  const auto rank = [](Rank value) { return to_int(value) == 10 ? "T" : to_string(value); };
  return board_in({rank, [](Suit suit) { return to_string(suit); }, ":"}, rules, board);
}

std::string format_unicode_text(const Rules& rules, const Board& board) {
  return board_in({[](Rank rank) { return to_string(rank); }, symbol_of, ""}, rules, board);
}

}  // namespace castellan::core
