// `castellan games precedence`: rules, options and policies.

#include <boost/algorithm/string/join.hpp>

#include "cli/help/text_layout.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/game_report.hpp"
#include "core/precedence/game.hpp"
#include "solver/precedence/policy.hpp"

namespace castellan::cli::precedence {

namespace {

using core::precedence::the_game;

std::string join(const std::vector<std::string_view>& words, const char* separator) {
  return boost::algorithm::join(std::vector<std::string>(words.begin(), words.end()), separator);
}

std::string option_text(const core::RuleOption<core::precedence::Rules>& option) {
  constexpr std::size_t kIndent = 6;
  const std::string setting = std::string(option.name) + "=" + join(option.values, "|");
  return "  " + setting + "  (default " + option.get(the_game().rules) + ")\n" + paragraph(option.meaning, kIndent);
}

}  // namespace

std::string game_in_brief() {
  return std::string(the_game().name) + ": a stock of two decks, 8 foundations built down from K, Q, J, … 6";
}

std::string game_text() {
  constexpr std::size_t kPolicyColumn = 14;
  std::string text = std::string(the_game().name) + " (" + std::string(the_game().id) + ")\nalso called " +
                     join(the_game().aliases, ", ") + "\n\n" + paragraph(the_game().description);
  text += "\nOptions (--option name=value):\n";
  for (const auto* option : core::precedence::rule_options()) text += option_text(*option);
  text += "\nPolicies (--policy NAME of solve and analyze), which see only what the player has seen:\n";
  for (const auto& policy : solver::precedence::all_policies()) {
    text += labelled(policy.name, policy.description, kPolicyColumn);
  }
  return text;
}

Json game_json() {
  Json options = Json::array();
  for (const auto* option : core::precedence::rule_options()) {
    options.push_back({{"name", option->name},
                       {"values", option->values},
                       {"default", option->get(the_game().rules)},
                       {"meaning", option->meaning}});
  }
  Json policies = Json::array();
  for (const auto& policy : solver::precedence::all_policies()) {
    policies.push_back({{"name", policy.name}, {"description", policy.description}});
  }
  return {{"id", the_game().id},
          {"name", the_game().name},
          {"aliases", the_game().aliases},
          {"description", the_game().description},
          {"options", options},
          {"policies", policies}};
}

ExitCode run_games(const Arguments& arguments, Output& output) {
  constexpr int kIndent = 2;
  output.write(arguments.choice("format") == "json" ? game_json().dump(kIndent) : game_text());
  return ExitCode::kDone;
}

}  // namespace castellan::cli::precedence
