#include "tests/support/oracle_answers.hpp"

#include <gtest/gtest.h>

namespace castellan::test {

std::optional<OracleAnswer> OracleAnswers::ask(const core::Rules& rules, const core::Board& board,
                                               std::size_t max_positions) {
  const auto answer = Oracle(rules).decide(board, max_positions);
  ++(!answer ? given_up_ : answer->winnable ? winnable_ : lost_);
  return answer;
}

void OracleAnswers::expect_given_up_at_most(std::size_t percent) const {
  EXPECT_GT(asked(), 0U) << "the oracle was not asked";
  EXPECT_LE(100 * given_up_, percent * asked() + 100) << text();  // One deal of a few may be large.
}

std::string OracleAnswers::text() const {
  return std::to_string(asked()) + " deals, " + std::to_string(winnable_) + " winnable, " + std::to_string(lost_) +
         " lost, " + std::to_string(given_up_) + " too large";
}

}  // namespace castellan::test
