// Numbers positions by their keys: an open-addressing map from keys to 0, 1, 2, … in order of arrival.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/key.hpp"

namespace castellan::solver {

class IndexMap {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffU;

  void clear() {
    slots_.assign(kFirstSlots, {});
    size_ = 0;
  }

  [[nodiscard]] std::uint32_t size() const { return size_; }

  /// The number of a key; kNone when it has none.
  [[nodiscard]] std::uint32_t find(const core::Key& key) const { return slots_[place(key)].index; }

  /// The number of a key, a new one if it has none yet.
  std::uint32_t find_or_add(const core::Key& key) {
    std::size_t i = place(key);
    if (slots_[i].index != kNone) return slots_[i].index;
    if (2 * (std::size_t{size_} + 1) > slots_.size()) {
      grow();
      i = place(key);
    }
    slots_[i] = {key, size_};
    return size_++;
  }

 private:
  static constexpr std::size_t kFirstSlots = 1024;

  struct Slot {
    core::Key key;
    std::uint32_t index = kNone;
  };

  /// The slot that holds the key, or the empty one where it belongs.
  [[nodiscard]] std::size_t place(const core::Key& key) const {
    std::size_t i = key.low & (slots_.size() - 1);
    while (slots_[i].index != kNone && !(slots_[i].key == key)) i = (i + 1) & (slots_.size() - 1);
    return i;
  }

  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.index != kNone) slots_[place(slot.key)] = slot;
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(kFirstSlots);
  std::uint32_t size_ = 0;
};

}  // namespace castellan::solver
