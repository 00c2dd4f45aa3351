// Apart from interval.cpp, whose start-up computes constants of Boost.Math: who names a method alone is spared that.

#include "solver/analysis/interval.hpp"

namespace castellan::solver {

std::string_view to_string(IntervalMethod method) {
  return method == IntervalMethod::kWilson ? "wilson" : "clopper-pearson";
}

}  // namespace castellan::solver
