// An interval over the number of deals decided.

#include <algorithm>
#include <string>

#include "cli/html/html.hpp"
#include "cli/html/svg.hpp"
#include "cli/plots/plots.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr double kHeight = 220;
constexpr double kLeft = 46;
constexpr double kRight = Drawing::kWidth - 20;
constexpr double kTop = 10;
constexpr double kBottom = kHeight - 38;
/// The first deals say next to nothing: their interval is nearly everything.
constexpr std::uint64_t kFirst = 10;

std::string point_text(double x, double y) { return place_text(x) + " " + place_text(y); }

}  // namespace

std::string section_of(const ClosingPlot& plot) {
  if (plot.points.size() < 2) return {};
  auto first =
      std::find_if(plot.points.begin(), plot.points.end(), [](const auto& point) { return point.deals >= kFirst; });
  if (plot.points.end() - first < 2) first = plot.points.begin();
  const Axis x(Axis::Scale::kPowers, static_cast<double>(first->deals), static_cast<double>(plot.points.back().deals),
               kLeft, kRight);
  const Axis y(Axis::Scale::kEven, 0, 1, kBottom, kTop);
  Drawing drawing(plot.title + ": " + plot.caption, kHeight);
  for (const double tick : y.ticks()) {
    drawing.line(kLeft, y.at(tick), kRight, y.at(tick), "grid");
    drawing.text(kLeft - 5, y.at(tick) + 4, "end", percent(tick, 0));
  }
  for (const double tick : x.ticks()) {
    drawing.line(x.at(tick), kBottom, x.at(tick), kBottom + 4, "axis");
    drawing.text(x.at(tick), kBottom + 16, "middle", short_number(tick));
  }
  drawing.text((kLeft + kRight) / 2, kHeight - 5, "middle", "deals decided");
  std::string upper;
  std::string lower;
  std::vector<Cells> rows;
  for (auto point = first; point != plot.points.end(); ++point) {
    const auto deals = static_cast<double>(point->deals);
    const double place = x.at(deals);
    upper += (upper.empty() ? "M" : "L") + point_text(place, y.at(point->interval.high));
    lower = "L" + point_text(place, y.at(point->interval.low)) + lower;
    constexpr int kDecimals = 3;
    rows.push_back({number_html(deals, std::to_string(point->deals)),
                    number_html(point->interval.low, percent(point->interval.low, kDecimals)),
                    number_html(point->interval.high, percent(point->interval.high, kDecimals))});
  }
  drawing.path(upper + lower + "Z", "band");
  constexpr std::size_t kMostRows = 40;
  const std::size_t every = (rows.size() + kMostRows - 1) / kMostRows;
  std::vector<Cells> some;
  for (std::size_t i = (rows.size() - 1) % every; i < rows.size(); i += every) some.push_back(rows[i]);
  return plot_section(plot.title, drawing.html(), plot.caption, table_html({"deals", "from", "to"}, some));
}

}  // namespace castellan::cli
