#include "cli/process/version.hpp"
#include "cli/reports/comparison_report.hpp"
#include "cli/reports/csv_row.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

void add_ratio(CsvRow& row, const std::string& quantity, const std::optional<solver::PairedRatio>& ratio) {
  row.add(quantity, ratio ? std::optional(ratio->value) : std::nullopt);
  row.add(quantity + "_low", ratio ? std::optional(ratio->interval.low) : std::nullopt);
  row.add(quantity + "_high", ratio ? std::optional(ratio->interval.high) : std::nullopt);
}

}  // namespace

std::string comparison_csv(const Bench& bench) {
  std::string text;
  for (std::size_t i = 0; i < bench.names.size(); ++i) {
    const solver::Summary& summary = bench.comparison.summary(i);
    CsvRow row;
    row.add("game", bench.variant.id);
    row.add("options", core::options_text(bench.variant.options));
    row.add("first_seed", bench.seeds.first);
    row.add("last_seed", bench.seeds.last);
    row.add("generator", core::kSeedGeneratorVersion);
    row.add("version", kVersion);
    row.add("max_positions", bench.limits.max_positions);
    row.add("contestant", bench.names[i]);
    row.add("deals", summary.deals());
    row.add("won", summary.won());
    row.add("lost", summary.lost());
    row.add("undecided", summary.undecided() - summary.ran_dry());
    row.add("ran_dry", summary.ran_dry());
    row.add("disagreements", bench.comparison.disagreements().size());
    row.add_spread("positions", summary.positions());
    row.add_spread("cpu_ms", summary.cpu_ms());
    row.add_spread("solution_moves", summary.solution_moves());
    add_ratio(row, "positions_ratio", bench.comparison.positions_ratio(i));
    add_ratio(row, "cpu_ratio", bench.comparison.cpu_ratio(i));
    if (i == 0) text += row.header();
    text += row.values();
  }
  return text;
}

}  // namespace castellan::cli
