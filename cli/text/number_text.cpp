#include "cli/text/number_text.hpp"

#include <iomanip>
#include <sstream>

namespace castellan::cli {

std::string counted(std::uint64_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::string fixed(double value, int decimals) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << value;
  return text.str();
}

std::string percent(double share, int decimals) {
  constexpr double kHundred = 100;
  return fixed(share * kHundred, decimals) + " %";
}

}  // namespace castellan::cli
