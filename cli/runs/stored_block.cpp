#include "cli/runs/stored_block.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

namespace castellan::cli::runs {

namespace {

constexpr std::array kRows = {Rows::kAll, Rows::kUndecided, Rows::kNone};

bool is_undecided(const solver::DealRecord& deal) { return deal.verdict == solver::Verdict::kUndecided; }

/// The place of a seed in a list of what has seeds, in their order.
template <typename List>
auto place_of(List& list, std::uint64_t seed) {
  return std::lower_bound(list.begin(), list.end(), seed,
                          [](const auto& item, std::uint64_t wanted) { return item.seed < wanted; });
}

template <typename List>
auto* found_in(List& list, std::uint64_t seed) {
  const auto place = place_of(list, seed);
  return place != list.end() && place->seed == seed ? &*place : nullptr;
}

double seconds_of(const solver::Limits& limits) {
  return limits.max_seconds.value_or(std::numeric_limits<double>::infinity());
}

}  // namespace

std::string_view to_string(Rows rows) {
  switch (rows) {
    case Rows::kAll: return "all";
    case Rows::kUndecided: return "undecided";
    case Rows::kNone: return "none";
  }
  return {};
}

std::optional<Rows> rows_named(std::string_view text) {
  for (const Rows rows : kRows) {
    if (to_string(rows) == text) return rows;
  }
  return std::nullopt;
}

bool at_least(const solver::Limits& mine, const solver::Limits& other) {
  return mine.max_positions >= other.max_positions && mine.max_memory >= other.max_memory &&
         seconds_of(mine) >= seconds_of(other);
}

Retried StoredBlock::retried() const {
  Retried sum;
  for (const Retry& retry : retries) sum.add({.deals = 1, .max_positions = retry.limits.max_positions});
  return sum;
}

const solver::DealRecord* StoredBlock::row_of(std::uint64_t seed) const { return found_in(deals, seed); }

const Retry* StoredBlock::retry_of(std::uint64_t seed) const { return found_in(retries, seed); }

solver::DealRecord StoredBlock::replace(const solver::DealRecord& deal, const solver::Limits& limits) {
  solver::DealRecord* const row = found_in(deals, deal.seed);
  if (row == nullptr) throw std::logic_error("a deal without a row cannot be replaced");
  const solver::DealRecord before = std::exchange(*row, deal);
  summary.remove(before);
  summary.add(deal);
  const auto place = place_of(retries, deal.seed);
  if (place != retries.end() && place->seed == deal.seed) {
    place->limits = limits;
  } else {
    retries.insert(place, {deal.seed, limits});
  }
  return before;
}

StoredBlock stored_block(const solver::BlockResult& result, Rows rows) {
  StoredBlock block{.seeds = result.seeds, .summary = result.summary, .deals = {}, .retries = {}};
  for (const solver::DealRecord& deal : result.deals) {
    if (rows == Rows::kAll || (rows == Rows::kUndecided && is_undecided(deal))) block.deals.push_back(deal);
  }
  return block;
}

std::string to_string(solver::SeedBlock block) {
  return "seeds " + std::to_string(block.first) + " to " + std::to_string(block.last);
}

std::string_view contradiction_in(const StoredBlock& block, Rows rows) {
  solver::Summary listed;
  std::uint64_t decided_again = 0;
  for (const solver::DealRecord& deal : block.deals) {
    listed.add(deal);
    if (!is_undecided(deal) && block.retry_of(deal.seed) != nullptr) ++decided_again;
  }
  if (!block.thousands.empty()) {
    Thousand sum;
    std::uint64_t undecided = 0;
    for (const Thousand& thousand : block.thousands) {
      sum.won += thousand.won;
      sum.lost += thousand.lost;
      undecided += thousand.undecided();
    }
    if (sum.won != block.summary.won() || sum.lost != block.summary.lost() || undecided != block.summary.undecided()) {
      return "its thousands say something else";
    }
  }
  for (const Retry& retry : block.retries) {
    if (block.row_of(retry.seed) == nullptr) return "a deal decided again has no row";
  }
  switch (rows) {
    case Rows::kAll: return listed.tally() == block.summary.tally() ? "" : "the rows of its deals say something else";
    case Rows::kUndecided:
      return listed.undecided() == block.summary.undecided() && listed.ran_dry() == block.summary.ran_dry() &&
                     listed.won() + listed.lost() == decided_again
                 ? ""
                 : "the rows of its deals say something else";
    case Rows::kNone: break;
  }
  return block.deals.empty() ? "" : "it has rows of deals";
}

}  // namespace castellan::cli::runs
