// What is worth showing of a run besides its statistics: how the share of won deals closed in, and the deals that were
// hardest. Kept while the run goes on, in little memory.

#pragma once

#include <cstdint>
#include <vector>

#include "solver/deal_record.hpp"

namespace castellan::solver {

class Highlights {
 public:
  /// What was known after so many deals.
  struct Point {
    std::uint64_t deals = 0;
    std::uint64_t won = 0;
    std::uint64_t undecided = 0;
  };
  /// So many deals are kept of each kind.
  static constexpr std::size_t kMostDeals = 10;

  /// The next deal.
  void add(const DealRecord& deal);
  /// So many deals more.
  void add(const Point& deals);
  /// A deal that is worth a look, which is counted elsewhere.
  void keep(const DealRecord& deal);
  /// The deals after these.
  void add(const Highlights& later);

  /// By deals, a few per cent apart; the last one is of all deals.
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }
  /// The most difficult deals that can be won, hardest first.
  [[nodiscard]] const std::vector<DealRecord>& hardest_won() const { return hardest_won_; }
  /// The lost deals that took the most positions to prove, costliest first.
  [[nodiscard]] const std::vector<DealRecord>& costliest_lost() const { return costliest_lost_; }
  /// The first ones that are undecided.
  [[nodiscard]] const std::vector<DealRecord>& undecided() const { return undecided_; }

 private:
  void note(const Point& point);

  std::vector<Point> points_;
  std::vector<DealRecord> hardest_won_;
  std::vector<DealRecord> costliest_lost_;
  std::vector<DealRecord> undecided_;
};

}  // namespace castellan::solver
