#include "cli/deal_choice.hpp"

#include <array>
#include <memory>

#include "cli/errors.hpp"
#include "cli/input_file.hpp"
#include "core/input_error.hpp"
#include "core/text/deal_text.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLargestDealFile = std::size_t{1} << 20;

solver::BatchDeal read_line_deal(const core::Rules& rules, const std::string& file, const InputFile::Line& line) {
  solver::BatchDeal deal{.number = line.number, .board = std::nullopt, .problem = ""};
  const std::string place = file + ", line " + std::to_string(line.number) + ": ";
  if (line.too_long) {
    deal.problem = place + "longer than " + std::to_string(InputFile::kLongestLine) + " bytes";
    return deal;
  }
  try {
    deal.board = core::parse_line_text(rules, line.text);
  } catch (const core::InputError& error) {
    deal.problem = place + error.what();
  }
  return deal;
}

bool is_skipped(const InputFile::Line& line) {
  const auto first = line.text.find_first_not_of(" \t");
  return !line.too_long && (first == std::string::npos || line.text[first] == '#');
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
    try {
      number = core::parse_deal_number(source, *text);
    } catch (const core::InputError& error) {
      throw UsageError(error.what());
    }
  }
  return number;
}

core::Board read_deal(const core::Rules& rules, const std::string& path) {
  InputFile file(path);
  const std::string text = file.read_all(kLargestDealFile);
  try {
    return core::parse_deal_file(rules, text);
  } catch (const core::InputError& error) {
    throw core::InputError(file.name() + ": " + error.what());
  }
}

DealStream seed_stream(const core::Rules& rules, SeedRange range) {
  return [rules, range, next = std::optional(range.first)]() mutable -> std::optional<solver::BatchDeal> {
    if (!next) return std::nullopt;
    const std::uint64_t seed = *next;
    next = seed == range.last ? std::nullopt : std::optional(seed + 1);
    return solver::BatchDeal{
        .number = seed, .board = core::numbered_deal(rules, {core::DealSource::kSeed, seed}), .problem = ""};
  };
}

DealStream line_stream(const core::Rules& rules, const std::string& path) {
  // Shared: std::function copies what it holds, and an open file is not copied.
  const auto file = std::make_shared<InputFile>(path);
  return [rules, file, seen_any = false, ended = false]() mutable -> std::optional<solver::BatchDeal> {
    if (ended) return std::nullopt;
    solver::BatchDeal failure;
    try {
      while (const auto line = file->next_line()) {
        if (is_skipped(*line)) continue;
        seen_any = true;
        return read_line_deal(rules, file->name(), *line);
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
