// `castellan export`: the deals of a run file, by verdict and difficulty.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/analysis/analysis_run.hpp"
#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/row_stream.hpp"
#include "cli/highlights/analysis_pictures.hpp"
#include "cli/pages/written.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/runs/run_file.hpp"
#include "cli/text/number_text.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/input_error.hpp"
#include "solver/analysis/difficulty.hpp"
#include "solver/analysis/level.hpp"

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
  ListedDeal(const solver::DealRecord& deal, std::string_view game, bool has_difficulty)
      : seed(deal.seed),
        verdict(to_string(deal.verdict)),
        positions(deal.positions),
        stage(deal.stage.empty() ? std::nullopt : std::optional(std::string(deal.stage))) {
    if (deal.verdict == solver::Verdict::kWinnable) moves = deal.moves;
    // It follows from the other columns and is in no file.
    if (has_difficulty) difficulty = solver::difficulty_of(deal);
    if (difficulty) level = solver::level_of(game, *difficulty);
  }
  ListedDeal() = default;

  [[nodiscard]] Items row() const {
    return {{"seed", seed},
            {"verdict", verdict},
            {"moves", value_or_null(moves)},
            {"positions", positions},
            {"stage", value_or_null(stage)},
            {.key = "difficulty", .value = value_or_null(difficulty), .audience = Audience::kJson},
            {.key = "difficulty", .value = difficulty ? fixed(*difficulty, 1) : "", .audience = Audience::kCsv},
            {"level", level ? Value(std::string(to_string(*level))) : Value()}};
  }

  std::uint64_t seed = 0;
  std::string verdict;
  std::optional<std::uint64_t> moves;
  std::uint64_t positions = 0;
  std::optional<std::string> stage;
  std::optional<double> difficulty;
  std::optional<solver::Level> level;
};

/// Which deals are asked for.
class Choice {
 public:
  explicit Choice(const Arguments& arguments)
      : verdict_(arguments.choice("verdict")),
        moves_{whole_number_of(arguments, "min-moves"), whole_number_of(arguments, "max-moves")},
        positions_{whole_number_of(arguments, "min-positions"), whole_number_of(arguments, "max-positions")},
        difficulty_{decimal_number_of(arguments, "min-difficulty"), decimal_number_of(arguments, "max-difficulty")},
        level_(level_in(arguments)) {}

  [[nodiscard]] bool holds(const ListedDeal& deal) const {
    return (verdict_ == "all" || verdict_ == deal.verdict) && moves_.holds(deal.moves) &&
           positions_.holds(deal.positions) && difficulty_.holds(deal.difficulty) && (!level_ || deal.level == level_);
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
  std::optional<solver::Level> level_;
};

/// The first --count of the deals that fit; or so many of them drawn at random, which all must be seen for.
class Selection {
 public:
  explicit Selection(const Arguments& arguments)
      : count_(whole_number_of(arguments, "count")), draw_(whole_number_of(arguments, "draw")) {
    if (draw_ && !count_) throw UsageError("--draw needs --count: how many?");
  }

  /// Whether no further deal is wanted.
  [[nodiscard]] bool is_full() const { return !draw_ && count_ && deals_seen_ >= *count_; }
  template <typename Write>
  void add(const ListedDeal& deal, const Write& write) {
    ++deals_seen_;
    if (draw_) {
      kept_.push_back(deal);
    } else {
      write(deal);
    }
  }
  /// Writes what was drawn, in the order of the draw.
  template <typename Write>
  void finish(const Write& write) {
    if (!draw_) return;
    core::CastellanGenerator random(*draw_);
    for (std::uint64_t taken = 0; taken < *count_ && taken < kept_.size(); ++taken) {
      std::swap(kept_[taken], kept_[taken + random.below(kept_.size() - taken)]);
      write(kept_[taken]);
    }
  }

 private:
  std::optional<std::uint64_t> count_;
  std::optional<std::uint64_t> draw_;
  std::uint64_t deals_seen_ = 0;
  std::vector<ListedDeal> kept_;
};

/// Writes every deal of the file that is asked for.
template <typename Write>
void list(runs::RunFile& file, const Choice& choice, Selection& selection, bool has_difficulty, const Write& write) {
  for (const solver::SeedBlock& seeds : file.stored()) {
    end_if_interrupted();
    if (selection.is_full()) break;
    const runs::StoredBlock block = file.read(seeds);
    for (const solver::DealRecord& record : block.deals) {
      const ListedDeal deal(record, file.identity().game, has_difficulty);
      if (!selection.is_full() && choice.holds(deal)) selection.add(deal, write);
    }
  }
  selection.finish(write);
}

/// The first deals as a table, and how many there are.
Report page_report(runs::RunFile& file, const Choice& choice, Selection& selection, bool has_difficulty) {
  constexpr std::uint64_t kMostRows = 1000;
  const GameTitle title = title_of(file.identity());
  std::uint64_t deals = 0;
  DealTable table{
      .title = "Deals", .caption = {}, .command = show_command(title, runs::source_of(file.identity())), .rows = {}};
  list(file, choice, selection, has_difficulty, [&](const ListedDeal& deal) {
    if (++deals > kMostRows) return;
    table.rows.push_back({.seed = deal.seed,
                          .verdict = deal.verdict,
                          .positions = deal.positions,
                          .moves = deal.moves,
                          .difficulty = deal.difficulty});
  });
  table.caption = deals <= kMostRows ? "All of them."
                                     : "The first " + std::to_string(kMostRows) + " of " + std::to_string(deals) +
                                           "; --format csv lists all.";
  Report report{.title = title.name + ": deals of a run"};
  Items& items = report.section().items;
  add_game(items, title);
  items.push_back({"deals", deals, "deals"});
  report.pictures.emplace_back(std::move(table));
  return report;
}

}  // namespace

ExitCode run_export(const Arguments& arguments, Output& output) {
  const Choice choice(arguments);
  Selection selection(arguments);
  const std::string format = arguments.choice("format");
  runs::RunFile file(arguments.positional(0).value());
  choice.check(file);
  const runs::RunIdentity& run = file.identity();
  const bool has_difficulty = runs::game_of(run)->has_difficulty();
  if (wants_page(arguments)) {
    output.write(written(page_report(file, choice, selection, has_difficulty), arguments));
    return ExitCode::kDone;
  }
  std::optional<RowStream> rows;
  if (format != "numbers") {
    const Items head = {{"game", run.game}, {"options", title_of(run).options}, {"generator", run.generator}};
    rows.emplace(format, head, "deals", ListedDeal().row(), output);
  }
  const auto write = [&](const ListedDeal& deal) {
    if (rows) {
      rows->write(deal.row());
    } else {
      output.write(std::to_string(deal.seed) + "\n");
    }
  };
  list(file, choice, selection, has_difficulty, write);
  if (rows) rows->end();
  return ExitCode::kDone;
}

}  // namespace castellan::cli
