#include "cli/serve/clerk.hpp"

#include <exception>
#include <new>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/formats/formats.hpp"
#include "cli/reports/game_report.hpp"
#include "cli/verdicts/hint_report.hpp"
#include "cli/verdicts/judgement_report.hpp"
#include "cli/verdicts/outcome_report.hpp"
#include "core/input_error.hpp"
#include "solver/games/games.hpp"

namespace castellan::cli::serve {

namespace {

using nlohmann::ordered_json;

NamedDeal deal_of(const solver::Game& game, const Request& request) {
  const auto& [source, number] = request.deal_number;
  return source.empty() ? deal_from_text(game, request.deal_text) : numbered_deal(game, source, number);
}

std::string deal_json(const solver::Game& game, const NamedDeal& named, const std::string& form) {
  Report report{.is_line = true};
  Items& items = report.section().items;
  add_deal(items, game, named.name, *named.deal);
  items.push_back({"text", game.format(*named.deal, deal_form_of(form))});
  return json_of(report);
}

/// On one line.
std::string compact(const std::string& json) { return ordered_json::parse(json).dump(); }

}  // namespace

std::string Clerk::reply(const Request& request) noexcept {
  try {
    return answer_line(request.id, answer(request));
  } catch (const core::InputError& error) {
    return error_line(request.id, error.what());
  } catch (const std::bad_alloc&) {
    return error_line(request.id, "out of memory");
  } catch (const std::exception& error) {
    return error_line(request.id, "internal error: " + std::string(error.what()));
  }
}

Session& Clerk::session_of(const Request& request) {
  if (!session_ || request.game != game_ || request.options != options_) {
    session_.emplace(game_from(request.game, request.options), stop);
    game_ = request.game;
    options_ = request.options;
  }
  session_->set_limits(request.limits);
  return *session_;
}

std::string Clerk::answer(const Request& request) {
  if (request.kind == Request::Kind::kGames) {
    if (request.game.empty()) return compact(json_of(report_of(solver::all_games())));
    return compact(json_of(report_of(*game_from(request.game, request.options))));
  }
  Session& session = session_of(request);
  const solver::Game& game = session.game();
  const NamedDeal named = deal_of(game, request);
  switch (request.kind) {
    case Request::Kind::kSolve:
      return json_of(outcome_report(game, named.name, *named.deal, session.solve(*named.deal, request.question)));
    case Request::Kind::kHint:
      return json_of(hint_report(game, named.name, *named.deal, session.hint(*named.deal, request.question)));
    case Request::Kind::kVerify:
      return json_of(judgement_report(game, named.name, *named.deal, game.judge(*named.deal, request.solution)));
    case Request::Kind::kDeal: return deal_json(game, named, request.form);
    case Request::Kind::kGames:
    case Request::Kind::kCancel: break;
  }
  throw std::logic_error("a request that is not for a clerk");
}

}  // namespace castellan::cli::serve
