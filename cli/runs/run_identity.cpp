#include "cli/runs/run_identity.hpp"

#include <array>
#include <optional>
#include <sstream>
#include <utility>

#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli::runs {

namespace {

std::string seconds_text(const std::optional<double>& seconds) {
  if (!seconds) return "none";
  std::ostringstream text;
  text << *seconds << " s";
  return text.str();
}

}  // namespace

RunIdentity identity_of(const GameTitle& title, const solver::SeedDecider& decide, const solver::Limits& limits,
                        int threads) {
  std::ostringstream engine;
  engine << std::hex << solver::engine_fingerprint(decide, threads, interrupted());
  if (interrupted()) throw Interrupted();
  return {.game = std::string(title.id),
          .game_name = std::string(title.name),
          .options = title.options_text(),
          .generator = std::string(core::kSeedGeneratorVersion),
          .engine = engine.str(),
          .limits = limits};
}

std::string difference(const RunIdentity& mine, const RunIdentity& other) {
  const auto number = [](std::uint64_t value) { return std::to_string(value); };
  const std::array<std::array<std::string, 3>, 7> parts = {{
      {"game", mine.game, other.game},
      {"rule options", mine.options, other.options},
      {"deal generator", mine.generator, other.generator},
      {"engine", mine.engine, other.engine},
      {"--max-positions", number(mine.limits.max_positions), number(other.limits.max_positions)},
      {"--max-time", seconds_text(mine.limits.max_seconds), seconds_text(other.limits.max_seconds)},
      {"--max-memory", number(mine.limits.max_memory), number(other.limits.max_memory)},
  }};
  for (const auto& [name, here, there] : parts) {
    if (here != there) return name + " " + there + ", not " + here;
  }
  return {};
}

std::vector<std::string> option_settings(const RunIdentity& identity) {
  std::istringstream words(identity.options);
  std::vector<std::string> settings;
  for (std::string word; words >> word;) settings.push_back(word);
  return settings;
}

GameTitle title_of(const RunIdentity& identity) {
  GameTitle title{.id = identity.game, .name = identity.game_name, .options = {}};
  for (const std::string& setting : option_settings(identity)) {
    const auto equals = setting.find('=');
    title.options.emplace_back(setting.substr(0, equals),
                               equals == std::string::npos ? "" : setting.substr(equals + 1));
  }
  return title;
}

}  // namespace castellan::cli::runs
