// Histograms, on an axis of powers or an even one; buttons of the page choose, without a script.

#include <algorithm>
#include <string>

#include "cli/html/html.hpp"
#include "cli/html/svg.hpp"
#include "cli/plots/plots.hpp"

namespace castellan::cli {

namespace {

using Bins = std::vector<SpreadPlot::Bin>;

constexpr double kHeight = 254;
constexpr double kLeft = 40;
constexpr double kRight = Drawing::kWidth - 20;
constexpr double kTop = 58;
constexpr double kBottom = kHeight - 38;

void draw_bins(Drawing& drawing, const Bins& bins, const Axis& x, const Axis& y) {
  for (const SpreadPlot::Bin& bin : bins) {
    if (bin.deals == 0) continue;
    const double from = x.at(bin.low);
    const double top = y.at(static_cast<double>(bin.deals));
    // A hair of room between neighbours; what is not empty shows.
    drawing.box(from, std::min(top, kBottom - 1), std::max(x.at(bin.high) - from - 1, 1.0),
                std::max(kBottom - top, 1.0), "bar");
  }
}

/// Lines at the marks, their names above them, each in a row of its own so that neighbours do not meet. Names stand
/// above the lines that they reach over: on the left half the first mark is the highest, on the right half the last
/// one.
void draw_marks(Drawing& drawing, const SpreadPlot& plot, const Axis& x, double highest) {
  const auto is_left = [&](const SpreadPlot::Mark& mark) { return x.at(mark.value) <= (kLeft + kRight) / 2; };
  const auto left = static_cast<int>(std::count_if(plot.marks.begin(), plot.marks.end(), is_left));
  int place_of_mark = 0;
  for (const SpreadPlot::Mark& mark : plot.marks) {
    const int row = place_of_mark < left ? left - 1 - place_of_mark : place_of_mark;
    ++place_of_mark;
    if (mark.value > highest) continue;
    const double place = x.at(mark.value);
    const double y = kTop - 6 - 12 * row;
    drawing.line(place, y + 2, place, kBottom, "mark-line");
    const bool is_right = !is_left(mark);
    drawing.text(place + (is_right ? -3 : 3), y, is_right ? "end" : "start", mark.name, "mark-name");
  }
}

std::string drawing_of(const SpreadPlot& plot, const Bins& bins, Axis::Scale scale) {
  const bool has_powers = scale == Axis::Scale::kPowers;
  const double low = has_powers ? std::max(bins.front().low, plot.by_doubling.front().high / 2) : bins.front().low;
  const Axis x(scale, low, bins.back().high, kLeft, kRight);
  std::uint64_t most = 0;
  for (const SpreadPlot::Bin& bin : bins) most = std::max(most, bin.deals);
  const Axis y(Axis::Scale::kEven, 0, static_cast<double>(most), kBottom, kTop);
  Drawing drawing(plot.title + (has_powers ? ", axis of powers: " : ", even axis: ") + plot.caption, kHeight);
  for (const double tick : y.ticks()) {
    drawing.line(kLeft, y.at(tick), kRight, y.at(tick), "grid");
    drawing.text(kLeft - 5, y.at(tick) + 4, "end", short_number(tick));
  }
  draw_bins(drawing, bins, x, y);
  for (const double tick : x.ticks()) {
    drawing.line(x.at(tick), kBottom, x.at(tick), kBottom + 4, "axis");
    drawing.text(x.at(tick), kBottom + 16, "middle", short_number(tick));
  }
  draw_marks(drawing, plot, x, bins.back().high);
  drawing.text((kLeft + kRight) / 2, kHeight - 5, "middle", plot.unit);
  return drawing.html();
}

/// "solution-moves": a name for buttons.
std::string slug_of(const std::string& title) {
  std::string slug;
  for (const char letter : title) {
    const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    slug += is_plain ? letter : '-';
  }
  return slug;
}

std::string choice(const std::string& name, const char* look, const char* words, bool is_first) {
  const std::string id = name + "-" + look;
  return "<input type=\"radio\" class=\"" + std::string(look) + "\" id=\"" + id + "\" name=\"" + name + "\"" +
         (is_first ? " checked" : "") + ">" + "<label for=\"" + id + "\">" + words + "</label> ";
}

std::vector<Cells> rows_of(const Bins& bins) {
  std::vector<Cells> rows;
  for (const SpreadPlot::Bin& bin : bins) {
    rows.push_back({number_html(bin.low, place_text(bin.low)), number_html(bin.high, place_text(bin.high)),
                    number_html(static_cast<double>(bin.deals), std::to_string(bin.deals))});
  }
  return rows;
}

}  // namespace

std::string section_of(const SpreadPlot& plot) {
  if (plot.evenly.empty()) return {};
  const bool has_both = !plot.by_doubling.empty();
  std::string drawings =
      element("div", {{"class", "on-even"}},
              drawing_of(plot, plot.evenly, Axis::Scale::kEven) +
                  (plot.beyond == 0 ? ""
                                    : element("p", {{"class", "quiet"}},
                                              std::to_string(plot.beyond) + " deals lie beyond the end of the axis.")));
  if (has_both) {
    const std::string name = slug_of(plot.title);
    drawings = "<fieldset class=\"axes\"><legend class=\"sr\">Axis of " + escaped(plot.title) + "</legend>" +
               choice(name, "log", "powers", true) + choice(name, "even", "even", false) + "</fieldset>" +
               element("div", {{"class", "on-log"}}, drawing_of(plot, plot.by_doubling, Axis::Scale::kPowers)) +
               drawings;
  }
  return plot_section(plot.title, drawings, plot.caption,
                      table_html({"from", "below", "deals"}, rows_of(has_both ? plot.by_doubling : plot.evenly)));
}

}  // namespace castellan::cli
