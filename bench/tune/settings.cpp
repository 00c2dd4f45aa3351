#include "bench/tune/settings.hpp"

#include <algorithm>
#include <boost/program_options.hpp>
#include <sstream>
#include <thread>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "solver/games/games.hpp"
#include "solver/heuristics/features.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"

namespace castellan::bench {

namespace {

namespace po = boost::program_options;
using solver::Heuristic;

/// Settings that are still words.
struct Words {
  std::string game;
  std::vector<std::string> options;
  std::string strategy;
  std::string train;
  std::string test;
  std::string start;
};

/// The plain weights times four: the same order of positions, but room for finer steps than from 1 to 2.
std::string usual_start() {
  constexpr int kFactor = 4;
  Heuristic start = solver::kPlain;
  for (const solver::Feature& feature : solver::all_features()) start.*feature.weight *= kFactor;
  return solver::format_weights(start);
}

po::options_description describe(Words& words, Settings& settings) {
  const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  po::options_description description("Usage: castellan-tune GAME [OPTION]...\nOptions");
  auto add = description.add_options();
  add("help,h", "Show this help and exit.");
  add("game", po::value(&words.game)->required(), "A game's id, name or alias; the first word.");
  add("option", po::value(&words.options)->composing(), "NAME=VALUE: a rule option; repeatable.");
  add("strategy", po::value(&words.strategy)->default_value("best-first-ranks"), "One that uses a heuristic.");
  add("train", po::value(&words.train)->default_value("1000001-1001000"), "A-B: seeds to search on.");
  add("test", po::value(&words.test)->default_value("2000001-2002000"), "A-B: seeds to judge the result on.");
  add("start", po::value(&words.start)->default_value(usual_start()), "FEATURE=N,FEATURE=N,... or a heuristic's name.");
  add("iterations", po::value(&settings.iterations)->default_value(1000), "Weights to try; 0 only measures.");
  add("cap", po::value(&settings.cap)->default_value(20'000), "Positions per deal; failing costs 1.5 times as much.");
  add("random-seed", po::value(&settings.random_seed)->default_value(1), "Same seed, same result.");
  add("threads", po::value(&settings.threads)->default_value(processors), "Worker threads.");
  return description;
}

const solver::Strategy& strategy_of(const std::string& name, const core::Rules& rules) {
  for (const solver::Strategy* strategy : solver::all_strategies()) {
    if (strategy->name != name) continue;
    if (!strategy->uses_heuristic) throw core::InputError("strategy " + name + " uses no heuristic");
    if (!strategy->applies(rules)) throw core::InputError("strategy " + name + " does not apply to these rules");
    return *strategy;
  }
  throw core::InputError("unknown strategy " + core::quoted(name));
}

SeedRange seeds_of(const std::string& text) {
  const auto dash = text.find('-');
  if (dash == std::string::npos) throw core::InputError("seeds " + core::quoted(text) + ": expected A-B");
  const auto seed = [](const std::string& digits) {
    return static_cast<std::uint64_t>(core::parse_deal_number(core::DealSource::kSeed, digits).number);
  };
  const SeedRange range{seed(text.substr(0, dash)), seed(text.substr(dash + 1))};
  if (range.first > range.last) throw core::InputError("seeds " + core::quoted(text) + ": expected A <= B");
  return range;
}

Heuristic heuristic_of(const std::string& text) {
  const auto all = solver::all_heuristics();
  const auto known = std::find_if(all.begin(), all.end(), [&](const auto* other) { return other->name == text; });
  return known != all.end() ? **known : solver::parse_weights(text);
}

}  // namespace

std::optional<Settings> parse_settings(int argc, char** argv, std::string& help) {
  Words words;
  Settings settings;
  const po::options_description description = describe(words, settings);
  po::positional_options_description positionals;
  positionals.add("game", 1);
  po::variables_map values;
  po::store(po::command_line_parser(argc, argv).options(description).positional(positionals).run(), values);
  if (values.contains("help")) {
    std::ostringstream text;
    text << description;
    help = text.str();
    return std::nullopt;
  }
  po::notify(values);

  settings.variant = core::make_variant(core::find_game(solver::find_game(words.game)->names().id), words.options);
  settings.strategy = &strategy_of(words.strategy, settings.variant.rules);
  settings.train = seeds_of(words.train);
  settings.test = seeds_of(words.test);
  settings.start = heuristic_of(words.start);
  if (settings.train.first <= settings.test.last && settings.test.first <= settings.train.last) {
    throw core::InputError("--train and --test must have no seed in common");
  }
  if (settings.threads < 1) throw core::InputError("--threads: at least 1");
  return settings;
}

}  // namespace castellan::bench
