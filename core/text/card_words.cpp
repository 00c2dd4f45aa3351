#include "core/text/card_words.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

void append_word(std::string& words, const std::string& word) { words += (words.empty() ? "" : " ") + word; }

}  // namespace

std::string pile_words(const Pile& pile) {
  std::string words;
  for (const Card card : pile) append_word(words, to_string(card));
  return words;
}

std::string cell_words(const Board& board) {
  std::string words;
  for (const auto& cell : board.cells) append_word(words, cell ? to_string(*cell) : "-");
  return words;
}

boost::container::static_vector<Suit, kSuits> foundation_order(const Rules& rules) {
  boost::container::static_vector<Suit, kSuits> order;
  for (const Suit suit : {Suit::kHearts, Suit::kClubs, Suit::kDiamonds, Suit::kSpades}) {
    if (to_int(suit) < rules.suits) order.push_back(suit);
  }
  return order;
}

bool any_home(const Board& board) {
  return std::ranges::any_of(board.home, [](int count) { return count > 0; });
}

bool is_base_chosen(const Rules& rules, const Board& board) {
  return rules.base == Rank::kNone && board.base != Rank::kNone;
}

}  // namespace castellan::core
