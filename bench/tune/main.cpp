// `castellan-tune`: searches weights for a strategy's heuristic on training deals and judges them on others.

#include <algorithm>
#include <exception>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

#include "bench/tune/hill_climb.hpp"
#include "bench/tune/objective.hpp"
#include "bench/tune/settings.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "solver/analysis/paired_ratio.hpp"
#include "solver/heuristics/features.hpp"
#include "solver/heuristics/heuristics.hpp"

namespace castellan::bench {

namespace {

using solver::Heuristic;

Objective objective_of(const Settings& settings, SeedRange seeds) {
  return {settings.variant.rules, *settings.strategy, settings.cap, seeds, settings.threads};
}

/// "212.3, 998 of 1000 won".
std::string costs_text(const Objective& objective, const Costs& costs) {
  const auto failed = static_cast<std::size_t>(std::count(costs.begin(), costs.end(), objective.cost_of_failure()));
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << mean_of(costs) << ", " << costs.size() - failed << " of "
       << costs.size() << " won";
  return text.str();
}

void report(const std::string& label, const Heuristic& heuristic, Objective& train, Objective& test,
            const Costs& plain_on_test) {
  constexpr double kConfidence = 0.95;
  const Costs costs = test.costs(heuristic);
  std::cout << '\n'
            << label << ": " << solver::format_weights(heuristic) << '\n'
            << "  training  " << costs_text(train, train.costs(heuristic)) << '\n'
            << "  test      " << costs_text(test, costs);
  if (const auto ratio = solver::paired_ratio(costs, plain_on_test, kConfidence)) {
    std::cout << ", to plain " << std::fixed << std::setprecision(3) << ratio->value << " (95 % interval "
              << ratio->interval.low << " to " << ratio->interval.high << ")" << std::defaultfloat;
  }
  std::cout << '\n';
}

void tune(const Settings& settings) {
  Objective train = objective_of(settings, settings.train);
  if (train.deals() == 0) throw core::InputError("no deal of --train is won");
  Objective test = objective_of(settings, settings.test);
  if (test.deals() == 0) throw core::InputError("no deal of --test is won");

  const auto on_improvement = [](int iteration, const Summit& summit) {
    std::cerr << iteration << ": " << std::fixed << std::setprecision(1) << mean_of(summit.costs) << "  "
              << solver::format_weights(summit.heuristic) << std::endl;
  };
  const Summit summit = hill_climb(train, settings.start, settings.iterations, settings.random_seed, on_improvement);

  std::cout << settings.variant.name << ", " << core::options_text(settings.variant.options) << ", "
            << settings.strategy->name << "\ntraining seeds " << settings.train.first << "-" << settings.train.last
            << ", test seeds " << settings.test.first << "-" << settings.test.last
            << "\nmean positions per winnable deal, " << test.cost_of_failure() << " where it is not won:\n";
  const Costs plain_on_test = test.costs(solver::kPlain);
  report("plain", solver::kPlain, train, test, plain_on_test);
  report("start", settings.start, train, test, plain_on_test);
  report("tuned", summit.heuristic, train, test, plain_on_test);
}

}  // namespace

}  // namespace castellan::bench

int main(int argc, char** argv) {
  try {
    std::string help;
    const auto settings = castellan::bench::parse_settings(argc, argv, help);
    if (settings) {
      castellan::bench::tune(*settings);
    } else {
      std::cout << help;
    }
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "castellan-tune: " << error.what() << '\n';
    return 1;
  }
}
