#include "cli/reports/game_title.hpp"

#include "cli/process/version.hpp"
#include "cli/text/number_text.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

const std::string kGenerator(core::kSeedGeneratorVersion);

}  // namespace

GameTitle title_of(const solver::Game& game) { return {game.names().id, game.names().name, game.options()}; }

void add_game(Items& items, const GameTitle& title) {
  items.push_back({"game", title.id, "game", title.name});
  items.push_back({"options", title.options, "options", title.options_text()});
}

void add_origin(Items& items) {
  items.push_back({.key = "version", .value = std::string(kVersion), .audience = Audience::kJson});
  items.push_back({.key = "generator", .value = kGenerator, .audience = Audience::kJson});
}

void add_seeds(Items& items, const SeedRange& seeds, const std::string& words) {
  const std::string range = std::to_string(seeds.first) + "-" + std::to_string(seeds.last);
  items.push_back({"seeds", seeds, "seeds", range + " (generator " + kGenerator + ")" + words});
  items.push_back({.key = "generator", .value = kGenerator, .audience = Audience::kCsv});
  items.push_back({.key = "version", .value = std::string(kVersion), .audience = Audience::kCsv});
}

std::string interrupted_text(std::uint64_t deals) { return ", interrupted after the first " + counted(deals, "deal"); }

}  // namespace castellan::cli
