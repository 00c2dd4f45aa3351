#include "cli/deals/deal_choice.hpp"

#include <array>

#include "cli/deals/deal_stream.hpp"
#include "cli/process/errors.hpp"
#include "core/input_error.hpp"
#include "core/text/deal_text.hpp"

namespace castellan::cli {

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

void check_one_source(const Arguments& arguments) {
  constexpr std::array<std::string_view, 5> kOptions = {"lines", "seed", "seeds", "ms", "pysol"};
  int sources = arguments.positional(1) ? 1 : 0;
  for (const std::string_view option : kOptions) sources += arguments.has(option) ? 1 : 0;
  constexpr std::string_view kChoices = "FILE, --lines, --seed, --seeds, --ms or --pysol";
  if (sources == 0) throw UsageError("which deal? Give " + std::string(kChoices));
  if (sources > 1) throw UsageError("which deal? Give only one of " + std::string(kChoices));
}

core::Board read_deal(const core::Rules& rules, const std::string& path) {
  return read_deal_file(path, [&](const std::string& text) { return core::parse_deal_file(rules, text); });
}

DealStream seed_stream(const core::Rules& rules, SeedRange range) {
  return seed_deals<solver::BatchDeal>(range, [rules](std::uint64_t seed) {
    return solver::BatchDeal{
        .number = seed, .board = core::numbered_deal(rules, {core::DealSource::kSeed, seed}), .problem = ""};
  });
}

DealStream line_stream(const core::Rules& rules, const std::string& path) {
  return line_deals<solver::BatchDeal>(path, [rules](solver::BatchDeal& deal, const std::string& line) {
    deal.board = core::parse_line_text(rules, line);
  });
}

}  // namespace castellan::cli
