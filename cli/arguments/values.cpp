#include "cli/arguments/values.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <thread>

#include "cli/process/interrupt.hpp"
#include "core/deals/deal_number.hpp"
#include "core/input_error.hpp"
#include "solver/games/games.hpp"

namespace castellan::cli {

namespace {

using solver::kMostThreads;

/// Bytes from "4096", "512M", "4G" (powers of 1024; "4GB" and "4GiB" mean the same); no value if it is none.
std::optional<std::size_t> parse_size(std::string_view text) {
  const auto number = leading_number<std::size_t>(text);
  if (!number) return std::nullopt;
  auto [count, unit] = *number;
  int shift = 0;
  if (!unit.empty()) {
    constexpr std::string_view kUnits = "KMGT";
    const auto place = kUnits.find(static_cast<char>(unit.front() & ~('a' - 'A')));
    const std::string_view rest = unit.substr(1);
    if (place == std::string_view::npos || !(rest.empty() || rest == "B" || rest == "iB")) return std::nullopt;
    shift = 10 * (static_cast<int>(place) + 1);
  }
  if (count > (std::numeric_limits<std::size_t>::max() >> shift)) return std::nullopt;
  return count << shift;
}

}  // namespace

void refuse(std::string_view option, std::string_view text, std::string_view expected) {
  throw UsageError("--" + std::string(option) + " " + core::quoted(text) + ": expected " + std::string(expected));
}

SeedRange parse_seed_range(std::string_view text) {
  constexpr std::string_view kExpected = "A-B, two whole numbers with A <= B, each below 2^64";
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) refuse("seeds", text, kExpected);
  SeedRange range;
  try {
    const auto seed = [&](std::string_view digits) {
      return static_cast<std::uint64_t>(core::parse_deal_number(core::DealSource::kSeed, digits).number);
    };
    range = {.first = seed(text.substr(0, dash)), .last = seed(text.substr(dash + 1))};
  } catch (const core::InputError&) {
    refuse("seeds", text, kExpected);
  }
  if (range.first > range.last) refuse("seeds", text, kExpected);
  return range;
}

int threads_of(const Arguments& arguments) {
  const auto text = arguments.value("threads");
  if (!text) return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads);
  const auto number = leading_number<int>(*text);
  if (!number || !number->second.empty() || number->first < 1 || number->first > kMostThreads) {
    refuse("threads", *text, "a whole number from 1 to " + std::to_string(kMostThreads));
  }
  return number->first;
}

std::optional<std::uint64_t> whole_number_of(const Arguments& arguments, std::string_view option) {
  const auto text = arguments.value(option);
  if (!text) return std::nullopt;
  const auto number = leading_number<std::uint64_t>(*text);
  if (!number || !number->second.empty()) refuse(option, *text, "a whole number below 2^64");
  return number->first;
}

std::optional<double> decimal_number_of(const Arguments& arguments, std::string_view option) {
  const auto text = arguments.value(option);
  if (!text) return std::nullopt;
  const auto number = leading_number<double>(*text);
  if (!number || !number->second.empty() || !std::isfinite(number->first) || number->first < 0) {
    refuse(option, *text, "a number, 0 or more");
  }
  return number->first;
}

solver::Limits limits_of(const Arguments& arguments) {
  solver::Limits limits;
  if (const auto number = whole_number_of(arguments, "max-positions")) {
    if (*number == 0) refuse("max-positions", "0", "a whole number from 1 up, below 2^64");
    limits.max_positions = *number;
  }
  if (const auto text = arguments.value("max-time")) {
    const auto number = leading_number<double>(*text);
    if (!number || !number->second.empty() || !(number->first > 0 && number->first <= solver::kMostSeconds)) {
      refuse("max-time", *text, "seconds, a number above 0 and at most 1e9");
    }
    limits.max_seconds = number->first;
  }
  if (const auto text = arguments.value("max-memory")) {
    const auto size = parse_size(*text);
    if (!size) refuse("max-memory", *text, "a size like 512M or 4G");
    if (*size < solver::kLeastMemory) refuse("max-memory", *text, "at least 1M");
    limits.max_memory = *size;
  }
  return limits;
}

solver::CertificateLimits certificate_limits_of(const Arguments& arguments, const solver::Limits& limits) {
  solver::CertificateLimits certificate{.max_memory = limits.max_memory, .stop = &interrupted()};
  if (const auto number = whole_number_of(arguments, "max-certificate")) {
    constexpr std::uint64_t kMost = 1'000'000'000;
    if (*number == 0 || *number > kMost) refuse("max-certificate", std::to_string(*number), "a number from 1 to 10^9");
    certificate.max_positions = *number;
  }
  return certificate;
}

solver::GamePtr game_of(const Arguments& arguments) {
  return as_usage([&] { return solver::find_game(arguments.positional(0).value())->with(arguments.values("option")); });
}

SeedRange seeds_of(const Arguments& arguments) {
  const auto text = arguments.value("seeds");
  if (!text) throw UsageError("which deals? Give --seeds A-B");
  return parse_seed_range(*text);
}

solver::SeedSource seeds_in(SeedRange range) {
  return [range, next = std::optional(range.first)]() mutable {
    const auto seed = next;
    if (seed) next = *seed == range.last ? std::nullopt : std::optional(*seed + 1);
    return seed;
  };
}

std::optional<std::string> policy_of(const Arguments& arguments, const solver::Game& game) {
  const auto name = arguments.value("policy");
  if (!name) return std::nullopt;
  if (game.policies() == nullptr) {
    throw UsageError("--policy is for precedence: in other games all cards are seen");
  }
  for (const char* const limit : {"max-positions", "max-time", "max-memory"}) {
    if (arguments.has(limit)) throw UsageError("--" + std::string(limit) + " is of a search, a policy takes none");
  }
  std::string names;
  for (const solver::PolicyWords& policy : game.policies()->list()) {
    if (policy.name == *name) return name;
    names += (names.empty() ? "" : ", ") + std::string(policy.name);
  }
  throw UsageError("no policy is called " + core::quoted(*name) + "; the policies are " + names);
}

}  // namespace castellan::cli
