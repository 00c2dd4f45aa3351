#include "cli/deals/deal_choice.hpp"

#include <array>
#include <memory>
#include <string_view>

#include "cli/process/errors.hpp"
#include "cli/streams/input_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLargestDealFile = std::size_t{1} << 20U;

/// Whether a line of a file of deals is blank or a comment.
bool is_skipped(const InputFile::Line& line) {
  const auto first = line.text.find_first_not_of(" \t");
  return !line.too_long && (first == std::string::npos || line.text[first] == '#');
}

solver::BatchDeal read_line(const solver::Game& game, const std::string& file, const InputFile::Line& line) {
  solver::BatchDeal deal;
  deal.number = line.number;
  const std::string place = file + ", line " + std::to_string(line.number) + ": ";
  if (line.too_long) {
    deal.problem = place + "longer than " + std::to_string(InputFile::kLongestLine) + " bytes";
    return deal;
  }
  try {
    deal.deal = game.read_line(line.text);
  } catch (const core::InputError& error) {
    deal.problem = place + error.what();
  }
  return deal;
}

}  // namespace

std::optional<core::DealNumber> deal_number_of(const Arguments& arguments) {
  constexpr std::array kSources = {core::DealSource::kSeed, core::DealSource::kMicrosoft, core::DealSource::kPySol};
  std::optional<core::DealNumber> number;
  for (const core::DealSource source : kSources) {
    const auto text = arguments.value(core::to_string(source));
    if (!text) continue;
    if (number) {
      throw UsageError("--" + std::string(core::to_string(number->source)) + " and --" +
                       std::string(core::to_string(source)) + " exclude each other");
    }
    number = as_usage([&] { return core::parse_deal_number(source, *text); });
  }
  return number;
}

void check_one_source(const Arguments& arguments) {
  constexpr std::array<std::string_view, 5> kOptions = {"lines", "seed", "seeds", "ms", "pysol"};
  int sources = arguments.positional(1) ? 1 : 0;
  for (const std::string_view option : kOptions) sources += arguments.has(option) ? 1 : 0;
  constexpr std::string_view kChoices = "FILE, --lines, --seed, --seeds, --ms or --pysol";
  if (sources == 0) throw UsageError("which deal? Give " + std::string(kChoices));
  if (sources > 1) throw UsageError("which deal? Give only one of " + std::string(kChoices));
}

NamedDeal read_deal(const solver::Game& game, const std::string& path) {
  return {{path == "-" ? "stdin" : "file", std::nullopt},
          parse_file(path, kLargestDealFile, [&](const std::string& text) { return game.read_deal(text); })};
}

NamedDeal single_deal(const Arguments& arguments, const solver::Game& game) {
  if (const auto number = deal_number_of(arguments)) {
    return {{std::string(core::to_string(number->source)), number->number}, game.numbered_deal(*number)};
  }
  return read_deal(game, arguments.positional(1).value());
}

DealStream seed_stream(solver::GamePtr game, SeedRange range) {
  return [game, range, next = std::optional(range.first)]() mutable -> std::optional<solver::BatchDeal> {
    if (!next) return std::nullopt;
    const std::uint64_t seed = *next;
    next = seed == range.last ? std::nullopt : std::optional(seed + 1);
    return solver::BatchDeal{
        .number = seed, .deal = game->numbered_deal({core::DealSource::kSeed, seed}), .problem = ""};
  };
}

DealStream line_stream(solver::GamePtr game, const std::string& path) {
  // Shared: std::function copies what it holds, and an open file is not copied.
  const auto file = std::make_shared<InputFile>(path);
  return [game, file, seen_any = false, ended = false]() mutable -> std::optional<solver::BatchDeal> {
    if (ended) return std::nullopt;
    solver::BatchDeal failure;
    try {
      while (const auto line = file->next_line()) {
        if (is_skipped(*line)) continue;
        seen_any = true;
        return read_line(*game, file->name(), *line);
      }
      if (!seen_any) failure.problem = file->name() + " holds no deal";
    } catch (const core::InputError& error) {
      failure.problem = error.what();
    } catch (const Interrupted&) {
    }
    ended = true;
    return failure.problem.empty() ? std::nullopt : std::optional(failure);
  };
}

}  // namespace castellan::cli
