#include "cli/precedence/values.hpp"

#include "cli/deals/deal_stream.hpp"
#include "cli/process/errors.hpp"
#include "core/precedence/dealing.hpp"
#include "core/precedence/game.hpp"
#include "core/precedence/stock_text.hpp"

namespace castellan::cli::precedence {

using core::precedence::Rules;
using core::precedence::Stock;
using solver::precedence::BatchDeal;

Rules rules_of(const Arguments& arguments) { return rules_with(arguments.values("option")); }

Rules rules_with(const std::vector<std::string>& settings) {
  try {
    return core::precedence::rules_with(settings);
  } catch (const core::InputError& error) {
    throw UsageError(error.what());
  }
}

const solver::precedence::Policy* policy_of(const Arguments& arguments) {
  const auto name = arguments.value("policy");
  if (!name) return nullptr;
  for (const char* const limit : {"max-positions", "max-time", "max-memory"}) {
    if (arguments.has(limit)) throw UsageError("--" + std::string(limit) + " is of a search, a policy takes none");
  }
  try {
    return &solver::precedence::find_policy(*name);
  } catch (const core::InputError& error) {
    throw UsageError(error.what());
  }
}

Stock read_stock(const Rules& rules, const std::string& path) {
  return read_deal_file(path, [&](const std::string& text) { return core::precedence::parse_stock_file(rules, text); });
}

DealStream seed_stream(const Rules& rules, SeedRange range) {
  return seed_deals<BatchDeal>(range, [rules](std::uint64_t seed) {
    return BatchDeal{.number = seed,
                     .stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, seed}),
                     .problem = ""};
  });
}

DealStream line_stream(const Rules& rules, const std::string& path) {
  return line_deals<BatchDeal>(path, [rules](BatchDeal& deal, const std::string& line) {
    deal.stock = core::precedence::parse_stock_text(rules, line);
  });
}

}  // namespace castellan::cli::precedence
