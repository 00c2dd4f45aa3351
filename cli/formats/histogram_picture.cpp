#include "cli/formats/histogram_picture.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "cli/text/number_text.hpp"

namespace castellan::cli {

std::string histogram_picture(const std::string& quantity, const std::vector<solver::Bin>& bins) {
  constexpr int kRangeWidth = 24;
  constexpr int kCountWidth = 12;
  constexpr int kShareWidth = 10;
  constexpr double kBarWidth = 30;
  constexpr int kShareDecimals = 2;
  std::uint64_t total = 0;
  std::uint64_t most = 0;
  for (const solver::Bin& bin : bins) {
    total += bin.count;
    most = std::max(most, bin.count);
  }
  std::ostringstream text;
  text << std::left << std::setw(kRangeWidth) << quantity << std::right << std::setw(kCountWidth) << "deals\n";
  for (const solver::Bin& bin : bins) {
    const auto count = static_cast<double>(bin.count);
    const std::string range = std::to_string(bin.first) + (bin.first == bin.last ? "" : "-" + std::to_string(bin.last));
    const auto bar = static_cast<std::size_t>(std::lround(kBarWidth * count / static_cast<double>(most)));
    text << std::left << std::setw(kRangeWidth) << range << std::right << std::setw(kCountWidth - 1) << bin.count
         << std::setw(kShareWidth) << percent(count / static_cast<double>(total), kShareDecimals);
    if (bar > 0) text << "  " << std::string(bar, '#');
    text << '\n';
  }
  return text.str();
}

}  // namespace castellan::cli
