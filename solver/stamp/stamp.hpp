// A number that stands for what an engine does: it changes when anything changes that it was made from.
//
// Runs of different engines must not be mixed, whatever the versions of the programs say. A stamp is made from the
// ladder as it is written down, and from what the whole ladder, and each of its searches alone, report of a small
// sample of deals, line by line: so that it sees the tie-breaks of a search as well as its allowance, as far as they
// change anything on the sample. The searches that are blind to suits hardly have any that do.

#pragma once

#include <cstdint>
#include <string_view>

#include "core/key.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

class Stamp {
 public:
  void add(std::uint64_t part) { value_ = core::mix(value_ ^ core::random_word(part)); }
  void add(std::string_view text) {
    add(text.size());
    for (const char letter : text) add(static_cast<std::uint64_t>(letter));
  }
  /// All that does not depend on the machine.
  void add(const Outcome& outcome) {
    add(static_cast<std::uint64_t>(outcome.verdict));
    add(static_cast<std::uint64_t>(outcome.proof));
    add(static_cast<std::uint64_t>(outcome.limit));
    add(outcome.positions);
    add(outcome.stage);
    add(outcome.line.size());
    for (const core::Step step : outcome.line) add(std::uint64_t{step.card} << 8U | step.to);
  }

  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

}  // namespace castellan::solver
