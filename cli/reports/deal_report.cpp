#include "cli/reports/deal_report.hpp"

#include "cli/reports/game_title.hpp"

namespace castellan::cli {

void add_deal(Items& items, const solver::Game& game, const DealName& name, const solver::Deal& deal) {
  const GameTitle title = title_of(game);
  items.push_back({"game", title.id});
  items.push_back({"options", title.options});
  if (!title.rules.empty()) items.push_back({"rules", JsonText{title.rules}});
  items.push_back({"deal", deal_fields(name, game.format(deal, solver::DealForm::kLine))});
}

Report deal_report(const solver::Game& game, const DealName& name, const solver::Deal& deal) {
  const GameTitle title = title_of(game);
  Report report{.style = Report::Style::kProse,
                .heading = title.name + ", " + name_text(name) + " (" + title.options_text() + ")",
                .is_line = true};
  Items& items = report.section().items;
  add_deal(items, game, name, deal);
  items.push_back({"", Block{game.format(deal, solver::DealForm::kBoard)}});
  return report;
}

}  // namespace castellan::cli
