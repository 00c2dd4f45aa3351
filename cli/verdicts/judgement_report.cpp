#include "cli/verdicts/judgement_report.hpp"

#include "cli/reports/deal_report.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

std::string judgement_text(const solver::Judgement& judgement) {
  if (judgement.illegal_move) {
    return "move " + std::to_string(*judgement.illegal_move + 1) + " " + judgement.reason;
  }
  const std::string moves = counted(judgement.moves, "move");
  if (judgement.won) return "legal and won: " + moves;
  return "legal but not won: " + moves + ", " + std::to_string(judgement.home) + " of " +
         counted(judgement.deck, "card") + " home";
}

Report judgement_report(const solver::Game& game, const DealName& name, const solver::Deal& deal,
                        const solver::Judgement& judgement) {
  Report report = deal_report(game, name, deal);
  Items& items = report.section().items;
  items.push_back({"legal", !judgement.illegal_move, "Judgement", judgement_text(judgement)});
  items.push_back({"won", judgement.won});
  items.push_back({"move_count", std::uint64_t{judgement.moves}});
  if (judgement.illegal_move) items.push_back({"problem", judgement_text(judgement)});
  return report;
}

}  // namespace castellan::cli
