#include "cli/arguments/values.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <thread>

#include "cli/process/interrupt.hpp"
#include "cli/streams/input_file.hpp"
#include "core/input_error.hpp"
#include "core/programs.hpp"
#include "core/text/rules_json.hpp"
#include "solver/games/games.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli {

namespace {

using solver::kMostThreads;

constexpr std::string_view kRuleFileEnding = ".json";
constexpr std::size_t kLargestRuleFile = std::size_t{64} << 10;

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

/// The game that a rule file makes, called by the file's name without its ending.
solver::GamePtr game_in(const std::string& path) {
  const std::string name = std::filesystem::path(path).stem().string();
  return solver::tableau_game(
      {.id = name, .name = name, .rules = parse_file(path, kLargestRuleFile, core::parse_rules), .options = {}});
}

}  // namespace

void refuse(std::string_view option, std::string_view text, std::string_view expected) {
  throw UsageError("--" + std::string(option) + " " + core::quoted(text) + ": expected " + std::string(expected));
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

std::vector<std::string> settings_of(const Arguments& arguments, const solver::Game& game) {
  std::vector<std::string> settings = arguments.values("option");
  const auto program = arguments.value("as");
  if (!program) return settings;
  const std::vector<std::string_view> programs = core::all_programs();
  if (std::ranges::find(programs, *program) == programs.end()) {
    std::string names;
    for (const std::string_view name : programs) names += (names.empty() ? "" : ", ") + std::string(name);
    refuse("as", *program, "one of " + names);
  }
  const core::ProgramRules* const rules = core::program_rules(*program, game.names().id);
  if (rules == nullptr) throw UsageError("--as " + *program + ": it does not play " + game.names().name);
  settings.insert(settings.begin(), rules->settings.begin(), rules->settings.end());
  return settings;
}

solver::GamePtr game_named(const std::string& name, const std::vector<std::string>& settings) {
  const solver::GamePtr own = name.ends_with(kRuleFileEnding) ? game_in(name) : nullptr;
  return as_usage([&] { return (own ? own : solver::find_game(name))->with(settings); });
}

solver::GamePtr game_of(const Arguments& arguments) {
  const solver::GamePtr game = game_named(arguments.positional(0).value(), {});
  return as_usage([&] { return game->with(settings_of(arguments, *game)); });
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
