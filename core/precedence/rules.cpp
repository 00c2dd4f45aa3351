#include "core/precedence/rules.hpp"

#include <string>

#include "core/field_check.hpp"
#include "core/input_error.hpp"
#include "core/precedence/rules_fields.hpp"

namespace castellan::core::precedence {

void check_rules(const Rules& rules) {
  FieldCheck ranges;
  for_each_field(rules, ranges);
  if (rules.chains > rules.ranks) {
    throw InputError("foundations: expected at most " + std::to_string(rules.ranks) +
                     ", the number of ranks, since each starts on its own, not " + std::to_string(rules.chains));
  }
}

}  // namespace castellan::core::precedence
