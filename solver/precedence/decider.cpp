#include "solver/precedence/decider.hpp"

#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "core/precedence/replay.hpp"
#include "solver/budget.hpp"
#include "solver/cpu_time.hpp"
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

constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};

enum class Search : std::uint8_t { kAnnealing, kComplete, kFormula };

struct Rung {
  std::string_view name;
  Search search;
  std::uint64_t max_positions;  ///< Allowance of this rung; the deal's own limits bound it too.
};

/// The complete search decides small decks at once and hardly a full one; the formula decides these, at the price of
/// some millions of games, so that it comes last.
constexpr std::array kLadder = {
    Rung{"annealing-4k", Search::kAnnealing, 4'000},     Rung{"annealing-16k", Search::kAnnealing, 16'000},
    Rung{"complete", Search::kComplete, 2'000},          Rung{"annealing-64k", Search::kAnnealing, 64'000},
    Rung{"annealing-256k", Search::kAnnealing, 256'000}, Rung{"annealing-1M", Search::kAnnealing, 1'000'000},
    Rung{"formula", Search::kFormula, kUnlimited},
};

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

  void decide(const Stock& stock, Budget& budget, Outcome& outcome) {
    const StockGame game(rules, stock);
    if (relaxation_is_lost(game, Levels(rules), game.start())) {
      outcome.stage = "relaxation";
      return accept_loss(Proof::kRelaxation, outcome);
    }
    std::vector<Step> line;
    for (const Rung& rung : kLadder) {
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
    : impl_(new Impl{rules, limits, stop, Annealing(), ClosedSet<core::Key>(limits.max_memory / 2)}) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const Stock& stock) {
  const double start = thread_cpu_ms();
  Budget budget(impl_->limits, impl_->stop);
  Outcome outcome;
  impl_->decide(stock, budget, outcome);
  outcome.positions = budget.positions();
  outcome.cpu_ms = thread_cpu_ms() - start;
  return outcome;
}

}  // namespace castellan::solver::precedence
