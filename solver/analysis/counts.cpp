#include "solver/analysis/counts.hpp"

#include <limits>
#include <stdexcept>

namespace castellan::solver {

namespace {

constexpr unsigned kBits = 7;
constexpr std::uint64_t kMore = 0x80;

void append(std::vector<std::byte>& bytes, std::uint64_t number) {
  for (; number >= kMore; number >>= kBits) bytes.push_back(static_cast<std::byte>((number & (kMore - 1)) | kMore));
  bytes.push_back(static_cast<std::byte>(number));
}

/// Takes one number off the front.
std::uint64_t take(std::span<const std::byte>& bytes) {
  std::uint64_t number = 0;
  for (unsigned shift = 0; !bytes.empty() && shift < std::numeric_limits<std::uint64_t>::digits; shift += kBits) {
    const auto byte = std::to_integer<std::uint64_t>(bytes.front());
    bytes = bytes.subspan(1);
    number |= (byte & (kMore - 1)) << shift;
    if (byte < kMore) return number;
  }
  throw std::invalid_argument("packed counts end within a number");
}

}  // namespace

void Counts::add(std::uint64_t value, std::uint64_t times) {
  values_[value] += times;
  total_ += times;
}

void Counts::add(const Counts& other) {
  for (const auto& [value, times] : other.values_) add(value, times);
}

void Counts::remove(std::uint64_t value) {
  const auto found = values_.find(value);
  if (found == values_.end()) throw std::logic_error("a value that was never counted cannot be taken back");
  if (--found->second == 0) values_.erase(found);
  --total_;
}

std::vector<std::byte> packed(const Counts& counts) {
  std::vector<std::byte> bytes;
  std::uint64_t last = 0;
  for (const auto& [value, times] : counts.values()) {
    append(bytes, value - last);
    append(bytes, times);
    last = value;
  }
  return bytes;
}

Counts unpacked(std::span<const std::byte> bytes) {
  Counts counts;
  std::uint64_t value = 0;
  while (!bytes.empty()) {
    const std::uint64_t step = take(bytes);
    const std::uint64_t times = take(bytes);
    const bool is_ascending = counts.total() == 0 || (step > 0 && value + step > value);
    if (times == 0 || !is_ascending) throw std::invalid_argument("packed counts are in disorder");
    value += step;
    counts.add(value, times);
  }
  return counts;
}

std::uint64_t to_digits(std::uint64_t number, int digits) {
  constexpr std::uint64_t kTen = 10;
  std::uint64_t end = 1;
  for (int digit = 0; digit < digits; ++digit) end *= kTen;
  std::uint64_t unit = 1;
  while (number / unit >= end) unit *= kTen;
  return (number + unit / 2) / unit * unit;
}

}  // namespace castellan::solver
