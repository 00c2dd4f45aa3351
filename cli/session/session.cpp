#include "cli/session/session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/deals/deal_number.hpp"
#include "core/input_error.hpp"
#include "core/text/rules_json.hpp"
#include "core/text/text_input.hpp"
#include "solver/games/games.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli {

solver::GamePtr game_from(std::string_view name_or_rules, const std::vector<std::string>& settings) {
  if (!core::trimmed(name_or_rules).starts_with('{')) return solver::find_game(name_or_rules)->with(settings);
  return solver::tableau_game({"own", "Own game", core::parse_rules(name_or_rules), {}})->with(settings);
}

NamedDeal deal_from_text(const solver::Game& game, std::string_view text) {
  return {{"text", {}}, game.read_deal(text, {})};
}

NamedDeal numbered_deal(const solver::Game& game, std::string_view source, std::string_view number) {
  constexpr std::array kSources = {core::DealSource::kSeed, core::DealSource::kMicrosoft, core::DealSource::kPySol};
  const auto* const known =
      std::ranges::find(kSources, source, [](core::DealSource one) { return core::to_string(one); });
  if (known == kSources.end()) {
    throw core::InputError("no deals are called " + core::quoted(source) + "; expected seed, ms or pysol");
  }
  const core::DealNumber deal = core::parse_deal_number(*known, number);
  return {{std::string(source), deal.number}, game.numbered_deal(deal)};
}

solver::DealForm deal_form_of(std::string_view word) {
  using solver::DealForm;
  constexpr std::array<std::pair<std::string_view, DealForm>, 6> kForms = {{{"board", DealForm::kBoard},
                                                                            {"line", DealForm::kLine},
                                                                            {"json", DealForm::kJson},
                                                                            {"solvitaire", DealForm::kSolvitaire},
                                                                            {"fc-solve", DealForm::kFcSolve},
                                                                            {"unicode", DealForm::kUnicode}}};
  for (const auto& [known, form] : kForms) {
    if (known == word) return form;
  }
  throw core::InputError("no form of deals is called " + core::quoted(word) +
                         "; expected board, line, json, solvitaire, fc-solve or unicode");
}

void Session::set_limits(const solver::Limits& limits) {
  if (limits == limits_) return;
  limits_ = limits;
  decider_.reset();
}

void Session::set_threads(int threads) {
  if (threads == threads_) return;
  threads_ = threads;
  decider_.reset();
}

solver::GameDecider& Session::decider() {
  if (!decider_) decider_ = game_->decider(limits_, &stop_, threads_);
  return *decider_;
}

solver::Outcome Session::solve(const solver::Deal& deal, solver::Question question, const solver::Watch& watch) {
  return decider().answer(question, deal, watch);
}

solver::Hints Session::hint(const solver::Deal& position, solver::Question question, const solver::Watch& watch) {
  if (game_->tableau() == nullptr) throw core::InputError("hints are for tableau games, not " + game_->names().name);
  return solver::hints(*game_, position, [&](const solver::Deal& after) {
    if (!stop_) return decider().answer(question, after, watch);
    solver::Outcome outcome;
    outcome.limit = solver::LimitHit::kInterrupted;
    return outcome;
  });
}

}  // namespace castellan::cli
