#include "solver/search/huge_buffer.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace castellan::solver {

namespace {

constexpr std::size_t kBigPage = std::size_t{2} << 20U;

}  // namespace

HugeBuffer::~HugeBuffer() {
  if (data_ != nullptr) munmap(data_, capacity_);
}

HugeBuffer::HugeBuffer(HugeBuffer&& other) noexcept { *this = std::move(other); }

HugeBuffer& HugeBuffer::operator=(HugeBuffer&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(capacity_, other.capacity_);
  std::swap(used_, other.used_);
  return *this;
}

bool HugeBuffer::reserve(std::size_t bytes) {
  if (bytes <= capacity_) return true;
  *this = HugeBuffer();
  void* const fresh = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (fresh == MAP_FAILED) return false;
  if (bytes >= kBigPage) madvise(fresh, bytes, MADV_HUGEPAGE);  // A wish; failing it costs only speed.
  data_ = fresh;
  capacity_ = bytes;
  return true;
}

void HugeBuffer::zero(std::size_t bytes) {
  // The kernel hands out zeroed pages, so only what was used before needs clearing.
  std::memset(data_, 0, std::min(bytes, used_));
  note_used(bytes);
}

void HugeBuffer::note_used(std::size_t bytes) { used_ = std::max(used_, bytes); }

}  // namespace castellan::solver
