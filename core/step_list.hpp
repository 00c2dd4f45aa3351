// A list of steps of one position, without allocation.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/position.hpp"

namespace castellan::core {

template <typename Step, std::size_t kSlots>
class FixedList {
 public:
  static constexpr std::size_t kCapacity = kSlots;

  void clear() { size_ = 0; }
  void push_back(Step step) { steps_[size_++] = step; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Step operator[](std::size_t i) const { return steps_[i]; }
  [[nodiscard]] const Step* begin() const { return steps_.data(); }
  [[nodiscard]] const Step* end() const { return steps_.data() + size_; }

  template <typename Predicate>
  void remove_if(Predicate predicate) {
    size_ = static_cast<std::size_t>(std::remove_if(steps_.data(), steps_.data() + size_, predicate) - steps_.data());
  }

 private:
  std::size_t size_ = 0;
  std::array<Step, kSlots> steps_;
};

/// Room for the moves of any position: each card, for where runs move all may, to the cards of two ranks that take it
/// or to an empty pile; exposed cards of piles also to a cell, and with those in cells home.
using StepList = FixedList<Step, kCards*(2 * kSuits + 1) + 2 * kMaxPiles + kMaxCells>;

}  // namespace castellan::core
