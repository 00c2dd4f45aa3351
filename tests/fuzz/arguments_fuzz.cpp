// Any bytes as what stands on the command line: a game's name, a deal's number, rule options.

#include <cstdint>

#include "core/deals/deal_number.hpp"
#include "core/variant.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace {

using namespace castellan;

void check_game(std::string_view text) {
  const auto game = fuzz::accepted([&] { return &core::find_game(text); });
  if (game) fuzz::require((*game)->id == text, "a game is found by its id");
}

void check_number(core::DealSource source, std::string_view text) {
  const auto deal = fuzz::accepted([&] { return core::parse_deal_number(source, text); });
  if (!deal) return;
  fuzz::require(core::parse_deal_number(source, core::to_string(deal->number)) == *deal, "a number is read as written");
  for (const core::Game& game : core::all_games())
    fuzz::check_board(game.rules, core::numbered_deal(game.rules, *deal));
}

/// @param text Settings separated by line ends.
void check_options(const core::Game& game, std::string_view text) {
  std::vector<std::string> settings;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    settings.emplace_back(text.substr(start, end - start));
    start = end + 1;
  }
  const auto variant = fuzz::accepted([&] { return core::make_variant(game, settings); });
  if (!variant) return;
  settings.clear();
  for (const auto& [name, value] : variant->options) settings.push_back(name + "=" + value);
  fuzz::require(core::make_variant(game, settings).rules == variant->rules, "options are read as written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_game(text);
  for (const auto source : {core::DealSource::kSeed, core::DealSource::kMicrosoft, core::DealSource::kPySol}) {
    check_number(source, text);
  }
  for (const core::Game& game : core::all_games()) check_options(game, text);
  return 0;
}
