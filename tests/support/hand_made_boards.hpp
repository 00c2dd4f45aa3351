// Small positions made by hand, and what the judge says of a move in them.

#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/replay.hpp"
#include "core/variant.hpp"

namespace castellan::core {

inline constexpr Place kHome{PlaceKind::kFoundation, 0};

inline Place pile(int number) { return {PlaceKind::kPile, static_cast<std::uint8_t>(number - 1)}; }
inline Place cell(int number) { return {PlaceKind::kCell, static_cast<std::uint8_t>(number - 1)}; }
inline Card card(std::string_view text) { return parse_card(text).value(); }

inline Rules rules_of(std::string_view game, const std::vector<std::string>& settings = {}) {
  return make_variant(find_game(game), settings).rules;
}

/// Part of a board: the piles given, empty ones after them, nothing home.
inline Board board_of(const Rules& rules, const std::vector<std::string>& piles) {
  Board board = empty_board(rules);
  for (std::size_t i = 0; i < piles.size(); ++i) {
    std::istringstream words(piles[i]);
    for (std::string word; words >> word;) board.piles[i].push_back(card(word));
  }
  return board;
}

inline void put_home(Board& board, Suit suit, int count) {
  board.home[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(count);
}

/// Why a move is illegal; empty when it is legal.
inline std::string why(const Rules& rules, const Board& board, std::string_view moved, Place from, Place to) {
  return why_illegal(rules, board, {card(moved), from, to}).value_or("");
}

/// Whether `moved` may be built on `target`.
inline bool builds(const Rules& rules, std::string_view moved, std::string_view target) {
  const std::string reason =
      why(rules, board_of(rules, {std::string(moved), std::string(target)}), moved, pile(1), pile(2));
  if (!reason.empty()) {
    EXPECT_EQ(reason, std::string(moved) + " cannot be built on " + std::string(target));
  }
  return reason.empty();
}

}  // namespace castellan::core
