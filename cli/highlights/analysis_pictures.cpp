#include "cli/highlights/analysis_pictures.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "cli/arguments/shell_words.hpp"
#include "cli/highlights/published.hpp"
#include "cli/highlights/spread_pictures.hpp"
#include "cli/reports/deal_name.hpp"
#include "solver/analysis/difficulty.hpp"

namespace castellan::cli {

namespace {

solver::Interval interval_after(const solver::Highlights::Point& point, solver::IntervalMethod method) {
  solver::Tally tally;
  tally.won = point.won;
  tally.undecided = point.undecided;
  tally.lost = point.deals - point.won - point.undecided;
  return solver::Summary(std::move(tally)).winnability_interval(method);
}

IntervalPlot winnability_plot(const Analysis& analysis) {
  IntervalPlot plot{.title = "Winnability",
                    .caption =
                        "The share of deals that can be won, with its 95 % interval. Undecided deals count "
                        "against both ends.",
                    .rows = {}};
  plot.rows.push_back({.name = "this run", .value = analysis.summary.winnability(), .interval = analysis.interval()});
  for (IntervalPlot::Row& row : published_winnability(analysis.title)) plot.rows.push_back(std::move(row));
  return plot;
}

ClosingPlot closing_plot(const solver::Highlights& highlights, solver::IntervalMethod method) {
  ClosingPlot plot{.title = "How the estimate closed in",
                   .caption =
                       "The 95 % interval of winnability after the first deals of the run, in the order of "
                       "their seeds.",
                   .points = {}};
  for (const auto& point : highlights.points()) plot.points.push_back({point.deals, interval_after(point, method)});
  return plot;
}

/// Decides the deal again and shows how it is won, or the deal where it is not.
Replay replay_of_deal(const solver::Game& game, solver::GameDecider& decider, core::DealNumber number) {
  const solver::DealPtr deal = game.numbered_deal(number);
  const solver::Outcome outcome = decider.answer(solver::Question::kStraight, *deal);
  Replay replay = replay_of(game, *deal, game.moves(*deal, outcome));
  replay.title = name_text({std::string(to_string(number.source)), number.number}) + ", " +
                 std::string(to_string(outcome.verdict));
  replay.anchor = replay_anchor(static_cast<std::uint64_t>(number.number));
  return replay;
}

/// A deal of a run as a row of a table.
DealTable::Row deal_row(const solver::DealRecord& deal, bool has_difficulty) {
  DealTable::Row row{.seed = deal.seed,
                     .verdict = std::string(to_string(deal.verdict)),
                     .positions = deal.positions,
                     .moves = std::nullopt,
                     .difficulty = has_difficulty ? solver::difficulty_of(deal) : std::nullopt,
                     .has_replay = false};
  if (deal.verdict == solver::Verdict::kWinnable) row.moves = deal.moves;
  return row;
}

/// Lists of deals, and as many of their replays as are wanted.
class DealLists {
 public:
  DealLists(const Analysis& analysis, std::uint64_t replays) : analysis_(analysis), replays_left_(replays) {}

  void add(const std::string& title, const std::string& caption, const std::vector<solver::DealRecord>& deals) {
    DealTable table{.title = title,
                    .caption = caption,
                    .command = show_command(analysis_.title, analysis_.numbers.source),
                    .rows = {}};
    for (const solver::DealRecord& deal : deals) {
      DealTable::Row row = deal_row(deal, analysis_.has_difficulty);
      row.has_replay = replays_left_ > 0;
      if (row.has_replay) {
        --replays_left_;
        seeds_.push_back(deal.seed);
      }
      table.rows.push_back(std::move(row));
    }
    tables_.push_back(std::move(table));
  }

  void put(std::vector<Picture>& pictures, const solver::Game& game) && {
    for (DealTable& table : tables_) pictures.emplace_back(std::move(table));
    if (seeds_.empty()) return;
    const auto decider = game.decider(analysis_.limits, nullptr);
    for (const std::uint64_t seed : seeds_)
      pictures.emplace_back(replay_of_deal(game, *decider, {analysis_.numbers.source, seed}));
  }

 private:
  const Analysis& analysis_;
  std::uint64_t replays_left_;
  std::vector<DealTable> tables_;
  std::vector<std::uint64_t> seeds_;
};

}  // namespace

std::string show_command(const GameTitle& title, core::DealSource source) {
  std::vector<std::string> words = {"castellan", "solve", title.id};
  for (const auto& [name, value] : title.options) words.insert(words.end(), {"--option", name + "=" + value});
  words.insert(words.end(), {"--format", "html", "--open", "--" + std::string(to_string(source))});
  return shell_text(words);
}

std::vector<Picture> pictures_of(const Analysis& analysis, const solver::Highlights& highlights,
                                 const solver::Game& game, std::uint64_t replays) {
  const solver::Tally& tally = analysis.summary.tally();
  std::vector<Picture> pictures;
  pictures.emplace_back(winnability_plot(analysis));
  pictures.emplace_back(closing_plot(highlights, analysis.method));
  pictures.emplace_back(
      spread_plot(tally.positions, {.title = "Positions",
                                    .unit = "positions",
                                    .caption = "How many positions the search visited until a deal was decided.",
                                    .has_long_tail = true}));
  pictures.emplace_back(spread_plot(tally.cpu_ns, {.title = "CPU time",
                                                   .unit = "milliseconds",
                                                   .caption = "CPU time per deal. It depends on the machine.",
                                                   .one = solver::kNanosecondsPerMillisecond,
                                                   .has_long_tail = true}));
  pictures.emplace_back(cost_plot(tally.cpu_ns));
  pictures.emplace_back(spread_plot(tally.solution_moves, {.title = "Moves",
                                                           .unit = "moves",
                                                           .caption = "Moves of the solution found, of the deals "
                                                                      "that can be won."}));
  if (analysis.has_difficulty) pictures.emplace_back(difficulty_plot(tally.difficulty));
  DealLists lists(analysis, replays);
  lists.add("Hardest deals that can be won", "The most difficult ones, hardest first.", highlights.hardest_won());
  lists.add("Undecided deals", "The first ones that the limits left open.", highlights.undecided());
  lists.add("Costliest losses", "The lost deals whose proof took the most positions.", highlights.costliest_lost());
  std::move(lists).put(pictures, game);
  return pictures;
}

}  // namespace castellan::cli
