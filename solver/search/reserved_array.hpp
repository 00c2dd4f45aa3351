// An array that may become as large as it likes within a bound, and takes no more memory than its items need.
//
// Beyond its first megabyte address space is reserved once for the largest size, while memory pages come as they are
// first used: growing copies that megabyte and never more. Where there is no such address space, the largest part of it
// that there is must do.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

#include "solver/search/huge_buffer.hpp"

namespace castellan::solver {

template <typename T>
class ReservedArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  explicit ReservedArray(std::size_t max_size) : max_size_(max_size) {}

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] T& operator[](std::size_t i) { return items()[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items()[i]; }

  /// Forgets all items; their memory is kept.
  void clear() {
    buffer_.note_used(size_ * sizeof(T));
    size_ = 0;
  }
  /// Forgets all items and gives their memory back to the system.
  void release() {
    size_ = capacity_ = 0;
    buffer_ = HugeBuffer();
  }
  /// Bytes kept from what was forgotten.
  [[nodiscard]] std::size_t kept_bytes() const { return buffer_.used(); }

  /// Sees to it that so many items can be added. @return false, with nothing changed, if they cannot.
  [[nodiscard]] bool make_room(std::size_t count) { return count <= capacity_ - size_ || grow(size_ + count); }
  /// Appends an item, for which there must be room.
  void push_back(const T& item) { items()[size_++] = item; }
  /// What is new is not initialised. @return false, with nothing changed, if there is no room for so many.
  [[nodiscard]] bool resize(std::size_t size) {
    if (size > size_ && !make_room(size - size_)) return false;
    size_ = size;
    return true;
  }

 private:
  static constexpr std::size_t kSmallBytes = std::size_t{1} << 20U;

  [[nodiscard]] T* items() const { return static_cast<T*>(buffer_.data()); }

  bool grow(std::size_t least) {
    if (least > max_size_) return false;
    const bool is_small = least <= kSmallBytes / sizeof(T);
    for (std::size_t size = is_small ? std::min(kSmallBytes / sizeof(T), max_size_) : max_size_;;
         size = std::max(size / 2, least)) {
      HugeBuffer larger;
      if (larger.reserve(size * sizeof(T))) {
        if (size_ > 0) std::memcpy(larger.data(), buffer_.data(), size_ * sizeof(T));
        buffer_ = std::move(larger);
        capacity_ = size;
        return true;
      }
      if (size == least) return false;
    }
  }

  HugeBuffer buffer_;
  std::size_t max_size_;
  std::size_t capacity_ = 0;
  std::size_t size_ = 0;
};

}  // namespace castellan::solver
