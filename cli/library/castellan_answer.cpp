// The part of the C interface that tells what a question has found.

#include <string>

#include "cli/library/handle.hpp"

namespace cli = castellan::cli;
namespace solver = castellan::solver;
using cli::guarded;
using cli::verdict_of;

namespace {

/// Words of the solver, which are literals: they end in a zero byte.
const char* c_string(std::string_view literal) { return literal.empty() ? "" : literal.data(); }

/// What `tell` says of a move; `otherwise` if there is none of this index.
template <typename Said, typename Tell>
Said of_move(const castellan_session& session, std::size_t index, Said otherwise, Tell tell) noexcept {
  if (!session.answer || index >= session.answer->move_count()) return otherwise;
  try {
    return tell(session.answer->move(index));
  } catch (const std::exception&) {  // No memory for moves in words.
    return otherwise;
  }
}

}  // namespace

const char* castellan_answer_json(castellan_session* session) {
  return guarded<const char*>(session->error, nullptr, [&] {
    if (!session->answer) throw castellan::core::InputError("no question has been answered");
    return session->answer->json().c_str();
  });
}

castellan_verdict castellan_answer_verdict(const castellan_session* session) {
  return session->answer ? verdict_of(session->answer->verdict()) : CASTELLAN_ERROR;
}

const char* castellan_answer_proof(const castellan_session* session) {
  const solver::Outcome* const outcome = session->answer ? session->answer->outcome() : nullptr;
  return outcome != nullptr ? c_string(to_string(outcome->proof)) : "";
}

const char* castellan_answer_limit(const castellan_session* session) {
  return session->answer ? c_string(session->answer->limit()) : "";
}

uint64_t castellan_answer_positions(const castellan_session* session) {
  return session->answer ? session->answer->positions() : 0;
}

double castellan_answer_cpu_ms(const castellan_session* session) {
  return session->answer ? session->answer->cpu_ms() : 0;
}

double castellan_answer_difficulty(const castellan_session* session) {
  const solver::Outcome* const outcome = session->answer ? session->answer->outcome() : nullptr;
  return outcome != nullptr ? outcome->difficulty.value_or(-1) : -1;
}

size_t castellan_answer_at_least(const castellan_session* session) {
  const solver::Outcome* const outcome = session->answer ? session->answer->outcome() : nullptr;
  return outcome != nullptr ? outcome->lower_bound.value_or(0) : 0;
}

size_t castellan_move_count(const castellan_session* session) {
  return session->answer ? session->answer->move_count() : 0;
}

const char* castellan_move_text(const castellan_session* session, size_t index) {
  return of_move(*session, index, "", [](const cli::AnswerMove& move) { return move.words->text.c_str(); });
}

const char* castellan_move_card(const castellan_session* session, size_t index) {
  return of_move(*session, index, "",
                 [](const cli::AnswerMove& move) { return move.words->card ? move.words->card->c_str() : ""; });
}

const char* castellan_move_from(const castellan_session* session, size_t index) {
  return of_move(*session, index, "", [](const cli::AnswerMove& move) { return move.words->from.c_str(); });
}

const char* castellan_move_to(const castellan_session* session, size_t index) {
  return of_move(*session, index, "", [](const cli::AnswerMove& move) { return move.words->to.c_str(); });
}

castellan_verdict castellan_move_verdict(const castellan_session* session, size_t index) {
  return of_move(*session, index, CASTELLAN_ERROR,
                 [](const cli::AnswerMove& move) { return verdict_of(move.verdict); });
}

size_t castellan_move_length(const castellan_session* session, size_t index) {
  return of_move(*session, index, size_t{0}, [](const cli::AnswerMove& move) { return move.length; });
}
