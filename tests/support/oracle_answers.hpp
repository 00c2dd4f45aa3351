// What the oracle answered to the questions of one test. Where it gives up nothing is compared, so a test that asks it
// says how often that may happen.

#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "tests/support/oracle.hpp"

namespace castellan::test {

class OracleAnswers {
 public:
  /// @return no value when more than `max_positions` positions would have to be seen.
  std::optional<OracleAnswer> ask(const core::Rules& rules, const core::Board& board, std::size_t max_positions);

  [[nodiscard]] std::size_t winnable() const { return winnable_; }
  [[nodiscard]] std::size_t lost() const { return lost_; }
  [[nodiscard]] std::size_t given_up() const { return given_up_; }
  [[nodiscard]] std::size_t asked() const { return winnable_ + lost_ + given_up_; }

  /// Fails the test if there were no questions, or if more than `percent` of them have no answer.
  void expect_given_up_at_most(std::size_t percent) const;

  /// "27 deals, 12 winnable, 15 lost, 0 too large".
  [[nodiscard]] std::string text() const;

 private:
  std::size_t winnable_ = 0;
  std::size_t lost_ = 0;
  std::size_t given_up_ = 0;
};

}  // namespace castellan::test
