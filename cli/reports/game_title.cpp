#include "cli/reports/game_title.hpp"

#include "core/precedence/game.hpp"

namespace castellan::cli {

std::string GameTitle::options_text() const {
  std::string text;
  for (const auto& [name_of_option, value] : options) text += (text.empty() ? "" : " ") + name_of_option + "=" + value;
  return text;
}

GameTitle title_of(const core::Variant& variant) { return {variant.id, variant.name, variant.options}; }

GameTitle title_of(const core::precedence::Rules& rules) {
  const core::precedence::Game& game = core::precedence::the_game();
  return {std::string(game.id), std::string(game.name), core::values_of(core::precedence::rule_options(), rules)};
}

}  // namespace castellan::cli
