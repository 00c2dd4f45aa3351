// `castellan export`: the deals of a run file, by verdict and difficulty.

#include <algorithm>
#include <array>
#include <limits>

#include "cli/commands/commands.hpp"
#include "cli/json.hpp"
#include "cli/runs/run_file.hpp"
#include "cli/values.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

constexpr std::array kColumns = {"seed", "verdict", "moves", "positions", "stage"};

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

void write_csv(runs::Statement& rows, Output& output) {
  std::string header;
  for (const char* column : kColumns) header += (header.empty() ? "" : ",") + std::string(column);
  output.write(header);
  while (rows.step()) {
    std::string line;
    for (int column = 0; column < static_cast<int>(kColumns.size()); ++column) {
      line += (column == 0 ? "" : ",") + std::string(rows.text(column));
    }
    output.write(line);
  }
}

/// An object with the array `deals`, one deal a line: read as a whole or line by line.
void write_json(const runs::RunIdentity& run, runs::Statement& rows, Output& output) {
  const Json head = {
      {"game", run.game}, {"options", options_json(title_of(run))}, {"generator", run.generator}, {"deals", nullptr}};
  std::string text = head.dump();
  text.resize(text.rfind("null"));
  output.write(text + "[");
  std::string_view separator;
  while (rows.step()) {
    Json deal = {{"seed", rows.whole(0)}, {"verdict", rows.text(1)}};
    deal["moves"] = rows.is_null(2) ? Json(nullptr) : Json(rows.whole(2));
    deal["positions"] = rows.whole(3);
    deal["stage"] = rows.is_null(4) ? Json(nullptr) : Json(rows.text(4));
    output.write(std::string(separator) + deal.dump());
    separator = ",";
  }
  output.write("]}");
}

}  // namespace

ExitCode run_export(const Arguments& arguments, Output& output) {
  const runs::RunFile file(arguments.positional(0).value());
  runs::Statement rows = rows_asked_for(file, arguments);
  if (arguments.choice("format") == "json") {
    write_json(file.identity(), rows, output);
  } else {
    write_csv(rows, output);
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
