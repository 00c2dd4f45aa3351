// Mini deals: the rules of any game with a deck and a tableau so small that the oracle can walk through
// every position, and that wins and losses are both common.

#pragma once

#include <cstdint>
#include <string>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::test {

struct MiniSize {
  int suits;
  int ranks;
  int piles;
};

/// The same rules with a smaller deck and fewer piles.
[[nodiscard]] core::Rules shrunk(core::Rules rules, MiniSize size);

/// A size that suits these rules, another one with every number; few cards where many can be moved.
[[nodiscard]] MiniSize mini_size(const core::Rules& rules, std::uint64_t number);

/// Deal `number` of the program's own generator.
[[nodiscard]] core::Board mini_deal(const core::Rules& rules, std::uint64_t number);

/// The position after up to `max_moves` random legal moves; fewer where play ends early.
[[nodiscard]] core::Board played_on(const core::Rules& rules, core::Board board, int max_moves, std::uint64_t seed);

/// Rules of any kind the record can express with a mini deck, games of nobody's among them; another one with
/// every number. Forced play comes only without returns, as the option `auto` has it.
[[nodiscard]] core::Rules random_rules(std::uint64_t number);

/// Every field of the record, for the report of a failed test.
[[nodiscard]] std::string describe(const core::Rules& rules);

/// `describe` and the board as a line of text.
[[nodiscard]] std::string describe(const core::Rules& rules, const core::Board& board);

}  // namespace castellan::test
