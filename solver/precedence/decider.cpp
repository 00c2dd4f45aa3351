#include "solver/precedence/decider.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "core/precedence/replay.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
#include "solver/machine_memory.hpp"
#include "solver/precedence/annealing.hpp"
#include "solver/precedence/exact_game.hpp"
#include "solver/precedence/relaxation.hpp"
#include "solver/precedence/satisfiability.hpp"
#include "solver/search/closed_set.hpp"
#include "solver/search/depth_first.hpp"

namespace castellan::solver::precedence {

namespace {

using core::Step;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;

}  // namespace

struct Decider::Impl {
  Rules rules;
  Limits limits;
  const std::atomic<bool>* stop;
  Annealing annealing;
  ClosedSet<core::Key> closed;

  [[nodiscard]] SearchEnd climb(const Rung& rung, const StockGame& game, Budget& budget, std::vector<Step>& line) {
    /// A frame, the untried children and the played steps of one position on the line.
    constexpr std::size_t kBytesPerDepth = 512;
    budget.begin_stage(rung.max_positions);
    if (rung.search == Search::kAnnealing) {
      return annealing.run(game, game.start(), rung.max_positions, budget, line);
    }
    if (rung.search == Search::kFormula) return decide_formula(game, limits.max_memory / 2, budget, line);
    return depth_first(ExactGame(game), game.start(), closed, limits.max_memory / 4 / kBytesPerDepth, budget, line);
  }

  void accept_win(const Stock& stock, std::vector<Step> line, Outcome& outcome) const {
    if (!core::precedence::replay(rules, stock, core::precedence::to_moves(line)).won) {
      throw std::logic_error("the solution found does not replay");
    }
    outcome.line = std::move(line);
    outcome.verdict = Verdict::kWinnable;
    outcome.proof = Proof::kSolution;
  }

  static void accept_loss(Proof proof, Outcome& outcome) {
    outcome.verdict = Verdict::kUnwinnable;
    outcome.proof = proof;
  }

  void decide(std::span<const Rung> ladder, const Stock& stock, Budget& budget, Outcome& outcome) {
    const StockGame game(rules, stock);
    if (relaxation_is_lost(game, Levels(rules), game.start())) {
      outcome.stage = "relaxation";
      return accept_loss(Proof::kRelaxation, outcome);
    }
    std::vector<Step> line;
    for (const Rung& rung : ladder) {
      const SearchEnd end = climb(rung, game, budget, line);
      outcome.stage = rung.name;
      if (end == SearchEnd::kWon) return accept_win(stock, std::move(line), outcome);
      if (end == SearchEnd::kLost) {
        return accept_loss(rung.search == Search::kFormula ? Proof::kFormula : Proof::kExhausted, outcome);
      }
      if (budget.hit() != LimitHit::kNone) break;
    }
    outcome.stage = {};
    outcome.limit = budget.hit();
    if (outcome.limit == LimitHit::kNone) {
      outcome.limit = budget.ran_out_of_memory() ? LimitHit::kMemory : LimitHit::kPositions;
    }
  }
};

Decider::Decider(const Rules& rules, const Limits& limits, const std::atomic<bool>* stop)
    : impl_(new Impl{rules, limits, stop, Annealing(),
                     ClosedSet<core::Key>(std::min(limits.max_memory, machine_memory()) / 2)}) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const Stock& stock, const Watch& watch) { return decide_by(usual_ladder(), stock, watch); }

Outcome Decider::decide_by(std::span<const Rung> ladder, const Stock& stock, const Watch& watch) {
  const double start = thread_cpu_ms();
  Budget budget(impl_->limits, impl_->stop, &watch);
  Outcome outcome;
  impl_->decide(ladder, stock, budget, outcome);
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver::precedence
