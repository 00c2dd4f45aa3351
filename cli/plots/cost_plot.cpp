// The share of all cost that the costliest deals have.

#include <string>

#include "cli/html/svg.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr double kHeight = 220;
constexpr double kLeft = 46;
constexpr double kRight = Drawing::kWidth - 24;
constexpr double kTop = 10;
constexpr double kBottom = kHeight - 38;

/// "0.1 %".
std::string part_text(double share) {
  constexpr double kHundred = 100;
  return short_number(share * kHundred) + " %";
}

}  // namespace

std::string section_of(const CostPlot& plot) {
  if (plot.points.size() < 2) return {};
  const Axis x(Axis::Scale::kPowers, plot.points.front().deals, 1, kLeft, kRight);
  const Axis y(Axis::Scale::kEven, 0, 1, kBottom, kTop);
  Drawing drawing(plot.title + ": " + plot.caption, kHeight);
  for (const double tick : y.ticks()) {
    drawing.line(kLeft, y.at(tick), kRight, y.at(tick), "grid");
    drawing.text(kLeft - 5, y.at(tick) + 4, "end", percent(tick, 0));
  }
  for (const double tick : x.ticks()) {
    drawing.line(x.at(tick), kBottom, x.at(tick), kBottom + 4, "axis");
    drawing.text(x.at(tick), kBottom + 16, "middle", part_text(tick));
  }
  drawing.text((kLeft + kRight) / 2, kHeight - 5, "middle", "costliest share of deals");
  std::string path;
  for (const CostPlot::Point& point : plot.points) {
    path += (path.empty() ? "M" : "L") + place_text(x.at(point.deals)) + " " + place_text(y.at(point.cost));
  }
  drawing.path(path, "curve");
  std::vector<Cells> rows;
  for (const CostPlot::Point& point : plot.table) {
    rows.push_back({number_html(point.deals, part_text(point.deals)), number_html(point.cost, percent(point.cost, 1))});
  }
  return plot_section(plot.title, drawing.html(), plot.caption,
                      table_html({"costliest deals", "share of all CPU time"}, rows));
}

}  // namespace castellan::cli
