// `castellan deal precedence`: the stock that belongs to a number.

#include "cli/deals/deal_choice.hpp"
#include "cli/precedence/commands.hpp"
#include "cli/precedence/values.hpp"
#include "cli/process/errors.hpp"
#include "core/precedence/dealing.hpp"
#include "core/precedence/stock_text.hpp"

namespace castellan::cli::precedence {

ExitCode run_deal(const Arguments& arguments, Output& output) {
  const core::precedence::Rules rules = rules_of(arguments);
  const auto number = deal_number_of(arguments);
  if (!number) throw UsageError("which deal? Give --seed, --ms or --pysol");
  const core::precedence::Stock stock = core::precedence::numbered_deal(rules, *number);

  const std::string format = arguments.choice("format");
  if (format == "json") {
    output.write(core::precedence::format_stock_json(stock));
  } else if (format == "line") {
    output.write(core::precedence::format_stock_line(stock));
  } else {
    output.write(core::precedence::format_stock_lines(stock));
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli::precedence
