#include "cli/runs/run_identity.hpp"

#include <array>
#include <optional>
#include <sstream>
#include <utility>

#include "core/deals/deal_number.hpp"
#include "core/input_error.hpp"
#include "core/text/rules_json.hpp"
#include "solver/games/games.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli::runs {

namespace {

std::string seconds_text(const std::optional<double>& seconds) {
  if (!seconds) return "none";
  std::ostringstream text;
  text << *seconds << " s";
  return text.str();
}

std::string engine_of(const solver::Game& game) {
  std::ostringstream engine;
  engine << std::hex << game.engine_stamp();
  return engine.str();
}

/// The program's game of this id with the run's options; null if there is none.
solver::GamePtr known_game(const RunIdentity& identity) {
  for (const solver::GamePtr& game : solver::all_games()) {
    if (game->names().id != identity.game) continue;
    std::istringstream words(identity.options);
    std::vector<std::string> settings;
    for (std::string word; words >> word;) settings.push_back(word);
    return game->with(settings);
  }
  return nullptr;
}

/// Whether both mean the same, however they are written.
bool same_rules(const RunIdentity& a, const RunIdentity& b) {
  return a.rules == b.rules || game_of(a)->rules_json() == game_of(b)->rules_json();
}

}  // namespace

RunIdentity identity_of(const solver::Game& game, const solver::Limits& limits, core::DealSource source) {
  return {.game = game.names().id,
          .game_name = game.names().name,
          .options = core::options_text(game.options()),
          .rules = game.rules_json(),
          .generator = std::string(generator_of(source)),
          .engine = engine_of(game),
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
  return same_rules(mine, other) ? "" : "other rules of the same name";
}

core::DealSource source_of(const RunIdentity& identity) {
  for (const auto source : {core::DealSource::kSeed, core::DealSource::kMicrosoft, core::DealSource::kPySol}) {
    if (identity.generator == generator_of(source)) return source;
  }
  throw core::InputError("the run is of deals of another generator: " + core::quoted(identity.generator));
}

std::string limits_text(const solver::Limits& limits) {
  return "--max-positions " + std::to_string(limits.max_positions) + ", --max-time " +
         seconds_text(limits.max_seconds) + ", --max-memory " + std::to_string(limits.max_memory);
}

core::OptionValues option_values(const RunIdentity& identity) {
  core::OptionValues values;
  std::istringstream words(identity.options);
  for (std::string setting; words >> setting;) {
    const auto equals = setting.find('=');
    values.emplace_back(setting.substr(0, equals), equals == std::string::npos ? "" : setting.substr(equals + 1));
  }
  return values;
}

solver::GamePtr game_of(const RunIdentity& identity) {
  const solver::GamePtr known = known_game(identity);
  if (known != nullptr && (identity.rules.empty() || known->rules_json() == identity.rules)) return known;
  return solver::tableau_game({.id = identity.game,
                               .name = identity.game_name,
                               .rules = core::parse_rules(identity.rules),
                               .options = option_values(identity)});
}

void check_engine(const RunIdentity& identity, const solver::Game& game) {
  RunIdentity mine = identity;
  mine.generator = generator_of(source_of(identity));
  mine.engine = engine_of(game);
  if (const std::string other = difference(mine, identity); !other.empty()) {
    throw core::InputError("the run is of another kind than this program's: " + other);
  }
}

}  // namespace castellan::cli::runs
