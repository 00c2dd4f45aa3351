// The statistics of a run: what `analyze` prints about all its deals together. Those of parts of a run add up to
// those of the whole, in any order.

#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "solver/analysis/counts.hpp"
#include "solver/analysis/interval.hpp"
#include "solver/analysis/spread.hpp"
#include "solver/deal_record.hpp"

namespace castellan::solver {

/// What a Summary counts: all it is made of.
struct Tally {
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t undecided = 0;
  std::uint64_t ran_dry = 0;  ///< Of the undecided ones.
  Counts positions;           ///< Of every deal.
  Counts cpu_ns;              ///< Of every deal, rounded to three digits.
  Counts solution_moves;      ///< Of the deals won.
  Counts difficulty;          ///< In tenths, of the deals won as far as it is known of them: see difficulty.hpp.

  bool operator==(const Tally&) const = default;
};

/// Two-sided, of every interval that the program prints.
inline constexpr double kUsualConfidence = 0.95;

/// To which CPU times are counted.
inline constexpr int kCpuDigits = 3;

class Summary {
 public:
  Summary() = default;
  explicit Summary(Tally tally) : tally_(std::move(tally)) {}

  void add(const DealRecord& deal);
  void add(const Summary& other);
  /// Takes back what was added for this deal.
  void remove(const DealRecord& deal);

  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] std::uint64_t deals() const { return tally_.won + tally_.lost + tally_.undecided; }
  [[nodiscard]] std::uint64_t won() const { return tally_.won; }
  [[nodiscard]] std::uint64_t lost() const { return tally_.lost; }
  [[nodiscard]] std::uint64_t undecided() const { return tally_.undecided; }
  /// How many of the undecided deals no limit stopped: every search was exhausted without an answer.
  [[nodiscard]] std::uint64_t ran_dry() const { return tally_.ran_dry; }

  /// Share of winnable deals; no value unless every deal is decided.
  [[nodiscard]] std::optional<double> winnability() const;
  /// What that share is at least and at most in these deals: the undecided ones lost, or won. No value without deals.
  [[nodiscard]] std::optional<Interval> winnability_bounds() const;
  /// An interval that holds whatever the undecided deals are: they count as lost for the lower end and as won
  /// for the upper end.
  [[nodiscard]] Interval winnability_interval(IntervalMethod method = IntervalMethod::kWilson,
                                              double confidence = kUsualConfidence) const;

  /// Positions visited per deal.
  [[nodiscard]] std::optional<Spread> positions() const { return spread_of(tally_.positions); }
  /// CPU time per deal, in milliseconds to three digits.
  [[nodiscard]] std::optional<Spread> cpu_ms() const { return spread_of(tally_.cpu_ns, kNanosecondsPerMillisecond); }
  /// Moves of the solution found, per winnable deal.
  [[nodiscard]] std::optional<Spread> solution_moves() const { return spread_of(tally_.solution_moves); }
  /// Difficulty per winnable deal; no value unless it is known of each.
  [[nodiscard]] std::optional<Spread> difficulty() const;

 private:
  Tally tally_;
};

}  // namespace castellan::solver
