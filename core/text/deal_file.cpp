// A deal in a file of which only the content tells the format.

#include "core/text/deal_text.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

Board parse_deal_file(const Rules& rules, std::string_view text) {
  const bool is_json = trimmed(checked_text(text)).starts_with('{');
  return is_json ? parse_json_text(rules, text) : parse_board_text(rules, text);
}

}  // namespace castellan::core
