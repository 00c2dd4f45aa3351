#include "cli/verdicts/played_report.hpp"

#include "cli/reports/deal_report.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

Report played_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                     const std::string& policy, const solver::PlayedGame& played) {
  const bool won = played.cards_left == 0;
  const std::string end = won ? "won" : "not won, " + counted(played.cards_left, "card") + " left";
  Report report = deal_report(game, name, deal);
  Items& ending = report.section().items;
  ending.push_back({"policy", policy, "Played by policy " + policy,
                    end + " (of what the policy sees; whether the deal can be won is another question)"});
  ending.push_back({"won", won});
  ending.push_back({"cards_left", std::uint64_t{played.cards_left}});
  Items& moves = report.section().items;
  moves.push_back({"moves", played.moves});
  moves.push_back({"move_count", std::uint64_t{played.moves.size()}});
  return report;
}

}  // namespace castellan::cli
