#include "cli/deals/rule_note.hpp"

#include <algorithm>
#include <string>

#include "cli/streams/messages.hpp"
#include "core/programs.hpp"

namespace castellan::cli {

void note_other_rules(const solver::Game& game, core::DealSource source) {
  if (source == core::DealSource::kSeed) return;
  const std::string_view program = source == core::DealSource::kPySol ? "pysolfc" : "kpat";
  const core::ProgramRules* const rules = core::program_rules(program, game.names().id);
  if (rules == nullptr) return;
  std::string there;
  std::string here;
  for (const std::string_view setting : rules->settings) {
    const std::string_view name = setting.substr(0, setting.find('='));
    const auto option = std::ranges::find(game.options(), name, [](const auto& entry) { return entry.first; });
    if (option == game.options().end()) continue;
    const std::string played = option->first + "=" + option->second;
    if (played == setting) continue;
    there += " " + std::string(setting);
    here += " " + played;
  }
  if (there.empty()) return;
  say("note: " + std::string(rules->name) + " plays this game with" + there + ", here it is" + here + " (--as " +
      std::string(program) + " plays as there)");
}

}  // namespace castellan::cli
