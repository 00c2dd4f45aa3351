#include "core/variant.hpp"

#include "core/options.hpp"
#include "core/rules_check.hpp"

namespace castellan::core {

Variant make_variant(const Game& game, const std::vector<std::string>& settings) {
  const OptionList<Rules> options = options_of(game);
  const Rules rules = with_settings(game.rules, game.name, options, settings);
  check_rules(rules);
  return {std::string(game.id), std::string(game.name), rules, values_of(options, rules)};
}

}  // namespace castellan::core
