// `castellan daily`: a winnable deal for each day, the same for everyone.

#include <chrono>
#include <cstdint>
#include <optional>

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/formats/formats.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/reports/deal_report.hpp"
#include "core/deals/castellan_generator.hpp"
#include "solver/analysis/difficulty.hpp"
#include "solver/analysis/level.hpp"

namespace castellan::cli {

namespace {

using Day = std::chrono::sys_days;

/// "2026-12-24"; no value if there is no such day.
std::optional<Day> parse_day(std::string_view text) {
  const auto year = leading_number<int>(text);
  if (!year || !year->second.starts_with('-')) return std::nullopt;
  const auto month = leading_number<unsigned>(year->second.substr(1));
  if (!month || !month->second.starts_with('-')) return std::nullopt;
  const auto day = leading_number<unsigned>(month->second.substr(1));
  if (!day || !day->second.empty()) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year->first), std::chrono::month(month->first),
                                         std::chrono::day(day->first)};
  constexpr int kFirstYear = 1970;
  constexpr int kLastYear = 9999;
  if (!date.ok() || year->first < kFirstYear || year->first > kLastYear) return std::nullopt;
  return Day(date);
}

std::string text_of(Day day) {
  const std::chrono::year_month_day date(day);
  const auto two = [](unsigned number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
  return std::to_string(static_cast<int>(date.year())) + two(static_cast<unsigned>(date.month())) +
         two(static_cast<unsigned>(date.day()));
}

Day day_of(const Arguments& arguments) {
  const auto text = arguments.value("date");
  if (!text) return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const auto day = parse_day(*text);
  if (!day) refuse("date", *text, "a day such as 2026-12-24, from 1970 on");
  return *day;
}

}  // namespace

// The day's stream of seeds, from which the first deal is taken that fits. Every release must take the same, so nothing
// here may change.
ExitCode run_daily(const Arguments& arguments, Output& output) {
  constexpr std::uint64_t kSeeds = 1'000'000'000;
  const solver::GamePtr game = game_of(arguments);
  const Day day = day_of(arguments);
  const auto level = level_in(arguments);
  if (level && !solver::level_of(game->names().id, 0)) throw UsageError("--level: no deal of this game has a level");
  core::CastellanGenerator seeds(static_cast<std::uint64_t>(day.time_since_epoch().count()));
  const auto decider = game->decider({}, &interrupted());
  for (;;) {
    const std::uint64_t seed = 1 + seeds.below(kSeeds);
    const solver::DealPtr deal = game->numbered_deal({core::DealSource::kSeed, seed});
    const solver::Outcome outcome = decider->answer(solver::Question::kWinnable, *deal);
    if (interrupted()) return ExitCode::kInterrupted;
    if (outcome.verdict != solver::Verdict::kWinnable) continue;
    const auto found = outcome.difficulty ? solver::level_of(game->names().id, *outcome.difficulty) : std::nullopt;
    if (level && found != level) continue;
    Report report = deal_report(*game, {"seed", seed}, *deal);
    Items& items = report.section().items;
    items.push_back({"date", text_of(day), "Deal of", text_of(day)});
    if (found) items.push_back({"level", std::string(to_string(*found)), "Level", std::string(to_string(*found))});
    if (outcome.difficulty) {
      items.push_back({.key = "difficulty", .value = *outcome.difficulty, .audience = Audience::kJson});
      items.push_back({"", Real{*outcome.difficulty, 1}, "Difficulty"});
    }
    output.write(written(report, arguments.choice("format")));
    return ExitCode::kDone;
  }
}

}  // namespace castellan::cli
