#include "cli/deals/deal_numbers.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "cli/arguments/values.hpp"
#include "cli/streams/input_file.hpp"
#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::cli {

namespace {

constexpr std::array kSources = {core::DealSource::kSeed, core::DealSource::kMicrosoft, core::DealSource::kPySol};

/// The option that takes many numbers of a source.
std::string_view list_option(core::DealSource source) {
  return source == core::DealSource::kSeed ? "seeds" : core::to_string(source);
}

/// Of those that fit 64 bits.
std::uint64_t largest_in_lists(core::DealSource source) {
  return static_cast<std::uint64_t>(
      std::min<core::Uint128>(core::largest_number(source), std::numeric_limits<std::uint64_t>::max()));
}

std::string expected(core::DealSource source) {
  const std::string below =
      source == core::DealSource::kMicrosoft ? "from 0 to " + std::to_string(largest_in_lists(source)) : "below 2^64";
  return "whole numbers and ranges A-B with A <= B, each " + below;
}

/// "7" or "7-9"; no value if it is neither.
std::optional<SeedRange> range_in(core::DealSource source, std::string_view text) {
  const auto first = leading_number<std::uint64_t>(text);
  if (!first) return std::nullopt;
  SeedRange range{first->first, first->first};
  if (std::string_view rest = first->second; !rest.empty()) {
    const auto last = rest.starts_with('-') ? leading_number<std::uint64_t>(rest.substr(1)) : std::nullopt;
    if (!last || !last->second.empty()) return std::nullopt;
    range.last = last->first;
  }
  if (range.first > range.last || range.last > largest_in_lists(source)) return std::nullopt;
  return range;
}

/// In order, and none that touch.
std::vector<SeedRange> joined(std::vector<SeedRange> ranges) {
  std::ranges::sort(ranges, {}, &SeedRange::first);
  std::vector<SeedRange> joined;
  for (const SeedRange& range : ranges) {
    if (!joined.empty() && (range.first <= joined.back().last || range.first - 1 == joined.back().last)) {
      joined.back().last = std::max(joined.back().last, range.last);
    } else {
      joined.push_back(range);
    }
  }
  return joined;
}

core::DealSource source_named(const std::string& name) {
  return *std::ranges::find_if(kSources, [&](core::DealSource source) { return core::to_string(source) == name; });
}

}  // namespace

bool is_list(std::string_view text) { return text.find_first_of(",-") != std::string_view::npos; }

DealNumbers parse_numbers(std::string_view option, core::DealSource source, std::string_view text) {
  std::vector<SeedRange> ranges;
  for (std::optional<std::string_view> rest = text; rest;) {
    const std::size_t comma = rest->find(',');
    const auto range = range_in(source, core::trimmed(rest->substr(0, comma)));
    if (!range) refuse(option, text, expected(source));
    ranges.push_back(*range);
    rest = comma == std::string_view::npos ? std::nullopt : std::optional(rest->substr(comma + 1));
  }
  return {source, joined(std::move(ranges))};
}

DealNumbers parse_number_file(core::DealSource source, std::string_view bytes) {
  const std::string text = core::plain_text(bytes);
  std::vector<SeedRange> ranges;
  std::string_view rest = text;
  for (std::uint64_t number = 1; const auto line = core::next_line(rest); ++number) {
    std::string_view words = core::without_comment(*line);
    while (const auto word = core::next_word(words)) {
      const auto range = range_in(source, *word);
      if (!range) {
        core::fail_at("line " + std::to_string(number), core::quoted(*word) + ": expected " + expected(source));
      }
      ranges.push_back(*range);
    }
  }
  if (ranges.empty()) core::fail_at("", "no number is there");
  return {source, joined(std::move(ranges))};
}

std::optional<DealNumbers> numbers_in(const Arguments& arguments) {
  std::optional<DealNumbers> numbers;
  std::string given;
  const auto take = [&](std::string_view option, const auto& read) {
    if (!arguments.has(option)) return;
    if (numbers) throw UsageError("--" + given + " and --" + std::string(option) + " exclude each other");
    given = option;
    numbers = read();
  };
  for (const core::DealSource source : kSources) {
    const std::string_view option = list_option(source);
    take(option, [&] { return parse_numbers(option, source, arguments.value(option).value()); });
  }
  take("numbers", [&] {
    const core::DealSource source = source_named(arguments.choice("source"));
    return parse_file(arguments.value("numbers").value(), kLargestNumberFile,
                      [&](const std::string& text) { return parse_number_file(source, text); });
  });
  if (arguments.has("source") && !arguments.has("numbers")) {
    throw UsageError("--source says whose numbers --numbers FILE holds; it needs one");
  }
  return numbers;
}

DealNumbers numbers_of(const Arguments& arguments) {
  auto numbers = numbers_in(arguments);
  if (!numbers) throw UsageError("which deals? Give --seeds, --ms, --pysol or --numbers");
  return std::move(*numbers);
}

solver::SeedSource each_of(DealNumbers numbers) {
  return [numbers = std::move(numbers), place = std::size_t{0},
          next = std::optional<std::uint64_t>()]() mutable -> std::optional<std::uint64_t> {
    if (place == numbers.ranges.size()) return std::nullopt;
    const SeedRange& range = numbers.ranges[place];
    const std::uint64_t number = next.value_or(range.first);
    if (number == range.last) {
      ++place;
      next.reset();
    } else {
      next = number + 1;
    }
    return number;
  };
}

}  // namespace castellan::cli
