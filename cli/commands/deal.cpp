// `castellan deal`: the deal that belongs to a number.

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/process/errors.hpp"
#include "core/text/deal_text.hpp"

namespace castellan::cli {

ExitCode run_deal(const Arguments& arguments, Output& output) {
  const core::Variant variant = variant_of(arguments);
  const auto number = deal_number_of(arguments);
  if (!number) throw UsageError("which deal? Give --seed, --ms or --pysol");
  const core::Board board = core::numbered_deal(variant.rules, *number);

  const std::string format = arguments.choice("format");
  if (format == "json") {
    output.write(core::format_json_text(variant.rules, board));
  } else if (format == "line") {
    output.write(core::format_line_text(variant.rules, board));
  } else {
    output.write(core::format_board_text(variant.rules, board));
  }
  return ExitCode::kDone;
}

}  // namespace castellan::cli
