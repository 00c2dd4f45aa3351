// An array whose address space is reserved once for the largest size it may get, while memory pages come
// as they are first used: growing never copies, and never takes more than the items need.

#pragma once

#include <cstddef>
#include <type_traits>

#include "solver/search/huge_buffer.hpp"

namespace castellan::solver {

template <typename T>
class ReservedArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  /// @throws std::bad_alloc when the address space cannot be reserved.
  explicit ReservedArray(std::size_t max_size) : max_size_(max_size) {
    buffer_.reserve(max_size * sizeof(T));
    buffer_.assume_used();
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t max_size() const { return max_size_; }
  [[nodiscard]] bool full() const { return size_ == max_size_; }
  [[nodiscard]] T& operator[](std::size_t i) { return items()[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items()[i]; }

  [[nodiscard]] T& back() { return items()[size_ - 1]; }

  void clear() { size_ = 0; }
  /// Forgets all items and gives most of their memory back to the system.
  void release() {
    clear();
    buffer_.release_beyond(kKeptBytes);
  }
  /// Appends an item; the array must not be full.
  T& push_back(const T& item) { return items()[size_++] = item; }
  /// What is new is not initialised. @return false, with nothing changed, if there is no room for so many.
  [[nodiscard]] bool resize(std::size_t size) {
    if (size > max_size_) return false;
    size_ = size;
    return true;
  }

 private:
  static constexpr std::size_t kKeptBytes = std::size_t{8} << 20U;

  [[nodiscard]] T* items() const { return static_cast<T*>(buffer_.data()); }

  HugeBuffer buffer_;
  std::size_t max_size_;
  std::size_t size_ = 0;
};

}  // namespace castellan::solver
