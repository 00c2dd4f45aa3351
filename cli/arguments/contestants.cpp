#include "cli/arguments/contestants.hpp"

#include <algorithm>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <map>
#include <optional>

#include "cli/process/errors.hpp"
#include "core/input_error.hpp"
#include "solver/heuristics/features.hpp"
#include "solver/heuristics/heuristics.hpp"
#include "solver/strategies/strategies.hpp"

namespace castellan::cli {

namespace {

using solver::Heuristic;
using solver::Rung;
using solver::Strategy;

/// The contestant that decides as `solve` does.
constexpr std::string_view kLadder = "ladder";

std::vector<std::string> split_list(const std::string& text) {
  std::vector<std::string> words;
  boost::split(words, text, boost::is_any_of(","));
  return words;
}

/// Builds the list contestant by contestant.
class Builder {
 public:
  /// @param strategies Separated by commas.
  Builder(const Arguments& arguments, const core::Rules& rules, const std::string& strategies) : rules_(rules) {
    for (const Heuristic* heuristic : solver::all_heuristics()) heuristics_.emplace(heuristic->name, heuristic);
    const std::vector<std::string> definitions = arguments.values("weights");
    for (const std::string& definition : definitions) define(definition);
    // What a strategy is run with that names no heuristic itself.
    for (const std::string& name : split_list(arguments.value("heuristics").value_or("plain"))) {
      static_cast<void>(find_heuristic(name));
      usual_.push_back(name);
    }
    for (const auto& [name, heuristic] : list_.own_heuristics) {
      if (std::find(usual_.begin(), usual_.end(), name) == usual_.end()) usual_.push_back(name);
    }
    for (const std::string& word : split_list(strategies)) add(word);
    const bool any_guided = std::any_of(list_.contestants.begin(), list_.contestants.end(), [](const auto& contestant) {
      return contestant.name.find('/') != std::string::npos;
    });
    if (!any_guided && (arguments.has("heuristics") || !definitions.empty())) {
      throw UsageError("--heuristics and --weights: none of the --strategies is to be run with them");
    }
  }

  ContestantList take() { return std::move(list_); }

 private:
  /// --weights NAME:FEATURE=N,…
  void define(const std::string& definition) {
    const auto colon = definition.find(':');
    const std::string name = definition.substr(0, colon);
    if (colon == std::string::npos || name.empty() || name.find_first_of(",/") != std::string::npos) {
      throw UsageError("--weights " + core::quoted(definition) + ": expected NAME:FEATURE=N,FEATURE=N and so on");
    }
    if (heuristics_.contains(name))
      throw UsageError("--weights: there is a heuristic " + core::quoted(name) + " already");
    try {
      list_.own_heuristics.emplace_back(name, solver::parse_weights(definition.substr(colon + 1)));
    } catch (const core::InputError& error) {
      throw UsageError("--weights " + name + ": " + error.what());
    }
    auto& [own_name, heuristic] = list_.own_heuristics.back();
    heuristic.name = own_name;
    heuristics_.emplace(own_name, &heuristic);
  }

  const Heuristic& find_heuristic(const std::string& name) const {
    const auto found = heuristics_.find(name);
    if (found != heuristics_.end()) return *found->second;
    throw UsageError("unknown heuristic " + core::quoted(name) + "; there are " + heuristic_names() +
                     " and those of --weights");
  }

  const Strategy& find_strategy(const std::string& name) const {
    for (const Strategy* strategy : solver::all_strategies()) {
      if (strategy->name != name) continue;
      if (strategy->applies(rules_)) return *strategy;
      throw UsageError("strategy " + name + " does not apply to these rules");
    }
    throw UsageError("unknown strategy " + core::quoted(name) + "; there are " + strategy_names());
  }

  /// STRATEGY or STRATEGY/HEURISTIC.
  void add(const std::string& word) {
    const auto slash = word.find('/');
    const std::string name = word.substr(0, slash);
    const auto heuristic = slash == std::string::npos ? std::nullopt : std::optional(word.substr(slash + 1));
    if (name == kLadder) {
      add_ladder(heuristic);
      return;
    }
    const Strategy& strategy = find_strategy(name);
    if (!strategy.uses_heuristic) {
      if (heuristic) throw UsageError("strategy " + name + " uses no heuristic");
      add(name, {alone(strategy, nullptr)});
    } else if (heuristic) {
      add(word, {alone(strategy, &find_heuristic(*heuristic))});
    } else {
      for (const std::string& usual : usual_) add(name + "/" + usual, {alone(strategy, &find_heuristic(usual))});
    }
  }

  /// The usual ladder, as it is or with this heuristic on every rung that uses one.
  void add_ladder(const std::optional<std::string>& heuristic) {
    const auto usual = solver::ladder_for(rules_);
    std::vector<Rung> ladder(usual.begin(), usual.end());
    if (!heuristic) {
      add(std::string(kLadder), ladder);
      return;
    }
    for (Rung& rung : ladder) {
      if (rung.strategy->uses_heuristic) rung.heuristic = &find_heuristic(*heuristic);
    }
    add(std::string(kLadder) + "/" + *heuristic, ladder);
  }

  /// A ladder of this strategy alone, bounded by the limits of the deal.
  static Rung alone(const Strategy& strategy, const Heuristic* heuristic) {
    return {&strategy, solver::kNoAllowance, heuristic};
  }

  void add(const std::string& name, std::vector<Rung> ladder) {
    for (const solver::Contestant& other : list_.contestants) {
      if (other.name == name) throw UsageError("--strategies: " + name + " is named twice");
    }
    list_.contestants.push_back({name, std::move(ladder)});
  }

  const core::Rules& rules_;
  ContestantList list_;
  std::map<std::string, const Heuristic*, std::less<>> heuristics_;
  std::vector<std::string> usual_;
};

}  // namespace

ContestantList contestants_of(const Arguments& arguments, const core::Rules& rules) {
  return Builder(arguments, rules, arguments.value("strategies").value_or(std::string(kLadder))).take();
}

std::vector<Rung> ladder_of(const Arguments& arguments, const core::Rules& rules) {
  const std::string strategy = arguments.value("strategy").value_or(std::string(kLadder));
  auto contestants = Builder(arguments, rules, strategy).take().contestants;
  if (contestants.size() != 1) throw UsageError("--strategy takes one; `castellan bench` compares several");
  return std::move(contestants.front().ladder);
}

std::string strategy_names() {
  std::string names(kLadder);
  for (const Strategy* strategy : solver::all_strategies()) names += ", " + std::string(strategy->name);
  return names;
}

std::string heuristic_names() {
  std::string names;
  for (const Heuristic* heuristic : solver::all_heuristics()) {
    names += (names.empty() ? "" : ", ") + std::string(heuristic->name);
  }
  return names;
}

}  // namespace castellan::cli
