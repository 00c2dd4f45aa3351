#include "cli/runs/thousands.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace castellan::cli::runs {

namespace {

constexpr std::uint64_t kThousand = 1000;
constexpr std::size_t kBytes = 4;
constexpr unsigned kBits = 8;

void append(std::vector<std::byte>& bytes, std::uint64_t number) {
  bytes.push_back(static_cast<std::byte>(number));
  bytes.push_back(static_cast<std::byte>(number >> kBits));
}

std::uint64_t number_at(std::span<const std::byte> bytes, std::size_t place) {
  return std::to_integer<std::uint64_t>(bytes[place]) | std::to_integer<std::uint64_t>(bytes[place + 1]) << kBits;
}

}  // namespace

std::uint64_t group_end(std::uint64_t seed, std::uint64_t size) {
  const std::uint64_t above = seed % size == 0 ? 0 : size - seed % size;
  return above > std::numeric_limits<std::uint64_t>::max() - seed ? std::numeric_limits<std::uint64_t>::max()
                                                                  : seed + above;
}

std::vector<Thousand> thousands_within(solver::SeedBlock block) {
  std::vector<Thousand> thousands;
  for (std::uint64_t first = block.first;;) {
    const std::uint64_t last = std::min(group_end(first, kThousand), block.last);
    thousands.push_back({.seeds = {first, last}});
    if (last == block.last) return thousands;
    first = last + 1;
  }
}

std::vector<std::byte> packed(std::span<const Thousand> thousands) {
  std::vector<std::byte> bytes;
  bytes.reserve(thousands.size() * kBytes);
  for (const Thousand& thousand : thousands) {
    append(bytes, thousand.won);
    append(bytes, thousand.lost);
  }
  return bytes;
}

std::vector<Thousand> unpacked_thousands(solver::SeedBlock block, std::span<const std::byte> bytes) {
  std::vector<Thousand> thousands = thousands_within(block);
  if (bytes.size() != thousands.size() * kBytes) throw std::invalid_argument("its thousands are too few or too many");
  for (std::size_t i = 0; i < thousands.size(); ++i) {
    Thousand& thousand = thousands[i];
    thousand.won = number_at(bytes, i * kBytes);
    thousand.lost = number_at(bytes, i * kBytes + 2);
    if (thousand.won + thousand.lost > thousand.seeds.last - thousand.seeds.first + 1) {
      throw std::invalid_argument("a thousand of it holds more deals than it has");
    }
  }
  return thousands;
}

}  // namespace castellan::cli::runs
