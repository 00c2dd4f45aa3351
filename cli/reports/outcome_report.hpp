// What `solve` says about a deal: JSON, a full text for one deal, a line for one of many.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/deals/deal_choice.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/reports/game_title.hpp"
#include "cli/reports/json.hpp"
#include "solver/outcome.hpp"

namespace castellan::cli {

/// One JSON object on one line; the fields are described in docs/command-line.md.
/// @param line  The deal on one line.
/// @param moves Of the solution, an array.
[[nodiscard]] std::string outcome_json(const GameTitle& title, const DealName& name, std::string_view line, Json moves,
                                       const solver::Outcome& outcome);

/// The deal, the verdict, the numbered moves and the effort.
/// @param deal  As text of any number of lines.
/// @param moves The numbered moves of the solution, one a line.
[[nodiscard]] std::string outcome_text(const GameTitle& title, const DealName& name, std::string_view deal,
                                       std::string_view moves, std::size_t move_count, const solver::Outcome& outcome);

/// "seed 7: winnable, 93 moves, difficulty 16.1, 1234 positions, 0.8 ms".
[[nodiscard]] std::string outcome_line(const DealName& name, std::size_t move_count, const solver::Outcome& outcome);

/// "winnable, 93 moves", "unwinnable", "undecided, position limit reached".
[[nodiscard]] std::string verdict_text(std::size_t move_count, const solver::Outcome& outcome);

/// What is known of the shortest solution: "81 moves, the fewest there can be" or "best 93 moves, at least 88".
[[nodiscard]] std::string shortest_text(std::size_t moves, std::size_t at_least);

/// "seed 7", "line 3", "from a file".
[[nodiscard]] std::string name_text(const DealName& name);

/// The word for what stopped a search; null if nothing did, or Ctrl-C.
[[nodiscard]] Json limit_json(solver::LimitHit limit);

/// {"source": …, "number": …, "line": …}
[[nodiscard]] Json deal_json(const DealName& name, std::string_view line);

/// What `solve` returns for one deal.
[[nodiscard]] ExitCode exit_code_of(const solver::Outcome& outcome);

}  // namespace castellan::cli
