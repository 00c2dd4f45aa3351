// `castellan export`: the deals of a run file, by verdict and difficulty.

#include <optional>
#include <string>

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/row_stream.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/runs/run_file.hpp"
#include "cli/text/number_text.hpp"
#include "core/input_error.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli {

namespace {

/// What is not known (moves of a lost deal) is within no limit that is set.
template <typename Number>
struct Range {
  std::optional<Number> least;
  std::optional<Number> most;

  [[nodiscard]] bool holds(const std::optional<Number>& number) const {
    return (!least || (number && *number >= *least)) && (!most || (number && *number <= *most));
  }
};

struct ListedDeal {
  explicit ListedDeal(const solver::DealRecord& deal, bool has_difficulty)
      : seed(deal.seed),
        verdict(to_string(deal.verdict)),
        positions(deal.positions),
        stage(deal.stage.empty() ? std::nullopt : std::optional(std::string(deal.stage))) {
    if (deal.verdict == solver::Verdict::kWinnable) moves = deal.moves;
    // It follows from the other columns and is in no file.
    if (has_difficulty) difficulty = solver::difficulty_of(deal);
  }
  ListedDeal() = default;

  [[nodiscard]] Items row() const {
    return {{"seed", seed},
            {"verdict", verdict},
            {"moves", value_or_null(moves)},
            {"positions", positions},
            {"stage", value_or_null(stage)},
            {.key = "difficulty", .value = value_or_null(difficulty), .audience = Audience::kJson},
            {.key = "difficulty", .value = difficulty ? fixed(*difficulty, 1) : "", .audience = Audience::kCsv}};
  }

  std::uint64_t seed = 0;
  std::string verdict;
  std::optional<std::uint64_t> moves;
  std::uint64_t positions = 0;
  std::optional<std::string> stage;
  std::optional<double> difficulty;
};

/// Which deals are asked for.
class Choice {
 public:
  explicit Choice(const Arguments& arguments)
      : verdict_(arguments.choice("verdict")),
        moves_{whole_number_of(arguments, "min-moves"), whole_number_of(arguments, "max-moves")},
        positions_{whole_number_of(arguments, "min-positions"), whole_number_of(arguments, "max-positions")},
        difficulty_{decimal_number_of(arguments, "min-difficulty"), decimal_number_of(arguments, "max-difficulty")} {}

  [[nodiscard]] bool holds(const ListedDeal& deal) const {
    return (verdict_ == "all" || verdict_ == deal.verdict) && moves_.holds(deal.moves) &&
           positions_.holds(deal.positions) && difficulty_.holds(deal.difficulty);
  }
  /// @throws core::InputError if the file does not list such deals.
  void check(const runs::RunFile& file) const {
    const bool has_all = file.rows() == runs::Rows::kAll;
    const bool has_undecided = has_all || file.rows() == runs::Rows::kUndecided;
    if (verdict_ == to_string(solver::Verdict::kUndecided) ? has_undecided : has_all) return;
    throw core::InputError(file.path() + " does not list its deals: it was begun with --rows " +
                           std::string(to_string(file.rows())));
  }

 private:
  std::string verdict_;
  Range<std::uint64_t> moves_;
  Range<std::uint64_t> positions_;
  Range<double> difficulty_;
};

}  // namespace

ExitCode run_export(const Arguments& arguments, Output& output) {
  const Choice choice(arguments);
  runs::RunFile file(arguments.positional(0).value());
  choice.check(file);
  const runs::RunIdentity& run = file.identity();
  const bool has_difficulty = runs::game_of(run)->has_difficulty();
  RowStream rows(arguments.choice("format"),
                 {{"game", run.game}, {"options", title_of(run).options}, {"generator", run.generator}}, "deals",
                 ListedDeal().row(), output);
  for (const solver::SeedBlock& seeds : file.stored()) {
    end_if_interrupted();
    const runs::StoredBlock block = file.read(seeds);
    for (const solver::DealRecord& record : block.deals) {
      const ListedDeal deal(record, has_difficulty);
      if (choice.holds(deal)) rows.write(deal.row());
    }
  }
  rows.end();
  return ExitCode::kDone;
}

}  // namespace castellan::cli
