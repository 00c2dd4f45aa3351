#include "cli/deals/deal_choice.hpp"

#include <array>
#include <string_view>

#include "cli/arguments/values.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/process/errors.hpp"
#include "cli/streams/input_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

constexpr std::size_t kLargestDealFile = std::size_t{1} << 20U;

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

core::DealReading reading_of(const Arguments& arguments) {
  return {.by_rows = arguments.has("rows"), .any_layout = arguments.has("any-layout")};
}

void check_one_source(const Arguments& arguments) {
  constexpr std::array<std::string_view, 6> kOptions = {"lines", "seed", "seeds", "ms", "pysol", "numbers"};
  int sources = arguments.positional(1) ? 1 : 0;
  for (const std::string_view option : kOptions) sources += arguments.has(option) ? 1 : 0;
  constexpr std::string_view kChoices = "FILE, --lines, --seed, --seeds, --ms, --pysol or --numbers";
  if (sources == 0) throw UsageError("which deal? Give " + std::string(kChoices));
  if (sources > 1) throw UsageError("which deal? Give only one of " + std::string(kChoices));
}

bool are_many(const Arguments& arguments) {
  for (const std::string_view option : {"lines", "seeds", "numbers"}) {
    if (arguments.has(option)) return true;
  }
  return arguments.positional(2) || is_list(arguments.value("ms").value_or("")) ||
         is_list(arguments.value("pysol").value_or(""));
}

NamedDeal read_deal(const solver::Game& game, const std::string& path, const core::DealReading& reading) {
  return {{path == "-" ? "stdin" : "file", std::nullopt},
          parse_file(path, kLargestDealFile, [&](const std::string& text) { return game.read_deal(text, reading); })};
}

NamedDeal single_deal(const Arguments& arguments, const solver::Game& game) {
  if (const auto number = deal_number_of(arguments)) {
    return {{std::string(core::to_string(number->source)), number->number}, game.numbered_deal(*number)};
  }
  return read_deal(game, arguments.positional(1).value(), reading_of(arguments));
}

}  // namespace castellan::cli
