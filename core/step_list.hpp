// A list of steps of one position, without allocation.

#pragma once

#include <array>
#include <cstddef>

#include "core/position.hpp"

namespace castellan::core {

/// Room for the moves of any position: a dozen movable cards and four foundation tops, each to at most
/// ten piles, a cell and home.
class StepList {
 public:
  void clear() { size_ = 0; }
  void push_back(Step step) { steps_[size_++] = step; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Step operator[](std::size_t i) const { return steps_[i]; }
  [[nodiscard]] Step* begin() { return steps_.data(); }
  [[nodiscard]] Step* end() { return steps_.data() + size_; }
  [[nodiscard]] const Step* begin() const { return steps_.data(); }
  [[nodiscard]] const Step* end() const { return steps_.data() + size_; }

 private:
  static constexpr std::size_t kCapacity = (kMaxPiles + kMaxCells) * (kMaxPiles + 3) + kSuits * (kMaxPiles + 1);

  std::size_t size_ = 0;
  std::array<Step, kCapacity> steps_;
};

}  // namespace castellan::core
