#include "solver/shortest/bound_table.hpp"

#include <algorithm>
#include <new>
#include <span>
#include <utility>

namespace castellan::solver {

namespace {

constexpr std::size_t kLineBytes = 64;
constexpr std::size_t kFirstLines = 4096;

}  // namespace

BoundTable::BoundTable(std::size_t max_bytes) : max_bytes_(max_bytes) { clear(); }

void BoundTable::clear() {
  buffer_ = HugeBuffer();
  if (!buffer_.reserve(kFirstLines * kLineBytes)) throw std::bad_alloc();
  line_mask_ = kFirstLines - 1;
  used_ = 0;
  may_grow_ = true;
}

/// Puts an entry whose position is not in the line into its least valuable place.
void BoundTable::put(Entry* line, Entry entry, std::size_t& used) {
  Entry* const worst = std::min_element(line, line + kEntriesPerLine,
                                        [](const Entry& a, const Entry& b) { return a.bound() < b.bound(); });
  if (worst->bound() == 0) ++used;
  *worst = entry;
}

bool BoundTable::grow() {
  const std::size_t lines = line_mask_ + 1;
  if (lines * 3 * kLineBytes > max_bytes_) return false;
  HugeBuffer larger;
  if (!larger.reserve(lines * 2 * kLineBytes)) return false;
  std::swap(buffer_, larger);
  line_mask_ = lines * 2 - 1;
  used_ = 0;
  for (const Entry& entry : std::span(static_cast<const Entry*>(larger.data()), lines * kEntriesPerLine)) {
    if (entry.bound() != 0) put(line({entry.low, entry.high}), entry, used_);
  }
  return true;
}

void BoundTable::raise(const core::Key& key, int bound) {
  const std::uint64_t value = (key.high & ~kBoundMask) | static_cast<std::uint64_t>(bound);
  Entry* const entries = line(key);
  for (Entry* entry = entries; entry != entries + kEntriesPerLine; ++entry) {
    if (entry->low == key.low && entry->is_of(key) && entry->bound() != 0) {
      if (entry->bound() < bound) entry->high = value;
      return;
    }
  }
  // At half load few lines are full yet.
  if (may_grow_ && used_ > (line_mask_ + 1) * kEntriesPerLine / 2) {
    may_grow_ = grow();
    put(line(key), {key.low, value}, used_);
    return;
  }
  put(entries, {key.low, value}, used_);
}

}  // namespace castellan::solver
