// `castellan export`: the deals of a run file, by verdict and difficulty.

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/number_text.hpp"
#include "cli/formats/row_stream.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/runs/listed_deals.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli {

namespace {

runs::DealChoice choice_of(const Arguments& arguments) {
  return {.verdict = arguments.choice("verdict"),
          .min_moves = whole_number_of(arguments, "min-moves"),
          .max_moves = whole_number_of(arguments, "max-moves"),
          .min_positions = whole_number_of(arguments, "min-positions"),
          .max_positions = whole_number_of(arguments, "max-positions")};
}

template <typename T>
Value number_or_null(const std::optional<T>& number) {
  return number ? Value(std::uint64_t{*number}) : Value();
}

Items row_of(const runs::ListedDeal& deal, const std::optional<double>& difficulty) {
  return {{"seed", deal.seed},
          {"verdict", deal.verdict},
          {"moves", number_or_null(deal.moves)},
          {"positions", deal.positions},
          {"stage", value_or_null(deal.stage)},
          {.key = "difficulty", .value = value_or_null(difficulty), .audience = Audience::kJson},
          {.key = "difficulty", .value = difficulty ? fixed(*difficulty, 1) : "", .audience = Audience::kCsv}};
}

}  // namespace

ExitCode run_export(const Arguments& arguments, Output& output) {
  const runs::RunFile file(arguments.positional(0).value());
  const runs::RunIdentity& run = file.identity();
  const bool has_difficulty = runs::game_of(run)->has_difficulty();
  const auto least = decimal_number_of(arguments, "min-difficulty");
  const auto most = decimal_number_of(arguments, "max-difficulty");
  runs::ListedDeals deals(file, choice_of(arguments));
  RowStream rows(arguments.choice("format"),
                 {{"game", run.game}, {"options", title_of(run).options}, {"generator", run.generator}}, "deals",
                 row_of({}, {}), output);
  while (const auto deal = deals.next()) {
    if (interrupted()) return ExitCode::kInterrupted;
    // It follows from the other columns and is in no file.
    const auto difficulty =
        has_difficulty && deal->moves ? std::optional(solver::difficulty(deal->positions, *deal->moves)) : std::nullopt;
    if (least && !(difficulty >= least)) continue;
    if (most && !(difficulty && difficulty <= most)) continue;
    rows.write(row_of(*deal, difficulty));
  }
  rows.end();
  return ExitCode::kDone;
}

}  // namespace castellan::cli
