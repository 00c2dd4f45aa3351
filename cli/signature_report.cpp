#include "cli/signature_report.hpp"

#include <iomanip>
#include <numeric>
#include <sstream>

#include "cli/csv_row.hpp"
#include "cli/json.hpp"
#include "cli/version.hpp"

namespace castellan::cli {

namespace {

std::uint64_t total(const std::vector<GameSignature>& games) {
  return std::accumulate(games.begin(), games.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const GameSignature& game) { return sum + game.positions; });
}

}  // namespace

std::string signature_text(const std::vector<GameSignature>& games) {
  constexpr int kLabelWidth = 24;
  constexpr int kNumberWidth = 12;
  std::ostringstream text;
  const auto row = [&](std::string_view label, std::uint64_t positions) {
    text << std::left << std::setw(kLabelWidth) << label << std::right << std::setw(kNumberWidth) << positions << '\n';
  };
  for (const GameSignature& game : games) row(game.game, game.positions);
  row("signature", total(games));
  return text.str();
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
