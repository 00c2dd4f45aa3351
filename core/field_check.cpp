#include "core/field_check.hpp"

#include "core/input_error.hpp"

namespace castellan::core {

std::string whole_number_between(int least, int most) {
  return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

void check_number(std::string_view key, int value, int least, int most) {
  if (value >= least && value <= most) return;
  throw InputError(std::string(key) + ": expected " + whole_number_between(least, most) + ", not " +
                   std::to_string(value));
}

}  // namespace castellan::core
