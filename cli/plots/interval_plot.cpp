// Intervals below each other on one scale.

#include <algorithm>
#include <string>

#include "cli/html/html.hpp"
#include "cli/html/svg.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr double kRowHeight = 34;
constexpr double kTop = 4;
constexpr double kMargin = 26;
constexpr double kBelow = 24;

std::string words_of(const IntervalPlot& plot, double value) {
  constexpr int kDecimals = 3;
  return plot.are_shares ? percent(value, kDecimals) : fixed(value, kDecimals);
}

/// All intervals, and some room beside them.
Axis axis_of(const IntervalPlot& plot) {
  double low = plot.rows.front().interval.low;
  double high = plot.rows.front().interval.high;
  for (const IntervalPlot::Row& row : plot.rows) {
    low = std::min({low, row.interval.low, row.value.value_or(low)});
    high = std::max({high, row.interval.high, row.value.value_or(high)});
  }
  constexpr double kRoom = 0.15;
  constexpr double kLeastRoom = 1e-6;
  const double room = std::max(kRoom * (high - low), kLeastRoom);
  low = plot.are_shares ? std::max(plot.is_difference ? -1.0 : 0.0, low - room) : low - room;
  high = plot.are_shares ? std::min(1.0, high + room) : high + room;
  return {Axis::Scale::kEven, low, high, kMargin, Drawing::kWidth - kMargin};
}

std::string drawing_of(const IntervalPlot& plot) {
  const auto rows = static_cast<double>(plot.rows.size());
  Drawing drawing(plot.title + ": " + plot.caption, kTop + rows * kRowHeight + kBelow);
  const Axis axis = axis_of(plot);
  const double bottom = kTop + rows * kRowHeight;
  const std::vector<double> ticks = axis.ticks();
  const double apart = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
  for (const double tick : ticks) {
    drawing.line(axis.at(tick), kTop, axis.at(tick), bottom, "grid");
    drawing.text(axis.at(tick), bottom + 15, "middle", plot.are_shares ? share_text(tick, apart) : short_number(tick));
  }
  double y = kTop;
  for (const IntervalPlot::Row& row : plot.rows) {
    const char* const look = row.source.empty() ? "own" : "published";
    drawing.text(4, y + 11, "start", row.name + (row.source.empty() ? "" : " (published)"), "name");
    const double middle = y + 22;
    drawing.line(axis.at(row.interval.low), middle, axis.at(row.interval.high), middle, look);
    for (const double end : {row.interval.low, row.interval.high}) {
      drawing.line(axis.at(end), middle - 4, axis.at(end), middle + 4, look);
    }
    if (row.value) drawing.dot(axis.at(*row.value), middle, look);
    y += kRowHeight;
  }
  return drawing.html();
}

}  // namespace

std::string section_of(const IntervalPlot& plot) {
  if (plot.rows.empty()) return {};
  std::vector<Cells> rows;
  for (const IntervalPlot::Row& row : plot.rows) {
    rows.push_back({isolated(row.name), row.value ? number_html(*row.value, words_of(plot, *row.value)) : "between",
                    number_html(row.interval.low, words_of(plot, row.interval.low)),
                    number_html(row.interval.high, words_of(plot, row.interval.high)), escaped(row.source)});
  }
  return plot_section(plot.title, drawing_of(plot), plot.caption,
                      table_html({"of", "value", "from", "to", "source"}, rows));
}

}  // namespace castellan::cli
