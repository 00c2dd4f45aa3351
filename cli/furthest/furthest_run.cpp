#include "cli/furthest/furthest_run.hpp"

#include <memory>
#include <optional>

#include "cli/arguments/run_options.hpp"
#include "cli/arguments/values.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/deals/rule_note.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/progress.hpp"
#include "solver/games/tableau_game.hpp"
#include "solver/threads/deal_pipeline.hpp"

namespace castellan::cli {

namespace {

/// The most cards home of one deal: of a win all of them, which the usual search finds sooner. No value if unproved.
std::optional<std::uint64_t> furthest_of(const solver::Game& game, solver::GameDecider& decider,
                                         const solver::Deal& deal, const solver::Limits& limits) {
  const core::Rules& rules = *game.tableau();
  if (decider.answer(solver::Question::kWinnable, deal).verdict == solver::Verdict::kWinnable) {
    return static_cast<std::uint64_t>(rules.deck_size());
  }
  const solver::Furthest found = solver::furthest(rules, solver::board_of(deal), limits, &interrupted());
  return found.is_proved() ? std::optional<std::uint64_t>(found.at_least) : std::nullopt;
}

}  // namespace

FurthestAnalysis run_furthest(const Arguments& arguments, const solver::Game& game) {
  for (const char* const option :
       {"compare", "db", "rows", "shard", "until-halfwidth", "interval", "histogram", "lines"}) {
    if (arguments.has(option)) throw UsageError("--" + std::string(option) + " does not go with --furthest");
  }
  if (game.tableau() == nullptr) throw UsageError("--furthest is for tableau games");
  FurthestAnalysis analysis{.title = title_of(game), .numbers = numbers_of(arguments), .deals = {}};
  note_other_rules(game, analysis.numbers.source);
  const solver::Limits limits = limits_of(arguments);
  const core::DealSource source = analysis.numbers.source;
  Progress progress(analysis.numbers.size(), progress_mode_of(arguments));
  const auto make_worker = [&] {
    return [&, decider = std::shared_ptr<solver::GameDecider>(game.decider(limits, &interrupted()))](
               std::uint64_t number) -> std::optional<std::uint64_t> {
      if (interrupted()) return std::nullopt;
      return furthest_of(game, *decider, *game.numbered_deal({source, number}), limits);
    };
  };
  const auto deck = static_cast<std::uint64_t>(game.tableau()->deck_size());
  const auto report = [&](std::uint64_t, const std::optional<std::uint64_t>& cards) {
    analysis.is_partial = analysis.is_partial || interrupted();
    if (analysis.is_partial) return;
    if (cards) {
      ++analysis.deals[*cards];
    } else {
      ++analysis.open;
    }
    progress.show(analysis.size(), analysis.deals.contains(deck) ? analysis.deals.at(deck) : 0, analysis.open);
  };
  solver::run_deal_pipeline<std::uint64_t, std::optional<std::uint64_t>>(
      threads_of(arguments), make_worker, each_of(analysis.numbers), report, interrupted());
  return analysis;
}

}  // namespace castellan::cli
