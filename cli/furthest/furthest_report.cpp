#include "cli/furthest/furthest_report.hpp"

#include "cli/reports/game_title.hpp"
#include "cli/text/number_text.hpp"
#include "core/castle_game.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli {

namespace {

std::string cards_text(const solver::Furthest& furthest) {
  if (furthest.is_proved()) return counted(furthest.at_least, "card") + " home at most, proved";
  return "at least " + counted(furthest.at_least, "card") + " home, at most " + std::to_string(furthest.at_most);
}

solver::MoveList moves_of(const core::Board& board, const std::vector<core::Step>& line) {
  solver::MoveList moves;
  for (const core::Move& move : core::to_moves(board, line)) {
    moves.push_back({to_string(move.card), to_string(move.from), to_string(move.to), to_string(move)});
  }
  return moves;
}

}  // namespace

void add_furthest(Report& report, const solver::Deal& deal, const solver::Furthest& furthest) {
  Items& items = report.section().items;
  items.push_back(
      {"furthest",
       Fields{{{"at_least", std::uint64_t{furthest.at_least}}, {"at_most", std::uint64_t{furthest.at_most}}}},
       "Furthest", cards_text(furthest)});
  items.push_back({"furthest_positions", furthest.positions});
  items.push_back({"furthest_moves", moves_of(solver::board_of(deal), furthest.line)});
}

std::uint64_t FurthestAnalysis::size() const {
  std::uint64_t size = open;
  for (const auto& [cards, count] : deals) size += count;
  return size;
}

Report report_of(const FurthestAnalysis& analysis) {
  constexpr int kDecimals = 2;
  constexpr std::size_t kColumn = 14;
  Report report;
  Items& run = report.section().items;
  add_origin(run, analysis.numbers);
  add_game(run, analysis.title);
  const std::uint64_t size = analysis.size();
  add_numbers(run, analysis.numbers, analysis.is_partial ? interrupted_text(size) : "");
  run.push_back({"deals", size, "deals"});
  run.push_back({"undecided", analysis.open, "not proved"});
  Rows rows;
  std::string text;
  for (const auto& [cards, count] : analysis.deals) {
    const double share = static_cast<double>(count) / static_cast<double>(size);
    rows.rows.push_back({{"cards", cards}, {"deals", count}, {"share", share}});
    std::string line = std::to_string(cards);
    line.resize(kColumn, ' ');
    line += std::to_string(count);
    line.resize(2 * kColumn, ' ');
    text += line + percent(share, kDecimals) + "\n";
  }
  Items& found = report.section("most cards home").items;
  found.push_back({.key = "furthest", .value = std::move(rows), .audience = Audience::kJson});
  found.push_back({"", Block{text}});
  return report;
}

}  // namespace castellan::cli
