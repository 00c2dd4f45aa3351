#include "cli/reports/signature_report.hpp"

#include <numeric>

#include "cli/process/version.hpp"
#include "cli/reports/csv_row.hpp"
#include "cli/reports/json.hpp"
#include "cli/reports/text_table.hpp"

namespace castellan::cli {

namespace {

std::uint64_t total(const std::vector<GameSignature>& games) {
  return std::accumulate(games.begin(), games.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const GameSignature& game) { return sum + game.positions; });
}

}  // namespace

std::string signature_text(const std::vector<GameSignature>& games) {
  constexpr std::size_t kLabelWidth = 24;
  TextTable table(kLabelWidth);
  for (const GameSignature& game : games) table.cells(game.game, {std::to_string(game.positions)});
  table.cells("signature", {std::to_string(total(games))});
  return table.text();
}

std::string signature_json(const std::vector<GameSignature>& games) {
  Json positions = Json::object();
  for (const GameSignature& game : games) positions[std::string(game.game)] = game.positions;
  const Json json = {{"version", kVersion}, {"positions", positions}, {"signature", total(games)}};
  constexpr int kIndent = 2;
  return json.dump(kIndent);
}

std::string signature_csv(const std::vector<GameSignature>& games) {
  std::string text;
  for (const GameSignature& game : games) {
    CsvRow row;
    row.add("version", kVersion);
    row.add("game", game.game);
    row.add("positions", game.positions);
    if (text.empty()) text += row.header();
    text += row.values();
  }
  return text;
}

}  // namespace castellan::cli
