#include "solver/outcome.hpp"

namespace castellan::solver {

std::string_view to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::kWinnable: return "winnable";
    case Verdict::kUnwinnable: return "unwinnable";
    case Verdict::kUndecided: return "undecided";
  }
  return {};
}

std::string_view to_string(Proof proof) {
  switch (proof) {
    case Proof::kNone: return {};
    case Proof::kSolution: return "solution";
    case Proof::kExhausted: return "exhausted";
    case Proof::kRelaxation: return "relaxation";
    case Proof::kFormula: return "formula";
  }
  return {};
}

std::string_view to_string(LimitHit limit) {
  switch (limit) {
    case LimitHit::kNone: return {};
    case LimitHit::kPositions: return "positions";
    case LimitHit::kTime: return "time";
    case LimitHit::kMemory: return "memory";
    case LimitHit::kInterrupted: return "interrupted";
  }
  return {};
}

}  // namespace castellan::solver
