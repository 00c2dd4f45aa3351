#include "solver/ladder/climb.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/best_first/best_first.hpp"
#include "solver/budget.hpp"
#include "solver/ladder/rung_race.hpp"

namespace castellan::solver {

namespace {

/// Positions after which a deal has turned out to be hard.
constexpr std::uint64_t kHardDeal = 100'000;

/// A foundation base not yet proved lost.
struct OpenBase {
  Task task;
  std::vector<const Rung*> exhausted;  ///< Searched to their end without an answer: no use to search them again.

  [[nodiscard]] bool is_exhausted(const Rung& rung) const {
    return std::ranges::any_of(exhausted, [&](const Rung* other) { return other->is_same_search(rung); });
  }
};

void put_promising_first(std::vector<OpenBase>& bases, const Rung& rung) {
  if (bases.size() < 2 || rung.heuristic == nullptr) return;
  std::vector<std::pair<int, std::size_t>> order;
  for (const OpenBase& base : bases) {
    order.emplace_back(score_of(*base.task.game, base.task.start, *rung.heuristic), order.size());
  }
  std::ranges::sort(order);
  std::vector<OpenBase> sorted;
  sorted.reserve(bases.size());
  for (const auto& [score, index] : order) sorted.push_back(std::move(bases[index]));
  bases = std::move(sorted);
}

/// One climb of a ladder.
class Climb {
 public:
  Climb(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board, Budget& budget,
        Workspace& workspace)
      : ladder_(ladder), budget_(budget), workspace_(workspace), may_race_(workspace.team.size() > 1) {
    for (const Task& task : bases.tasks_of(board)) open_.push_back({task, {}});
  }

  Outcome run() {
    for (std::size_t rung = 0; rung < ladder_.size(); ++rung) {
      put_promising_first(open_, ladder_[rung]);
      start_or_end_race(rung);
      if (decide(rung)) return outcome_;
    }
    if (!all_exhausted_) outcome_.limit = budget_.ran_out_of_memory() ? LimitHit::kMemory : LimitHit::kPositions;
    return outcome_;
  }

 private:
  /// Tries a rung on every base that is still possible. @return whether the climb ends here.
  bool decide(std::size_t rung) {
    const Strategy& strategy = *ladder_[rung].strategy;
    for (auto base = open_.begin(); base != open_.end();) {
      if (base->is_exhausted(ladder_[rung])) {
        ++base;
        continue;
      }
      SearchResult result = search(rung, *base);
      if (result.end == SearchEnd::kWon && strategy.finds_wins) {
        outcome_.verdict = Verdict::kWinnable;
        outcome_.proof = Proof::kSolution;
        outcome_.line = std::move(result.line);
        outcome_.stage = strategy.name;
        return true;
      }
      if (budget_.hit() != LimitHit::kNone) {
        outcome_.limit = budget_.hit();
        return true;
      }
      all_exhausted_ = all_exhausted_ && result.end != SearchEnd::kStopped;
      if (result.end == SearchEnd::kOpen) base->exhausted.push_back(&ladder_[rung]);
      const bool lost = result.end == SearchEnd::kLost && strategy.loss_proof != Proof::kNone;
      base = lost ? open_.erase(base) : base + 1;
      if (open_.empty()) {
        outcome_.verdict = Verdict::kUnwinnable;
        outcome_.proof = strategy.loss_proof;
        outcome_.stage = strategy.name;
        return true;
      }
    }
    return false;
  }

  SearchResult search(std::size_t rung, OpenBase& base) {
    if (race_) return race_->take(rung - first_raced_);
    budget_.begin_stage(ladder_[rung].max_positions);
    return ladder_[rung].run(base.task, workspace_, budget_);
  }

  /// The rungs of bounded allowance race as soon as a deal has turned out to be hard; the others follow one by one.
  void start_or_end_race(std::size_t rung) {
    if (race_) {
      if (rung == first_raced_ + race_->size()) race_.reset();
      return;
    }
    if (!may_race_ || open_.size() != 1 || budget_.positions() <= kHardDeal) return;
    const auto rest = ladder_.subspan(rung);
    const auto unbounded = std::ranges::find(rest, kNoAllowance, &Rung::max_positions);
    const auto count = static_cast<std::size_t>(unbounded - rest.begin());
    if (count < 2) return;
    workspace_.release();
    first_raced_ = rung;
    race_.emplace(rest.first(count), open_.front().task, budget_, workspace_.max_bytes(), workspace_.team.size());
    if (race_->has_started()) return;
    race_.reset();
    may_race_ = false;
  }

  std::span<const Rung> ladder_;
  Budget& budget_;
  Workspace& workspace_;
  std::vector<OpenBase> open_;
  bool all_exhausted_ = true;
  Outcome outcome_;
  bool may_race_;
  std::optional<RungRace> race_;
  std::size_t first_raced_ = 0;
};

}  // namespace

Outcome climb_ladder(std::span<const Rung> ladder, const FixedBases& bases, const core::Board& board, Budget& budget,
                     Workspace& workspace) {
  return Climb(ladder, bases, board, budget, workspace).run();
}

}  // namespace castellan::solver
