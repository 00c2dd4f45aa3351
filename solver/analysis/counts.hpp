// How often each whole number was seen: everything that statistics of a quantity need, exactly, in memory that grows
// with the number of different values and not with the number of deals. Counts of parts of a run add up to
// those of the whole, in any order.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace castellan::solver {

class Counts {
 public:
  void add(std::uint64_t value, std::uint64_t times = 1);
  void add(const Counts& other);
  /// Takes back one `add` of this value.
  /// @throws std::logic_error if there was none.
  void remove(std::uint64_t value);

  /// How many values were added.
  [[nodiscard]] std::uint64_t total() const { return total_; }
  /// Each value with how often it was added, in ascending order.
  [[nodiscard]] const std::map<std::uint64_t, std::uint64_t>& values() const { return values_; }

  bool operator==(const Counts&) const = default;

 private:
  std::map<std::uint64_t, std::uint64_t> values_;
  std::uint64_t total_ = 0;
};

/// The counts as a few bytes for each value. For every value, ascending: what it exceeds the one before by (the first:
/// the value itself), then how often it was counted, both as LEB128 (seven bits a byte, lowest first, the top bit says
/// that more follow).
[[nodiscard]] std::vector<std::byte> packed(const Counts& counts);

/// @throws std::invalid_argument if these bytes are no packed counts.
[[nodiscard]] Counts unpacked(std::span<const std::byte> bytes);

/// The number rounded to so many significant decimal digits: CPU times are counted like this, so that there are few
/// different ones.
/// @param digits At least 1.
[[nodiscard]] std::uint64_t to_digits(std::uint64_t number, int digits);

}  // namespace castellan::solver
