// The answer to the last question of a library session. What costs time and is not always wanted (moves in words, JSON)
// is made when it is first asked for.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "cli/reports/deal_report.hpp"
#include "solver/batch/hint.hpp"

namespace castellan::cli {

/// A move of the solution, or one that can be made, and what it leads to.
struct AnswerMove {
  const solver::MoveWords* words;  ///< Lives as long as the answer.
  solver::Verdict verdict;
  std::size_t length;  ///< Moves of the solution that begins with it; 0 if there is none.
};

class Answer {
 public:
  Answer(const solver::Game& game, NamedDeal deal, solver::Outcome outcome);
  Answer(const solver::Game& game, NamedDeal deal, solver::Hints hints);

  [[nodiscard]] solver::Verdict verdict() const;
  [[nodiscard]] std::string_view limit() const;
  [[nodiscard]] std::uint64_t positions() const;
  [[nodiscard]] double cpu_ms() const;
  /// Null after hints.
  [[nodiscard]] const solver::Outcome* outcome() const { return std::get_if<solver::Outcome>(&found_); }

  [[nodiscard]] std::size_t move_count() const;
  /// @param index Below move_count().
  [[nodiscard]] AnswerMove move(std::size_t index);
  /// On one line, without a line break.
  [[nodiscard]] const std::string& json();

 private:
  const solver::Game* game_;
  NamedDeal deal_;
  std::variant<solver::Outcome, solver::Hints> found_;
  std::optional<solver::MoveList> moves_;
  std::string json_;
};

}  // namespace castellan::cli
