// What is known of positions in a search for a shortest solution: at least this many detours are still to come.
//
// A hash table of one 16-byte word pair per position: 120 bits of its key and the bound in the last eight. It grows
// until the memory it may use is full; from then on a new entry takes the place of the least valuable one of its cache
// line, the one with the lowest bound. Forgetting an entry costs work done twice, never a wrong answer.

#pragma once

#include <cstddef>
#include <cstdint>

#include "core/key.hpp"
#include "solver/search/huge_buffer.hpp"

namespace castellan::solver {

class BoundTable {
 public:
  static constexpr int kMostBound = 255;

  /// @param max_bytes Bound on the memory of the table, also while it grows.
  /// @throws std::bad_alloc if there is no memory for the first small table; so does `clear`.
  explicit BoundTable(std::size_t max_bytes);

  /// Forgets everything.
  void clear();

  void prefetch(const core::Key& key) const { __builtin_prefetch(line(key)); }

  /// The bound stored for this position, 0 if there is none.
  [[nodiscard]] int find(const core::Key& key) const {
    for (const Entry *entry = line(key), *end = entry + kEntriesPerLine; entry != end; ++entry) {
      if (entry->low == key.low && entry->is_of(key)) return entry->bound();
    }
    return 0;
  }

  /// Stores a bound of 1 to kMostBound, unless a higher one is known.
  void raise(const core::Key& key, int bound);

 private:
  static constexpr std::size_t kEntriesPerLine = 4;
  static constexpr std::uint64_t kBoundMask = 0xff;

  struct Entry {
    std::uint64_t low;
    std::uint64_t high;  ///< The low eight bits are the bound; 0 in an entry that is not in use.

    [[nodiscard]] int bound() const { return static_cast<int>(high & kBoundMask); }
    [[nodiscard]] bool is_of(const core::Key& key) const { return ((high ^ key.high) & ~kBoundMask) == 0; }
  };
  static_assert(sizeof(Entry) == 16);

  [[nodiscard]] Entry* line(const core::Key& key) const {
    return static_cast<Entry*>(buffer_.data()) + ((key.low & line_mask_) * kEntriesPerLine);
  }
  static void put(Entry* line, Entry entry, std::size_t& used);
  [[nodiscard]] bool grow();

  HugeBuffer buffer_;
  std::size_t max_bytes_;
  std::size_t line_mask_ = 0;
  std::size_t used_ = 0;
  bool may_grow_ = true;
};

}  // namespace castellan::solver
