// The C interface: no more than a translation, for everything is done by Session and Answer. No exception leaves it.

#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "cli/formats/formats.hpp"
#include "cli/library/handle.hpp"
#include "cli/process/version.hpp"
#include "cli/reports/game_report.hpp"
#include "cli/verdicts/judgement_report.hpp"
#include "solver/games/games.hpp"

namespace cli = castellan::cli;
namespace solver = castellan::solver;
using castellan::core::InputError;
using cli::guarded;
using cli::verdict_of;

static_assert(CASTELLAN_INTERFACE == CASTELLAN_SOVERSION, "the shared library is named after another interface");

namespace {

/// Of what fails without a session.
thread_local std::string error_of_thread;

const char* given(const char* text, const char* what) {
  if (text == nullptr) throw InputError(std::string(what) + " is NULL");
  return text;
}

std::vector<std::string> words_of(const char* text) {
  std::istringstream stream(text == nullptr ? "" : text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

solver::Question question_of(castellan_question question) {
  switch (question) {
    case CASTELLAN_ANY_SOLUTION: return solver::Question::kWinnable;
    case CASTELLAN_GOOD_SOLUTION: return solver::Question::kStraight;
    case CASTELLAN_SHORT_SOLUTION: return solver::Question::kShortest;
  }
  throw InputError("there is no such question");
}

const cli::NamedDeal& deal_of(const castellan_session& session) {
  if (!session.deal) throw InputError("no deal is set");
  return *session.deal;
}

/// Sets the deal that `read` returns.
template <typename Read>
int set_deal(castellan_session& session, Read read) {
  return guarded(session.error, -1, [&] {
    session.deal = read();
    session.answer.reset();
    return 0;
  });
}

template <typename Change>
int set_limits(castellan_session& session, bool in_range, const char* expected, Change change) {
  return guarded(session.error, -1, [&] {
    if (!in_range) throw InputError(std::string("expected ") + expected);
    solver::Limits limits = session.session.limits();
    change(limits);
    session.session.set_limits(limits);
    return 0;
  });
}

/// Answers a question under the eyes of the user's watch.
/// @param find Makes the outcome or the hints.
template <typename Find>
castellan_verdict ask(castellan_session& session, castellan_question question, Find find) {
  return guarded(session.error, CASTELLAN_ERROR, [&] {
    session.answer.reset();
    session.stop = false;
    std::size_t moves = 0;
    std::size_t at_least = 0;
    solver::Watch watch;
    if (session.watch != nullptr) {
      watch.may_go_on = [&](std::uint64_t positions) {
        if (session.watch(session.watch_data, positions, moves, at_least) != 0) session.stop = true;
        return !session.stop;
      };
      watch.shortest = [&](std::size_t best, std::size_t bound) {
        moves = best;
        at_least = bound;
      };
    }
    const cli::NamedDeal& deal = deal_of(session);
    session.answer.emplace(session.session.game(), deal, find(*deal.deal, question_of(question), watch));
    return verdict_of(session.answer->verdict());
  });
}

}  // namespace

int castellan_interface() { return CASTELLAN_INTERFACE; }
const char* castellan_version() { return cli::kVersion.data(); }

const char* castellan_games_json() {
  return guarded<const char*>(error_of_thread, nullptr, [] {
    static const std::string games = cli::json_of(cli::report_of(solver::all_games()));
    return games.c_str();
  });
}

castellan_session* castellan_open(const char* game, const char* options) {
  return guarded<castellan_session*>(error_of_thread, nullptr, [&] {
    return new castellan_session(cli::game_from(given(game, "game"), words_of(options)));
  });
}

void castellan_close(castellan_session* session) { delete session; }

const char* castellan_error(const castellan_session* session) {
  return session == nullptr ? error_of_thread.c_str() : session->error.c_str();
}

int castellan_read_deal(castellan_session* session, const char* text) {
  return set_deal(*session, [&] { return cli::deal_from_text(session->session.game(), given(text, "text")); });
}

int castellan_number_deal(castellan_session* session, const char* source, const char* number) {
  return set_deal(*session, [&] {
    return cli::numbered_deal(session->session.game(), given(source, "source"), given(number, "number"));
  });
}

const char* castellan_deal_text(castellan_session* session, const char* form) {
  return guarded<const char*>(session->error, nullptr, [&] {
    session->deal_text =
        session->session.game().format(*deal_of(*session).deal, cli::deal_form_of(given(form, "form")));
    return session->deal_text.c_str();
  });
}

int castellan_limit_positions(castellan_session* session, uint64_t positions) {
  return set_limits(*session, positions > 0, "at least 1 position",
                    [&](solver::Limits& limits) { limits.max_positions = positions; });
}

int castellan_limit_seconds(castellan_session* session, double seconds) {
  const bool in_range = seconds >= 0 && seconds <= solver::kMostSeconds;
  return set_limits(*session, in_range, "seconds, 0 (no limit) to 1e9", [&](solver::Limits& limits) {
    limits.max_seconds = seconds > 0 ? std::optional(seconds) : std::nullopt;
  });
}

int castellan_limit_memory(castellan_session* session, size_t bytes) {
  return set_limits(*session, bytes >= solver::kLeastMemory, "at least 1 MiB of memory",
                    [&](solver::Limits& limits) { limits.max_memory = bytes; });
}

int castellan_set_threads(castellan_session* session, int threads) {
  return guarded(session->error, -1, [&] {
    if (threads < 1 || threads > solver::kMostThreads) throw InputError("expected 1 to 1024 threads");
    session->session.set_threads(threads);
    return 0;
  });
}

void castellan_set_watch(castellan_session* session, castellan_watch watch, void* data) {
  session->watch = watch;
  session->watch_data = data;
}

void castellan_stop(castellan_session* session) { session->stop = true; }

castellan_verdict castellan_solve(castellan_session* session, castellan_question question) {
  return ask(*session, question, [&](const auto&... asked) { return session->session.solve(asked...); });
}

castellan_verdict castellan_hint(castellan_session* session, castellan_question question) {
  return ask(*session, question, [&](const auto&... asked) { return session->session.hint(asked...); });
}

int castellan_verify(castellan_session* session, const char* solution) {
  return guarded(session->error, -1, [&] {
    const auto judgement = session->session.game().judge(*deal_of(*session).deal, given(solution, "solution"));
    if (judgement.illegal_move) throw InputError(cli::judgement_text(judgement));
    return judgement.won ? 1 : 0;
  });
}
