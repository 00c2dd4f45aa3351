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

  /// Makes room for at least `bytes`; what was stored is lost when the buffer has to grow.
  /// @return false, with an empty buffer, when the system has no such memory.
  [[nodiscard]] bool reserve(std::size_t bytes);
  /// Sets the first `bytes` bytes to zero; fresh memory that is zero already is not touched.
  void zero(std::size_t bytes);

  /// Tells the buffer that its first `bytes` bytes have been written to without `zero`.
  void note_used(std::size_t bytes);
  /// Bytes that may have been written to since the memory was fresh: what the system had to provide.
  [[nodiscard]] std::size_t used() const { return used_; }

 private:
  void* data_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t used_ = 0;
};

}  // namespace castellan::solver
