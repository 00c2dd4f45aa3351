#include "solver/precedence/ladder.hpp"

#include <array>

namespace castellan::solver::precedence {

std::span<const Rung> usual_ladder() {
  constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};
  // The complete search decides small decks at once and hardly a full one; the formula decides these, at the price of
  // some millions of games, so that it comes last.
  static constexpr std::array kLadder = {
      Rung{"annealing-4k", Search::kAnnealing, 4'000},     Rung{"annealing-16k", Search::kAnnealing, 16'000},
      Rung{"complete", Search::kComplete, 2'000},          Rung{"annealing-64k", Search::kAnnealing, 64'000},
      Rung{"annealing-256k", Search::kAnnealing, 256'000}, Rung{"annealing-1M", Search::kAnnealing, 1'000'000},
      Rung{"formula", Search::kFormula, kUnlimited},
  };
  return kLadder;
}

}  // namespace castellan::solver::precedence
