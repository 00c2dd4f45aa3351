#include "solver/analysis/summary.hpp"

#include "solver/analysis/difficulty.hpp"

namespace castellan::solver {

namespace {

/// The counter that this deal belongs to.
std::uint64_t& verdict_counter(Tally& tally, Verdict verdict) {
  switch (verdict) {
    case Verdict::kWinnable: return tally.won;
    case Verdict::kUnwinnable: return tally.lost;
    case Verdict::kUndecided: break;
  }
  return tally.undecided;
}

bool searched_dry(const DealRecord& deal) {
  return deal.verdict == Verdict::kUndecided && deal.limit == LimitHit::kNone;
}

}  // namespace

void Summary::add(const DealRecord& deal) {
  ++verdict_counter(tally_, deal.verdict);
  if (searched_dry(deal)) ++tally_.ran_dry;
  if (deal.verdict == Verdict::kWinnable) {
    tally_.solution_moves.add(deal.moves);
    tally_.difficulty.add(difficulty_tenths(deal.positions, deal.moves));
  }
  tally_.positions.add(deal.positions);
  tally_.cpu_ns.add(to_digits(deal.cpu_ns, kCpuDigits));
}

void Summary::add(const Summary& other) {
  tally_.won += other.tally_.won;
  tally_.lost += other.tally_.lost;
  tally_.undecided += other.tally_.undecided;
  tally_.ran_dry += other.tally_.ran_dry;
  tally_.positions.add(other.tally_.positions);
  tally_.cpu_ns.add(other.tally_.cpu_ns);
  tally_.solution_moves.add(other.tally_.solution_moves);
  tally_.difficulty.add(other.tally_.difficulty);
}

void Summary::remove(const DealRecord& deal) {
  --verdict_counter(tally_, deal.verdict);
  if (searched_dry(deal)) --tally_.ran_dry;
  if (deal.verdict == Verdict::kWinnable) {
    tally_.solution_moves.remove(deal.moves);
    tally_.difficulty.remove(difficulty_tenths(deal.positions, deal.moves));
  }
  tally_.positions.remove(deal.positions);
  tally_.cpu_ns.remove(to_digits(deal.cpu_ns, kCpuDigits));
}

std::optional<double> Summary::winnability() const {
  const auto bounds = winnability_bounds();
  return bounds && undecided() == 0 ? std::optional(bounds->low) : std::nullopt;
}

std::optional<Interval> Summary::winnability_bounds() const {
  if (deals() == 0) return std::nullopt;
  const auto all = static_cast<double>(deals());
  return Interval{.low = static_cast<double>(won()) / all, .high = static_cast<double>(won() + undecided()) / all};
}

Interval Summary::winnability_interval(IntervalMethod method, double confidence) const {
  return {.low = interval_of(method, won(), deals(), confidence).low,
          .high = interval_of(method, won() + undecided(), deals(), confidence).high};
}

std::optional<Spread> Summary::difficulty() const {
  return tally_.difficulty.total() == won() ? spread_of(tally_.difficulty, kDifficultyUnit) : std::nullopt;
}

}  // namespace castellan::solver
