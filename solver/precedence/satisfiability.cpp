#include "solver/precedence/satisfiability.hpp"

#include <cadical.hpp>

#include "solver/precedence/formula.hpp"

namespace castellan::solver::precedence {

using core::Step;
using core::precedence::StockGame;

namespace {

/// Lets the budget end the solver, which asks each time that it has done a fixed amount of work.
class BudgetEnd : public CaDiCaL::Terminator {
 public:
  explicit BudgetEnd(Budget& budget) : budget_(budget) {}

  bool terminate() override {
    for (int position = 0; position < kPositionsPerLook && !ended_; ++position) ended_ = !budget_.spend();
    return ended_;
  }

 private:
  /// About as many games as an annealing plays in the time between two questions.
  static constexpr int kPositionsPerLook = 50;

  Budget& budget_;
  bool ended_ = false;
};

}  // namespace

SearchEnd decide_formula(const StockGame& game, std::size_t max_memory, Budget& budget, std::vector<Step>& line_out) {
  if (Formula::bytes(game.rules()) > max_memory) {
    budget.out_of_memory();
    return SearchEnd::kStopped;
  }
  const Formula formula(game);
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  solver.configure("unsat");  // What annealing leaves open is mostly lost.
  for (const int literal : formula.literals()) solver.add(literal);
  BudgetEnd end(budget);
  solver.connect_terminator(&end);
  constexpr int kSatisfiable = 10;
  constexpr int kUnsatisfiable = 20;
  const int answer = solver.solve();
  solver.disconnect_terminator();
  if (answer == kUnsatisfiable) return SearchEnd::kLost;
  if (answer != kSatisfiable) return SearchEnd::kStopped;
  line_out = formula.line([&](int variable) { return solver.val(variable) > 0; });
  return SearchEnd::kWon;
}

}  // namespace castellan::solver::precedence
