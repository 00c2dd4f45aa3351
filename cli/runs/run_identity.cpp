#include "cli/runs/run_identity.hpp"

#include <array>
#include <optional>
#include <sstream>
#include <utility>

#include "cli/process/errors.hpp"
#include "core/deals/deal_number.hpp"
#include "core/input_error.hpp"
#include "solver/games/games.hpp"

namespace castellan::cli::runs {

namespace {

std::string seconds_text(const std::optional<double>& seconds) {
  if (!seconds) return "none";
  std::ostringstream text;
  text << *seconds << " s";
  return text.str();
}

/// The options, taken apart again.
std::vector<std::string> option_settings(const RunIdentity& identity) {
  std::istringstream words(identity.options);
  std::vector<std::string> settings;
  for (std::string word; words >> word;) settings.push_back(word);
  return settings;
}

}  // namespace

RunIdentity identity_of(const solver::Game& game, const solver::Limits& limits) {
  std::ostringstream engine;
  engine << std::hex << game.engine_stamp();
  return {.game = game.names().id,
          .game_name = game.names().name,
          .options = core::options_text(game.options()),
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

GameTitle title_of(const RunIdentity& identity) {
  GameTitle title{.id = identity.game, .name = identity.game_name, .options = {}};
  for (const std::string& setting : option_settings(identity)) {
    const auto equals = setting.find('=');
    title.options.emplace_back(setting.substr(0, equals),
                               equals == std::string::npos ? "" : setting.substr(equals + 1));
  }
  return title;
}

solver::GamePtr game_of(const RunIdentity& identity) {
  return solver::find_game(identity.game)->with(option_settings(identity));
}

void check_engine(const RunIdentity& identity, const solver::Game& game) {
  const RunIdentity mine = identity_of(game, identity.limits);
  if (const std::string other = difference(mine, identity); !other.empty()) {
    throw core::InputError("the run is of another kind than this program's: " + other);
  }
}

}  // namespace castellan::cli::runs
