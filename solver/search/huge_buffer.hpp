// A large block of memory in big pages where the system grants them: random access to a table of
// gigabytes is bounded by address translation as much as by the memory itself.

#pragma once

#include <cstddef>

namespace castellan::solver {

class HugeBuffer {
 public:
  HugeBuffer() = default;
  ~HugeBuffer();
  HugeBuffer(const HugeBuffer&) = delete;
  HugeBuffer& operator=(const HugeBuffer&) = delete;
  HugeBuffer(HugeBuffer&& other) noexcept;
  HugeBuffer& operator=(HugeBuffer&& other) noexcept;

  [[nodiscard]] void* data() const { return data_; }
  [[nodiscard]] std::size_t capacity() const { return capacity_; }

  /// Makes room for at least `bytes`; what was stored is lost when the buffer has to grow.
  /// @throws std::bad_alloc
  void reserve(std::size_t bytes);
  /// Sets the first `bytes` bytes to zero; fresh memory that is zero already is not touched.
  void zero(std::size_t bytes);

  /// Tells the buffer that all of it may be written to without `zero`.
  void assume_used() { used_ = capacity_; }
  /// Gives memory used beyond the first `bytes` bytes back to the system; the address space stays.
  void release_beyond(std::size_t bytes);

 private:
  void* data_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t used_ = 0;  ///< Bytes that may have been written to.
};

}  // namespace castellan::solver
