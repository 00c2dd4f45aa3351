// `castellan number`: which number a deal has, in the sources that people take deals from.

#include <algorithm>
#include <array>

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/progress.hpp"
#include "solver/batch/number_search.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli {

namespace {

/// What is searched without a word about where: all of Microsoft's numbers, PySolFC's of up to seven digits.
constexpr std::array kUsualRanges = {
    solver::NumberRange{core::DealSource::kMicrosoft, 0, (std::uint64_t{1} << 33U) - 1},
    solver::NumberRange{core::DealSource::kPySol, 0, 9'999'999}};

std::vector<solver::NumberRange> ranges_of(const Arguments& arguments) {
  const auto numbers = numbers_in(arguments);
  if (!numbers) return {kUsualRanges.begin(), kUsualRanges.end()};
  std::vector<solver::NumberRange> ranges;
  for (const SeedRange& range : numbers->ranges) ranges.push_back({numbers->source, range.first, range.last});
  return ranges;
}

std::string range_text(const solver::NumberRange& range) {
  return "--" + std::string(core::to_string(range.source)) + " " + std::to_string(range.first) + " to " +
         std::to_string(range.last);
}

}  // namespace

ExitCode run_number(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  if (game->tableau() == nullptr) throw UsageError("number is for tableau games");
  const int threads = threads_of(arguments);
  const std::vector<solver::NumberRange> ranges = ranges_of(arguments);
  const NamedDeal deal = read_deal(*game, arguments.positional(1).value(), reading_of(arguments));
  Rows found;
  Words searched;
  std::string text;
  for (const solver::NumberRange& range : ranges) {
    for (const std::uint64_t number :
         solver::numbers_of(*game->tableau(), solver::board_of(*deal.deal), range, threads, interrupted())) {
      found.rows.push_back({{"source", std::string(core::to_string(range.source))}, {"number", number}});
      text += "--" + std::string(core::to_string(range.source)) + " " + std::to_string(number) + "\n";
    }
    if (interrupted()) return ExitCode::kInterrupted;
    searched.push_back(range_text(range));
  }
  const bool is_found = !found.rows.empty();
  if (!is_found) {
    text = "no number has this deal:";
    for (const std::string& range : searched) text += (&range == &searched.front() ? " " : ", ") + range;
    text += " searched\n";
  }
  Report report{.style = Report::Style::kProse, .is_line = true};
  report.section().items = {{"game", game->names().id},
                            {.key = "numbers", .value = std::move(found), .audience = Audience::kJson},
                            {.key = "searched", .value = std::move(searched), .audience = Audience::kJson},
                            {"", Block{text}}};
  output.write(written(report, arguments.choice("format")));
  return is_found ? ExitCode::kDone : ExitCode::kNotWon;
}

}  // namespace castellan::cli
