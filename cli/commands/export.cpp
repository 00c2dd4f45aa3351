// `castellan export`: the deals of a run file, by verdict and difficulty.

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/reports/csv_row.hpp"
#include "cli/reports/json.hpp"
#include "cli/reports/number_text.hpp"
#include "cli/runs/run_file.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli {

namespace {

/// The rows asked for, by seed. What is not known (moves of a lost deal) is within no limit that was set.
runs::Statement rows_asked_for(const runs::RunFile& file, const Arguments& arguments) {
  const std::string verdict = arguments.choice("verdict");
  const bool has_all = file.rows() == runs::Rows::kAll;
  if (!has_all && !(file.rows() == runs::Rows::kUndecided && verdict == "undecided")) {
    throw core::InputError(file.path() + " does not list its deals: it was begun with --rows " +
                           std::string(to_string(file.rows())));
  }
  std::string where = verdict == "all" ? "true" : "verdict = '" + verdict + "'";
  const auto limit = [&](const char* option, const char* condition) {
    if (const auto number = whole_number_of(arguments, option)) {
      constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
      where += condition + std::to_string(std::min(*number, kLargest));
    }
  };
  limit("min-moves", " AND moves >= ");
  limit("max-moves", " AND moves <= ");
  limit("min-positions", " AND positions >= ");
  limit("max-positions", " AND positions <= ");
  return {file.database(),
          "SELECT seed, verdict, moves, positions, stage FROM deals WHERE " + where + " ORDER BY seed"};
}

/// The deals asked for, one after the other. Their difficulty follows from the other columns and is in no file.
class Deals {
 public:
  Deals(const runs::RunFile& file, const Arguments& arguments)
      : rows_(rows_asked_for(file, arguments)),
        is_precedence_(core::is_precedence(file.identity().game)),
        least_(decimal_number_of(arguments, "min-difficulty")),
        most_(decimal_number_of(arguments, "max-difficulty")) {}

  /// Goes to the next one; false when there is none.
  bool step() {
    while (rows_.step()) {
      const bool has_difficulty = !is_precedence_ && !rows_.is_null(kMoves);
      difficulty_ = has_difficulty ? std::optional(solver::difficulty(rows_.whole(kPositions), rows_.whole(kMoves)))
                                   : std::nullopt;
      if (least_ && !(difficulty_ >= least_)) continue;
      if (most_ && !(difficulty_ && difficulty_ <= most_)) continue;
      return true;
    }
    return false;
  }

  [[nodiscard]] std::vector<std::string> cells() const {
    std::vector<std::string> cells;
    cells.reserve(kStoredColumns + 1);
    for (int column = 0; column < kStoredColumns; ++column) cells.emplace_back(rows_.text(column));
    cells.push_back(difficulty_ ? fixed(*difficulty_, 1) : "");
    return cells;
  }

  [[nodiscard]] Json json() const {
    return {{"seed", rows_.whole(kSeed)},
            {"verdict", rows_.text(kVerdict)},
            {"moves", rows_.is_null(kMoves) ? Json(nullptr) : Json(rows_.whole(kMoves))},
            {"positions", rows_.whole(kPositions)},
            {"stage", rows_.is_null(kStage) ? Json(nullptr) : Json(rows_.text(kStage))},
            {"difficulty", difficulty_ ? Json(*difficulty_) : Json(nullptr)}};
  }

 private:
  enum Column { kSeed, kVerdict, kMoves, kPositions, kStage, kStoredColumns };

  runs::Statement rows_;
  bool is_precedence_;
  std::optional<double> least_;
  std::optional<double> most_;
  std::optional<double> difficulty_;
};

void write_csv(Deals& deals, Output& output) {
  output.write("seed,verdict,moves,positions,stage,difficulty");
  while (deals.step()) output.write(csv_line(deals.cells()));
}

/// An object with the array `deals`, one deal a line: read as a whole or line by line.
void write_json(const runs::RunIdentity& run, Deals& deals, Output& output) {
  const Json head = {
      {"game", run.game}, {"options", options_json(title_of(run))}, {"generator", run.generator}, {"deals", nullptr}};
  std::string text = head.dump();
  text.resize(text.rfind("null"));
  output.write(text + "[");
  std::string_view separator;
  while (deals.step()) {
    output.write(std::string(separator) + deals.json().dump());
    separator = ",";
  }
  output.write("]}");
}

}  // namespace

ExitCode run_export(const Arguments& arguments, Output& output) {
  const runs::RunFile file(arguments.positional(0).value());
  Deals deals(file, arguments);
  if (arguments.choice("format") == "json") {
    write_json(file.identity(), deals, output);
  } else {
    write_csv(deals, output);
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
