// The independent judge: plays a list of moves by the slow, obvious reading of the rules.
//
// It shares nothing with the search engine but the card type, the board and the rules record. Every
// win that leaves the program has passed it.

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace castellan::core {

struct ReplayResult {
  Board board;  ///< The board after the last legal move.
  /// Index (from 0) of the first illegal move; no value when every move is legal.
  std::optional<std::size_t> illegal_move;
  std::string reason;  ///< Why that move is illegal, in words.
  bool won = false;    ///< All moves legal and every card home.
};

/// Why this move is not allowed on this board, in words; no value when it is legal.
[[nodiscard]] std::optional<std::string> why_illegal(const Rules& rules, const Board& board, const Move& move);

/// Plays `moves` one by one from `start` and stops at the first illegal one.
[[nodiscard]] ReplayResult replay(const Rules& rules, const Board& start, std::span<const Move> moves);

}  // namespace castellan::core
