// A brute-force oracle for mini decks: walks through every position, one move further at a time.
//
// Its worth lies in what it leaves out. It reads the rules record in its own words, keeps positions as
// plain boards, and takes two boards for the same only when they differ in the order of their piles or
// cells. It knows no dominance, no hashed key and no heuristic, and shares no code with the engine, the
// solver or the judge.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace castellan::test {

struct OracleAnswer {
  bool winnable = false;
  int shortest_win = 0;       ///< Moves in the shortest win; 0 when there is none.
  std::size_t positions = 0;  ///< Different positions seen.
};

class Oracle {
 public:
  explicit Oracle(const core::Rules& rules) : rules_(rules) {}

  /// Every legal move, also of runs, each pile, cell and foundation taken as a place of its own.
  [[nodiscard]] std::vector<core::Move> legal_moves(const core::Board& board) const;

  /// The board after a legal move.
  [[nodiscard]] core::Board after(const core::Board& board, const core::Move& move) const;

  /// The different positions that a move can lead to, tidied; `board` itself is not among them.
  [[nodiscard]] std::vector<core::Board> successors(const core::Board& board) const;

  /// @return no value when more than `max_positions` positions would have to be seen.
  [[nodiscard]] std::optional<OracleAnswer> decide(const core::Board& board, std::size_t max_positions) const;

  /// The same position with piles and cells in sorted order.
  [[nodiscard]] static core::Board tidied(core::Board board);

  /// A text that is equal for equal boards and for no others.
  [[nodiscard]] static std::string text(const core::Board& board);

 private:
  [[nodiscard]] core::Card foundation_card(const core::Board& board, core::Suit suit, int index) const;
  [[nodiscard]] bool fits_foundation(const core::Board& board, core::Card card) const;
  [[nodiscard]] bool some_top_is_forced(const core::Board& board) const;
  [[nodiscard]] bool fits_on(core::Card card, core::Card target) const;
  [[nodiscard]] int run_length(const core::Pile& pile) const;
  [[nodiscard]] bool pile_takes(const core::Pile& pile, core::Card card) const;
  [[nodiscard]] bool allowed(const core::Board& board, const core::Move& move, bool forced) const;

  core::Rules rules_;
};

}  // namespace castellan::test
