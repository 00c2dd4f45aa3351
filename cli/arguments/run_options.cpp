#include "cli/arguments/run_options.hpp"

#include <cstdint>

#include "cli/arguments/values.hpp"
#include "cli/process/errors.hpp"

namespace castellan::cli {

Shard shard_of(const Arguments& arguments) {
  const auto text = arguments.value("shard");
  if (!text) return {};
  constexpr std::string_view kExpected = "I/N, part I of N, such as 1/4";
  const auto index = leading_number<std::uint64_t>(*text);
  if (!index || !index->second.starts_with('/')) refuse("shard", *text, kExpected);
  const auto count = leading_number<std::uint64_t>(index->second.substr(1));
  if (!count || !count->second.empty() || index->first < 1 || index->first > count->first) {
    refuse("shard", *text, kExpected);
  }
  return {.index = index->first, .count = count->first};
}

solver::IntervalMethod interval_method_of(const Arguments& arguments) {
  using solver::IntervalMethod;
  const bool is_wilson = arguments.choice("interval") == to_string(IntervalMethod::kWilson);
  return is_wilson ? IntervalMethod::kWilson : IntervalMethod::kClopperPearson;
}

Progress::Mode progress_mode_of(const Arguments& arguments) {
  const std::string mode = arguments.choice("progress");
  if (mode == "auto") return Progress::Mode::kAuto;
  return mode == "on" ? Progress::Mode::kOn : Progress::Mode::kOff;
}

bool histogram_of(const Arguments& arguments) {
  const bool is_wanted = arguments.has("histogram");
  if (is_wanted && arguments.choice("format") == "csv") throw UsageError("--histogram is for text and JSON, not CSV");
  return is_wanted;
}

std::optional<solver::Level> level_in(const Arguments& arguments) {
  const auto text = arguments.value("level");
  if (!text) return std::nullopt;
  const auto level = solver::parse_level(*text);
  if (!level) refuse("level", *text, "easy, medium, hard or very hard");
  return level;
}

std::optional<double> share_of(const Arguments& arguments, std::string_view option) {
  const auto text = arguments.value(option);
  if (!text) return std::nullopt;
  constexpr double kPercent = 100;
  const auto number = leading_number<double>(*text);
  if (number && (number->second.empty() || number->second == "%")) {
    const double share = number->second.empty() ? number->first : number->first / kPercent;
    if (share > 0 && share < 1) return share;
  }
  refuse(option, *text, "a share between 0 and 1, such as 0.1% or 0.001");
}

}  // namespace castellan::cli
