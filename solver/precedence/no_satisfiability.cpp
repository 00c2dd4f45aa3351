// In a build without CaDiCaL: what the formula alone would decide stays undecided.

#include "solver/precedence/satisfiability.hpp"

namespace castellan::solver::precedence {

SearchEnd decide_formula(const core::precedence::StockGame& /*game*/, std::size_t /*max_memory*/, Budget& /*budget*/,
                         std::vector<core::Step>& /*line_out*/) {
  return SearchEnd::kStopped;
}

}  // namespace castellan::solver::precedence
