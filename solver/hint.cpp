#include "solver/hint.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "core/step_list.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::solver {

namespace {

std::vector<core::Move> different_moves(const core::Rules& rules, const core::Board& board) {
  const core::CastleGame game(rules, rules.base == core::Rank::kNone);
  core::StepList steps;
  game.moves(game.start(board), steps);
  std::vector<core::Move> moves;
  for (const core::Step step : steps) moves.push_back(core::to_moves(board, std::span(&step, 1)).front());
  return moves;
}

int rank_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kWinnable: return 0;
    case Verdict::kUndecided: return 1;
    case Verdict::kUnwinnable: return 2;
  }
  return 1;
}

bool is_better(const Hint& a, const Hint& b) {
  if (a.after.verdict != b.after.verdict) return rank_of(a.after.verdict) < rank_of(b.after.verdict);
  return a.length() < b.length();
}

}  // namespace

std::size_t Hints::count(Verdict wanted) const {
  return static_cast<std::size_t>(
      std::ranges::count(moves, wanted, [](const Hint& hint) { return hint.after.verdict; }));
}

std::optional<double> Hints::losing_share() const {
  if (moves.empty() || count(Verdict::kUndecided) > 0) return std::nullopt;
  return static_cast<double>(count(Verdict::kUnwinnable)) / static_cast<double>(moves.size());
}

Hints hints(const core::Rules& rules, const core::Board& board, Question question, const Limits& limits, int threads,
            std::atomic<bool>& stop) {
  Hints result;
  if (core::is_won(rules, board)) {
    result.verdict = Verdict::kWinnable;
    return result;
  }
  const std::vector<core::Move> moves = different_moves(rules, board);
  for (const core::Move& move : moves) result.moves.push_back({move, {}});
  const auto next = [&, number = std::uint64_t{0}]() mutable -> std::optional<BatchDeal> {
    if (number == moves.size()) return std::nullopt;
    const std::uint64_t index = number++;
    return BatchDeal{
        .number = index, .board = core::replay(rules, board, std::span(&moves[index], 1)).board, .problem = ""};
  };
  const auto report = [&](const BatchDeal& deal, const Outcome& outcome) { result.moves[deal.number].after = outcome; };
  // A move that the run does not come to is left as interrupted.
  for (Hint& hint : result.moves) hint.after.limit = LimitHit::kInterrupted;
  answer_all(question, rules, limits, threads, next, report, stop);

  std::ranges::stable_sort(result.moves, is_better);
  const auto undecided =
      std::ranges::find(result.moves, Verdict::kUndecided, [](const Hint& hint) { return hint.after.verdict; });
  if (!result.moves.empty() && result.moves.front().after.verdict == Verdict::kWinnable) {
    result.verdict = Verdict::kWinnable;
  } else if (undecided == result.moves.end()) {
    result.verdict = Verdict::kUnwinnable;
  } else {
    result.limit = undecided->after.limit;
  }
  return result;
}

}  // namespace castellan::solver
