// Deals as dots by two quantities.

#include <algorithm>
#include <string>

#include "cli/html/svg.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr double kHeight = 300;
constexpr double kLeft = 46;
constexpr double kRight = Drawing::kWidth - 20;
constexpr double kTop = 24;
constexpr double kBottom = kHeight - 38;

double above_zero(double value) { return std::max(value, 1.0); }

}  // namespace

std::string section_of(const ScatterPlot& plot) {
  if (plot.points.empty()) return {};
  double most = 10;
  for (const ScatterPlot::Point& point : plot.points) most = std::max({most, point.x, point.y});
  const Axis x(Axis::Scale::kPowers, 1, most, kLeft, kRight);
  const Axis y(Axis::Scale::kPowers, 1, most, kBottom, kTop);
  Drawing drawing(plot.title + ": " + plot.caption, kHeight);
  for (const double tick : y.ticks()) {
    drawing.line(kLeft, y.at(tick), kRight, y.at(tick), "grid");
    drawing.text(kLeft - 5, y.at(tick) + 4, "end", short_number(tick));
  }
  for (const double tick : x.ticks()) {
    drawing.line(x.at(tick), kBottom, x.at(tick), kBottom + 4, "axis");
    drawing.text(x.at(tick), kBottom + 16, "middle", short_number(tick));
  }
  drawing.line(kLeft, kBottom, kRight, kTop, "mark-line");
  drawing.text(4, 12, "start", plot.y_name, "name");
  drawing.text((kLeft + kRight) / 2, kHeight - 5, "middle", plot.x_name);
  // One path of points, each a line of no length with round ends: a few bytes for each deal.
  std::string path;
  std::vector<Cells> rows;
  constexpr std::size_t kMostRows = 20;
  for (const ScatterPlot::Point& point : plot.points) {
    path += "M" + place_text(x.at(above_zero(point.x))) + " " + place_text(y.at(above_zero(point.y))) + "h0";
    if (rows.size() < kMostRows) {
      rows.push_back({number_html(point.x, place_text(point.x)), number_html(point.y, place_text(point.y))});
    }
  }
  drawing.path(path, "dots");
  return plot_section(plot.title, drawing.html(), plot.caption, table_html({plot.x_name, plot.y_name}, rows));
}

}  // namespace castellan::cli
