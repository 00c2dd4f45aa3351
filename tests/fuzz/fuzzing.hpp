// What the fuzz targets share: the rule sets that inputs are read under, and the properties that must
// hold whatever the input is.

#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/text/deal_text.hpp"

namespace castellan::fuzz {

/// Ends the run, which makes the fuzzer keep the input.
inline void require(bool holds, const char* property) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", property);
  std::abort();
}

/// Six cards on two piles and a cell: whole decks that a fuzzer can find.
inline core::Rules tiny_rules(core::Rank base) {
  core::Rules rules;
  rules.suits = 2;
  rules.ranks = 3;
  rules.piles = 2;
  rules.cells = 1;
  rules.base = base;
  return rules;
}

/// Tiny decks with the base known and open, and every game's own rules.
inline const std::vector<core::Rules>& rule_sets() {
  static const std::vector<core::Rules> kSets = [] {
    std::vector<core::Rules> sets = {tiny_rules(core::Rank::kAce), tiny_rules(core::Rank::kTwo),
                                     tiny_rules(core::Rank::kNone)};
    for (const core::Game& game : core::all_games()) sets.push_back(game.rules);
    return sets;
  }();
  return kSets;
}

/// What `read` gives; no value when it refuses, which it must do with an InputError of one clean line.
template <class Read>
auto accepted(Read read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const core::InputError& error) {
    const std::string_view text = error.what();
    const bool clean = !text.empty() && std::none_of(text.begin(), text.end(), [](char byte) {
      return static_cast<unsigned char>(byte) < ' ' || byte == 0x7f;
    });
    require(clean, "an error is one line of text");
    return std::nullopt;
  }
}

/// An accepted board holds its whole deck and reads the same when written in any format.
inline void check_board(const core::Rules& rules, const core::Board& board) {
  std::size_t cards = 0;
  for (const auto& pile : board.piles) cards += pile.size();
  for (const auto& cell : board.cells) cards += cell.has_value() ? 1 : 0;
  for (const auto count : board.home) cards += count;
  require(cards == static_cast<std::size_t>(rules.deck_size()), "the whole deck is on the board");
  require(parse_board_text(rules, format_board_text(rules, board)) == board, "board text is read as written");
  require(parse_line_text(rules, format_line_text(rules, board)) == board, "line text is read as written");
  require(parse_json_text(rules, format_json_text(rules, board)) == board, "JSON is read as written");
}

}  // namespace castellan::fuzz
