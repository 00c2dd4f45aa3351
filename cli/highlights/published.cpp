#include "cli/highlights/published.hpp"

#include <string_view>

namespace castellan::cli {

namespace {

struct Figure {
  std::string_view game;
  std::string_view options;  ///< The rules that it is of.
  double value;
  double half_width;
  std::string_view source;
};

constexpr std::string_view kBlakeAndGent = "Blake and Gent, JAIR 85:21, 2026, 2,000,000 deals";

constexpr Figure kWinnability[] = {
    {"beleaguered-castle", "return=no auto=no", 0.68170, 0.00099, kBlakeAndGent},
    {"streets-and-alleys", "return=no auto=no", 0.51187, 0.00186, kBlakeAndGent},
    // 202,396 of a million; the interval is Wilson's.
    {"fortress", "return=no auto=no", 0.202396, 0.00079, "Jan Wolter, politaire.com, 2014, 1,000,000 deals"},
};

}  // namespace

std::vector<IntervalPlot::Row> published_winnability(const GameTitle& title) {
  std::vector<IntervalPlot::Row> rows;
  for (const Figure& figure : kWinnability) {
    if (figure.game != title.id || figure.options != title.options_text()) continue;
    rows.push_back({.name = std::string(figure.source.substr(0, figure.source.find(','))),
                    .value = figure.value,
                    .interval = {figure.value - figure.half_width, figure.value + figure.half_width},
                    .source = std::string(figure.source)});
  }
  return rows;
}

std::vector<IntervalPlot::Row> published_play(const GameTitle& title) {
  constexpr double kOneInFive = 0.2;
  if (title.id != "precedence") return {};
  return {{.name = "SolSuite",
           .value = kOneInFive,
           .interval = {kOneInFive, kOneInFive},
           .source = "SolSuite: about 1 in 5, by players"}};
}

}  // namespace castellan::cli
