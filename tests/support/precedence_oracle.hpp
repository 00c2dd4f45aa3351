// A brute-force oracle for mini decks of Precedence: every position that any sequence of moves can reach.
//
// It keeps the cards as plain lists, plays by its own reading of the rules, knows no dominance, no
// hashed key and no bound, and shares no code with the engine, the solver or the judge.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"

namespace castellan::test {

struct PrecedenceOracleAnswer {
  bool winnable = false;
  std::size_t positions = 0;
};

/// @return no value when more than `max_positions` positions would have to be seen.
[[nodiscard]] std::optional<PrecedenceOracleAnswer> precedence_oracle(const core::precedence::Rules& rules,
                                                                      const core::precedence::Stock& stock,
                                                                      std::size_t max_positions);

/// Number of move sequences of exactly `depth` moves.
[[nodiscard]] std::uint64_t precedence_oracle_perft(const core::precedence::Rules& rules,
                                                    const core::precedence::Stock& stock, int depth);

}  // namespace castellan::test
