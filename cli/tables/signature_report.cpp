#include "cli/tables/signature_report.hpp"

#include <sstream>

#include "cli/process/version.hpp"

namespace castellan::cli {

Report report_of(const std::vector<GameSignature>& games) {
  std::uint64_t total = 0;
  Fields positions;
  Rows rows;
  Report report{.title = "The signature of the search"};
  Items& items = report.section().items;
  items.push_back({"version", std::string(kVersion)});
  Fields engines;
  Items stamps;
  for (const GameSignature& game : games) {
    total += game.positions;
    positions.items.push_back({game.game, game.positions});
    rows.rows.push_back({{"game", game.game}, {"positions", game.positions}});
    items.push_back({"", game.positions, game.game});
    std::ostringstream engine;
    engine << std::hex << game.engine;
    engines.items.push_back({game.game, engine.str()});
    stamps.push_back({"", engine.str(), "engine of " + game.game});
  }
  items.insert(items.end(), stamps.begin(), stamps.end());
  items.push_back({.key = "positions", .value = positions, .audience = Audience::kJson});
  items.push_back({.key = "signature", .value = total, .label = "signature", .audience = Audience::kJson});
  items.push_back({.key = "engines", .value = engines, .audience = Audience::kJson});
  items.push_back({.key = "games", .value = rows, .audience = Audience::kCsv});
  return report;
}

}  // namespace castellan::cli
