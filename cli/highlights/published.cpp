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

// Winnability of Patience and Solitaire games, table 2; by the rules of Solvitaire's presets.
constexpr std::string_view kOfAMillion = "Blake and Gent, JAIR 85:21, 2026, 1,000,000 deals";
constexpr std::string_view kOfTwoMillion = "Blake and Gent, JAIR 85:21, 2026, 2,000,000 deals";
constexpr std::string_view kOfTenMillion = "Blake and Gent, JAIR 85:21, 2026, 10,000,000 deals";
constexpr std::string_view kOfABillion = "Blake and Gent, JAIR 85:21, 2026, 1,000,000,000 deals";

constexpr Figure kWinnability[] = {
    {"beleaguered-castle", "return=no auto=no", 0.68170, 0.00099, kOfTwoMillion},
    {"streets-and-alleys", "return=no auto=no", 0.51187, 0.00186, kOfTwoMillion},
    {"siegecraft", "return=no auto=no", 0.99136, 0.00020, kOfAMillion},
    {"stronghold", "return=no auto=no", 0.97379, 0.00042, kOfAMillion},
    {"british-canister", "return=no auto=no", 0.00000129, 0.00000008, kOfABillion},
    {"american-canister", "return=no auto=no move=run", 0.05606, 0.00015, kOfTenMillion},
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
