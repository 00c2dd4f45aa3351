#include "solver/batch/hint.hpp"

#include <algorithm>
#include <cstdint>

#include "solver/batch/batch.hpp"

namespace castellan::solver {

namespace {

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

/// From the moves to the verdict of the position.
void conclude(Hints& result, bool is_won) {
  result.is_won = is_won;
  std::ranges::stable_sort(result.moves, is_better);
  const auto undecided =
      std::ranges::find(result.moves, Verdict::kUndecided, [](const Hint& hint) { return hint.after.verdict; });
  const bool has_win = !result.moves.empty() && result.moves.front().after.verdict == Verdict::kWinnable;
  if (is_won || has_win) {
    result.verdict = Verdict::kWinnable;
  } else if (undecided == result.moves.end()) {
    result.verdict = Verdict::kUnwinnable;
  } else {
    result.limit = undecided->after.limit;
  }
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

Hints hints(const Game& game, const Deal& position, const std::function<Outcome(const Deal&)>& decide) {
  Hints result;
  for (const Successor& successor : game.successors(position)) {
    result.moves.push_back({successor.move, decide(*successor.after)});
  }
  conclude(result, game.is_won(position));
  return result;
}

Hints hints(const Game& game, const Deal& position, Question question, const Limits& limits, int threads,
            std::atomic<bool>& stop) {
  Hints result;
  const std::vector<Successor> successors = game.successors(position);
  for (const Successor& successor : successors) result.moves.push_back({successor.move, {}});
  const auto next = [&, number = std::uint64_t{0}]() mutable -> std::optional<BatchDeal> {
    if (number == successors.size()) return std::nullopt;
    const std::uint64_t index = number++;
    return BatchDeal{.number = index, .deal = successors[index].after, .problem = ""};
  };
  const auto report = [&](const BatchDeal& deal, const Outcome& outcome) { result.moves[deal.number].after = outcome; };
  // A move that the run does not come to is left as interrupted.
  for (Hint& hint : result.moves) hint.after.limit = LimitHit::kInterrupted;
  if (!successors.empty()) answer_all(game, question, limits, threads, next, report, stop);
  conclude(result, game.is_won(position));
  return result;
}

}  // namespace castellan::solver
