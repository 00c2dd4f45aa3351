#include "cli/library/answer.hpp"

#include <numeric>
#include <utility>

#include "cli/formats/formats.hpp"
#include "cli/verdicts/hint_report.hpp"
#include "cli/verdicts/outcome_report.hpp"

namespace castellan::cli {

namespace {

/// The sum of a member of the outcomes of all moves.
template <typename Number>
Number sum(const solver::Hints& hints, Number solver::Outcome::*member) {
  return std::accumulate(hints.moves.begin(), hints.moves.end(), Number{},
                         [&](Number total, const solver::Hint& hint) { return total + hint.after.*member; });
}

}  // namespace

Answer::Answer(const solver::Game& game, NamedDeal deal, solver::Outcome outcome)
    : game_(&game), deal_(std::move(deal)), found_(std::move(outcome)) {}
Answer::Answer(const solver::Game& game, NamedDeal deal, solver::Hints hints)
    : game_(&game), deal_(std::move(deal)), found_(std::move(hints)) {}

solver::Verdict Answer::verdict() const {
  return std::visit([](const auto& found) { return found.verdict; }, found_);
}

std::string_view Answer::limit() const {
  return std::visit([](const auto& found) { return to_string(found.limit); }, found_);
}

std::uint64_t Answer::positions() const {
  return outcome() != nullptr ? outcome()->positions
                              : sum(std::get<solver::Hints>(found_), &solver::Outcome::positions);
}

double Answer::cpu_ms() const {
  return outcome() != nullptr ? outcome()->cpu_ms : sum(std::get<solver::Hints>(found_), &solver::Outcome::cpu_ms);
}

std::size_t Answer::move_count() const {
  return outcome() != nullptr ? outcome()->line.size() : std::get<solver::Hints>(found_).moves.size();
}

AnswerMove Answer::move(std::size_t index) {
  if (outcome() != nullptr) {
    if (!moves_) moves_ = game_->moves(*deal_.deal, *outcome());
    return {&moves_->at(index), solver::Verdict::kWinnable, moves_->size() - index};
  }
  const solver::Hint& hint = std::get<solver::Hints>(found_).moves.at(index);
  return {&hint.move, hint.after.verdict, hint.length().value_or(0)};
}

const std::string& Answer::json() {
  if (json_.empty()) {
    const auto [name, deal] = deal_;
    json_ = json_of(outcome() != nullptr ? outcome_report(*game_, name, *deal, *outcome())
                                         : hint_report(*game_, name, *deal, std::get<solver::Hints>(found_)));
    json_.pop_back();
  }
  return json_;
}

}  // namespace castellan::cli
