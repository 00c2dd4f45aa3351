// Numbers to be drawn, with the sentence that says what the drawing shows.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/analysis/interval.hpp"

namespace castellan::cli {

/// Shares of deals, or ratios, with their intervals, on one scale.
struct IntervalPlot {
  struct Row {
    std::string name;
    std::optional<double> value;  ///< If it is known to a point.
    solver::Interval interval;
    std::string source = {};  ///< Of a figure that others have published.
  };
  std::string title;
  std::string caption;
  std::vector<Row> rows;
  bool are_shares = true;      ///< Read as per cent.
  bool is_difference = false;  ///< Of shares, from -1 to 1.
};

/// How an interval closed in as deals were decided.
struct ClosingPlot {
  struct Point {
    std::uint64_t deals = 0;
    solver::Interval interval;
  };
  std::string title;
  std::string caption;
  std::vector<Point> points;  ///< By number of deals.
};

/// How a quantity is spread over deals.
struct SpreadPlot {
  /// Values from `low` up to `high`, which is not included.
  struct Bin {
    double low = 0;
    double high = 0;
    std::uint64_t deals = 0;
  };
  struct Mark {
    std::string name;
    double value = 0;
  };
  std::string title;
  std::string caption;
  std::string unit;              ///< What the values count: "positions".
  std::vector<Bin> by_doubling;  ///< For an axis of powers; may be empty.
  std::vector<Bin> evenly;       ///< For an even axis.
  std::uint64_t beyond = 0;      ///< Deals beyond the last even bin.
  std::vector<Mark> marks;       ///< By value.
};

/// Which share of all cost the costliest deals have.
struct CostPlot {
  struct Point {
    double deals = 0;  ///< The share of deals, costliest first,
    double cost = 0;   ///< and the share of the cost that they have.
  };
  std::string title;
  std::string caption;
  std::vector<Point> points;
  std::vector<Point> table;  ///< Some round shares of deals.
};

/// Deals by two quantities, both on axes of powers.
struct ScatterPlot {
  struct Point {
    double x = 0;
    double y = 0;
  };
  std::string title;
  std::string caption;
  std::string x_name;
  std::string y_name;
  std::vector<Point> points;
};

/// Deals worth a look.
struct DealTable {
  struct Row {
    std::uint64_t seed = 0;
    std::string verdict;
    std::uint64_t positions = 0;
    std::optional<std::uint64_t> moves;
    std::optional<double> difficulty;
    bool has_replay = false;  ///< In the same page.
  };
  std::string title;
  std::string caption;
  std::string command;  ///< That shows one of them, without the number at its end.
  std::vector<Row> rows;
};

/// By which links to the replay of a deal find it.
[[nodiscard]] inline std::string replay_anchor(std::uint64_t seed) { return "seed-" + std::to_string(seed); }

}  // namespace castellan::cli
