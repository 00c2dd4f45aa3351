// Streams of deals, one after the other: of a range of seeds, or of the lines of a file. The kind of deal is a
// template parameter: a struct with a number and, for a line that is no deal, a problem.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/arguments/values.hpp"
#include "cli/process/errors.hpp"
#include "cli/streams/input_file.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

/// @param deal Called with each seed of the range in turn; returns its deal.
template <typename Deal, typename MakeDeal>
[[nodiscard]] std::function<std::optional<Deal>()> seed_deals(SeedRange range, MakeDeal deal) {
  return [range, deal, next = std::optional(range.first)]() mutable -> std::optional<Deal> {
    if (!next) return std::nullopt;
    const std::uint64_t seed = *next;
    next = seed == range.last ? std::nullopt : std::optional(seed + 1);
    return deal(seed);
  };
}

/// Whether a line of a file of deals is blank or a comment.
[[nodiscard]] inline bool is_skipped(const InputFile::Line& line) {
  const auto first = line.text.find_first_not_of(" \t");
  return !line.too_long && (first == std::string::npos || line.text[first] == '#');
}

/// One deal per line of a file; "-" is standard input. Blank lines and lines that begin with # are skipped.
/// A line that is no deal comes as an item with a problem, and so, at the end, does a failure to read on
/// or a file without deals. The stream ends early at Ctrl-C.
/// @param read Called as read(deal, text): puts what the line says into the deal, or throws core::InputError.
/// @throws core::InputError if the file cannot be opened.
template <typename Deal, typename Read>
[[nodiscard]] std::function<std::optional<Deal>()> line_deals(const std::string& path, Read read) {
  const auto read_line = [read](const std::string& file, const InputFile::Line& line) {
    Deal deal;
    deal.number = line.number;
    const std::string place = file + ", line " + std::to_string(line.number) + ": ";
    if (line.too_long) {
      deal.problem = place + "longer than " + std::to_string(InputFile::kLongestLine) + " bytes";
      return deal;
    }
    try {
      read(deal, line.text);
    } catch (const core::InputError& error) {
      deal.problem = place + error.what();
    }
    return deal;
  };
  // Shared: std::function copies what it holds, and an open file is not copied.
  const auto file = std::make_shared<InputFile>(path);
  return [read_line, file, seen_any = false, ended = false]() mutable -> std::optional<Deal> {
    if (ended) return std::nullopt;
    Deal failure;
    try {
      while (const auto line = file->next_line()) {
        if (is_skipped(*line)) continue;
        seen_any = true;
        return read_line(file->name(), *line);
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

/// A whole file that holds one deal; "-" is standard input.
/// @param parse Turns the text into the deal, or throws core::InputError.
/// @throws core::InputError that names the file.
template <typename Parse>
[[nodiscard]] auto read_deal_file(const std::string& path, Parse parse) {
  constexpr std::size_t kLargestDealFile = std::size_t{1} << 20U;
  return parse_file(path, kLargestDealFile, parse);
}

}  // namespace castellan::cli
