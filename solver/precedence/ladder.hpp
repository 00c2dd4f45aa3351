// In which order the searches of Precedence are tried on a deal, and what each may spend.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace castellan::solver::precedence {

enum class Search : std::uint8_t { kAnnealing, kComplete, kFormula };

struct Rung {
  std::string_view name;
  Search search;
  std::uint64_t max_positions;  ///< Allowance of this rung; the deal's own limits bound it too.
};

/// The same for all rules: annealings, each four times longer than the last, which find nearly all wins, and among them
/// a short complete search for small decks; then the formula, which decides what is left as far as the limits let it.
[[nodiscard]] std::span<const Rung> usual_ladder();

}  // namespace castellan::solver::precedence
