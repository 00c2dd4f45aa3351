// What a policy achieved on a number of deals.

#pragma once

#include <cstdint>

namespace castellan::solver {

struct PolicyScore {
  std::uint64_t deals = 0;
  std::uint64_t won = 0;
  std::uint64_t cards_left = 0;  ///< Over all deals.
  double cpu_ms = 0;

  void add(const PolicyScore& other) {
    deals += other.deals;
    won += other.won;
    cards_left += other.cards_left;
    cpu_ms += other.cpu_ms;
  }
};

}  // namespace castellan::solver
