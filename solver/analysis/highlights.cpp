#include "solver/analysis/highlights.hpp"

#include <algorithm>

#include "solver/analysis/difficulty.hpp"

namespace castellan::solver {

namespace {

/// Deals of equal rank stand in the order of their seeds, so that it does not matter which came first.
template <typename Rank>
void keep_highest(std::vector<DealRecord>& deals, const DealRecord& deal, Rank rank) {
  const auto is_above = [&](const DealRecord& one, const DealRecord& other) {
    return rank(one) != rank(other) ? rank(one) > rank(other) : one.seed < other.seed;
  };
  deals.insert(std::upper_bound(deals.begin(), deals.end(), deal, is_above), deal);
  if (deals.size() > Highlights::kMostDeals) deals.pop_back();
}

}  // namespace

void Highlights::add(const DealRecord& deal) {
  keep(deal);
  add(Point{.deals = 1,
            .won = deal.verdict == Verdict::kWinnable ? 1U : 0U,
            .undecided = deal.verdict == Verdict::kUndecided ? 1U : 0U});
}

void Highlights::add(const Point& deals) {
  Point sum = points_.empty() ? Point() : points_.back();
  sum.deals += deals.deals;
  sum.won += deals.won;
  sum.undecided += deals.undecided;
  note(sum);
}

void Highlights::add(const Highlights& later) {
  const Point before = points_.empty() ? Point() : points_.back();
  for (const Point& point : later.points_) {
    note({before.deals + point.deals, before.won + point.won, before.undecided + point.undecided});
  }
  for (const auto* deals : {&later.hardest_won_, &later.costliest_lost_, &later.undecided_}) {
    for (const DealRecord& deal : *deals) keep(deal);
  }
}

void Highlights::keep(const DealRecord& deal) {
  switch (deal.verdict) {
    case Verdict::kWinnable:
      keep_highest(hardest_won_, deal, [](const DealRecord& one) { return difficulty_of(one); });
      break;
    case Verdict::kUnwinnable:
      keep_highest(costliest_lost_, deal, [](const DealRecord& one) { return one.positions; });
      break;
    case Verdict::kUndecided:
      if (undecided_.size() < kMostDeals) undecided_.push_back(deal);
      break;
  }
}

void Highlights::note(const Point& point) {
  constexpr double kApart = 1.03;
  // The last point only stays if it is far enough from the one before.
  const std::size_t size = points_.size();
  const bool is_near =
      size >= 2 && static_cast<double>(points_[size - 1].deals) < kApart * static_cast<double>(points_[size - 2].deals);
  if (is_near) points_.pop_back();
  points_.push_back(point);
}

}  // namespace castellan::solver
