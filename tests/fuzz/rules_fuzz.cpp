// Any bytes as a rule file.

#include <cstdint>
#include <nlohmann/json.hpp>

#include "core/castle_game.hpp"
#include "core/deals/deal_number.hpp"
#include "core/text/rules_json.hpp"
#include "core/text/rules_text.hpp"
#include "tests/fuzz/fuzzing.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace castellan;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto rules = fuzz::accepted([&] { return core::parse_rules(text); });
  if (!rules) return 0;
  fuzz::require(core::parse_rules(core::rules_to_json(*rules).dump()) == *rules, "rules are read as written");
  fuzz::require(!core::rules_in_words(*rules).empty(), "rules have words");
  // Of rules that are accepted every deal can be dealt, written, read and played.
  const core::Board board = core::numbered_deal(*rules, {core::DealSource::kSeed, size});
  fuzz::check_board(*rules, board);
  const core::CastleGame game(*rules);
  core::Position position = game.start(board);
  core::StepList steps;
  for (std::size_t i = 0; i < 50; ++i) {
    game.moves(position, steps);
    if (steps.empty()) break;
    const core::Step step = steps[(size + 7 * i) % steps.size()];
    const core::Key key = game.key_after(position, game.key(position), step);
    game.apply(position, step);
    fuzz::require(game.key(position) == key, "keys follow moves");
  }
  return 0;
}
