// The independent judge of Precedence: plays a list of moves by the slow, obvious reading of the rules.
//
// It shares nothing with the engine but ranks, moves and the rules record. Every win that leaves the
// program has passed it.

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/precedence/move.hpp"
#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"

namespace castellan::core::precedence {

/// The cards on the table; the last card of each is the one on top, to be turned or played next.
struct Table {
  std::vector<Rank> stock;
  std::vector<Rank> waste;
  std::vector<std::vector<Rank>> foundations;
  int redeals = 0;  ///< Made so far.
};

struct ReplayResult {
  Table table;  ///< After the last legal move.
  /// Index (from 0) of the first illegal move; no value when every move is legal.
  std::optional<std::size_t> illegal_move;
  std::string reason;  ///< Why that move is illegal, in words.
  bool won = false;    ///< All moves legal and every card on the foundations.
};

/// Plays `moves` one by one and stops at the first illegal one.
[[nodiscard]] ReplayResult replay(const Rules& rules, const Stock& stock, std::span<const Move> moves);

}  // namespace castellan::core::precedence
