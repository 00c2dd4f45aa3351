#include "cli/precedence/played_report.hpp"

#include <stdexcept>

#include "cli/reports/number_text.hpp"
#include "cli/reports/outcome_report.hpp"
#include "core/precedence/replay.hpp"
#include "core/precedence/solution_text.hpp"
#include "core/precedence/stock_text.hpp"

namespace castellan::cli::precedence {

using core::precedence::Move;
using core::precedence::Rules;
using core::precedence::Stock;

PlayedGame played_game(const Rules& rules, const Stock& stock, const solver::precedence::Policy& policy,
                       std::uint64_t number) {
  const core::precedence::StockGame game(rules, stock);
  solver::precedence::Annealing annealing;
  PlayedGame played{.policy = policy.name, .moves = core::precedence::to_moves(policy.play(game, number, annealing))};
  const auto result = core::precedence::replay(rules, stock, played.moves);
  if (result.illegal_move) throw std::logic_error("the policy made an illegal move");
  played.cards_left = static_cast<int>(result.table.stock.size() + result.table.waste.size());
  return played;
}

Json moves_json(const std::vector<Move>& moves) {
  Json json = Json::array();
  json.get_ref<Json::array_t&>().reserve(moves.size());
  for (const Move& move : moves) json.push_back(core::precedence::move_to_json(move));
  return json;
}

std::string played_json(const GameTitle& title, const DealName& name, const Stock& stock, const PlayedGame& game) {
  const Json json = {{"game", title.id},
                     {"options", options_json(title)},
                     {"deal", deal_json(name, core::precedence::format_stock_line(stock))},
                     {"policy", game.policy},
                     {"won", game.cards_left == 0},
                     {"cards_left", game.cards_left},
                     {"moves", moves_json(game.moves)},
                     {"move_count", game.moves.size()}};
  return json.dump();
}

std::string played_text(const GameTitle& title, const DealName& name, const Stock& stock, const PlayedGame& game) {
  const std::string end = game.cards_left == 0
                              ? "won"
                              : "not won, " + counted(static_cast<std::uint64_t>(game.cards_left), "card") + " left";
  return title.name + ", " + name_text(name) + " (" + title.options_text() + ")\n\n" +
         core::precedence::format_stock_lines(stock) + "\nPlayed by policy " + std::string(game.policy) + ": " + end +
         " (of what the policy sees; whether the deal can be won is another question).\n\n" +
         core::precedence::format_moves(game.moves);
}

}  // namespace castellan::cli::precedence
