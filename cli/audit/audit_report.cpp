#include "cli/audit/audit_report.hpp"

#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr int kShareDecimals = 4;
constexpr int kMillisecondDecimals = 3;

double sum_of(const solver::Counts& counts) {
  double sum = 0;
  for (const auto& [value, times] : counts.values()) sum += static_cast<double>(value) * static_cast<double>(times);
  return sum;
}

void add_deals(Report& report, const std::string& key, const std::string& title, const AuditedDeals& deals) {
  Items& items = report.section(title).items;
  const double decide = sum_of(deals.decide_ns);
  const auto spread = [](const solver::Counts& counts, double unit, int decimals) {
    return SpreadOf{solver::spread_of(counts, unit), decimals};
  };
  items.push_back({key + "_checked", deals.checked, "checked"});
  items.push_back({key + "_too_large", deals.too_large, "no certificate"});
  if (deals.positions.total() > 0 && sum_of(deals.positions) > 0) {
    items.push_back({key + "_positions", spread(deals.positions, 1, 0), "positions"});
  }
  items.push_back({key + "_bytes", spread(deals.bytes, 1, 0), "bytes"});
  items.push_back({key + "_decide_ms",
                   spread(deals.decide_ns, solver::kNanosecondsPerMillisecond, kMillisecondDecimals),
                   "CPU ms to decide"});
  items.push_back({key + "_check_ms", spread(deals.check_ns, solver::kNanosecondsPerMillisecond, kMillisecondDecimals),
                   "CPU ms to check"});
  items.push_back(
      {key + "_check_per_decide", Real{decide > 0 ? sum_of(deals.check_ns) / decide : 0, 2}, "check / decide"});
}

}  // namespace

Report report_of(const Audit& audit) {
  const std::uint64_t checked = audit.won.checked + audit.lost.checked;
  const std::uint64_t wrong = audit.problems.size();
  // One-sided: the upper end of the two-sided interval of twice the error.
  const double bound = solver::clopper_pearson_interval(wrong, checked, 0.90).high;
  Report report;
  Items& run = report.section().items;
  add_origin(run, audit.numbers);
  add_game(run, audit.title);
  run.push_back({"file", audit.path, "run"});
  run.push_back({"sample_seed", audit.order.seed, "sample seed"});
  run.push_back({"undecided", audit.undecided, "undecided",
                 std::to_string(audit.undecided) + " of the deals drawn; others were drawn in their place"});
  run.push_back({"verdicts_compared", audit.has_verdicts, "verdicts",
                 audit.has_verdicts ? "compared with those of the run" : "not in the run: it lists no deals"});
  add_deals(report, "won", "winnable deals", audit.won);
  add_deals(report, "lost", "unwinnable deals", audit.lost);
  Items& found = report.section("result").items;
  found.push_back({"checked", checked, "checked"});
  found.push_back({"wrong", wrong, "wrong"});
  found.push_back({"wrong_share_upper_bound", Real{bound, kShareDecimals, Real::Unit::kPercent}, "wrong verdicts",
                   "at most " + percent(bound, kShareDecimals) + " of the run, with 95 % confidence"});
  found.push_back({.key = "problems", .value = Words(audit.problems), .audience = Audience::kJson});
  return report;
}

}  // namespace castellan::cli
