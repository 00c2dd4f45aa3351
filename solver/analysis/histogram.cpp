#include "solver/analysis/histogram.hpp"

#include <array>
#include <bit>

namespace castellan::solver {

namespace {

/// Fills the bins from that of the smallest value on.
/// @param bin_from Called as bin_from(first): the empty bin that begins there.
template <typename BinFrom>
std::vector<Bin> filled(const Counts& counts, std::uint64_t first, const BinFrom& bin_from) {
  std::vector<Bin> bins = {bin_from(first)};
  for (const auto& [value, times] : counts.values()) {
    while (bins.back().last < value) bins.push_back(bin_from(bins.back().last + 1));
    bins.back().count += times;
  }
  return bins;
}

}  // namespace

std::vector<Bin> bins_by_doubling(const Counts& counts) {
  if (counts.total() == 0) return {};
  const auto bin_from = [](std::uint64_t first) {
    // 1 to 1, 2 to 3, 4 to 7: all that have as many binary digits.
    const std::uint64_t last = first == 0 ? 0 : first + (first - 1);
    return Bin{.first = first, .last = last};
  };
  return filled(counts, std::bit_floor(counts.values().begin()->first), bin_from);
}

std::vector<Bin> bins_of_one_width(const Counts& counts, std::size_t most) {
  if (counts.total() == 0) return {};
  const std::uint64_t smallest = counts.values().begin()->first;
  const std::uint64_t largest = counts.values().rbegin()->first;
  constexpr std::array<std::uint64_t, 3> kSteps = {1, 2, 5};
  constexpr std::uint64_t kTen = 10;
  std::uint64_t width = 1;
  for (std::uint64_t power = 1; largest / width - smallest / width >= most; power *= kTen) {
    for (const std::uint64_t step : kSteps) {
      width = step * power;
      if (largest / width - smallest / width < most) break;
    }
  }
  const auto bin_from = [width](std::uint64_t first) { return Bin{.first = first, .last = first + width - 1}; };
  return filled(counts, smallest / width * width, bin_from);
}

}  // namespace castellan::solver
