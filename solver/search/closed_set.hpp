// The closed set: which positions have been seen.
//
// An open-addressing table of keys with linear probing. For every deal it starts as a table so small
// that it stays in the cache, and doubles as needed, so that forgetting a deal costs the clearing of
// that small table alone, and easy deals after a hard one do not scatter over the hard one's memory.
// Two buffers are kept from deal to deal and used in turn for growth, each search beginning with the same one: a table
// of one size is always in the same buffer. So what a search may take depends on nothing that went before it.

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include "core/key.hpp"
#include "solver/search/huge_buffer.hpp"

namespace castellan::solver {

/// Hash of a key, and the value that stands for "no key" (and is never stored as one).
template <typename Key>
struct KeyTraits;

template <>
struct KeyTraits<core::Key> {
  static std::uint64_t hash(const core::Key& key) { return key.low; }
  static bool is_empty(const core::Key& key) { return (key.low | key.high) == 0; }
};

template <>
struct KeyTraits<std::uint64_t> {
  static std::uint64_t hash(std::uint64_t key) { return key; }
  static bool is_empty(std::uint64_t key) { return key == 0; }
};

enum class Insertion : std::uint8_t {
  kNew,
  kOld,
  kOutOfMemory,  ///< The set is full and may not grow; the key was not stored.
};

template <typename Key>
class ClosedSet {
 public:
  /// @param max_bytes Bound on the memory of both buffers together; room for at least two keys is taken.
  /// @throws std::bad_alloc if there is no memory for the first small table; so do `clear` and `release`.
  explicit ClosedSet(std::size_t max_bytes) : max_bytes_(max_bytes) { clear(); }

  /// Forgets all keys.
  void clear() {
    size_ = 0;
    has_empty_key_ = false;
    current_ = 0;
    const std::size_t first_slots = std::clamp<std::size_t>(max_bytes_ / sizeof(Key), 2, kFirstSlots);
    if (!use(std::bit_floor(first_slots))) throw std::bad_alloc();
  }

  /// Forgets all keys and gives their memory back to the system.
  void release() {
    for (HugeBuffer& buffer : buffers_) buffer = HugeBuffer();
    clear();
  }
  /// Bytes of both buffers that may have been used.
  [[nodiscard]] std::size_t kept_bytes() const { return buffers_[0].used() + buffers_[1].used(); }

  [[nodiscard]] std::size_t size() const { return size_; }
  /// Size of the table in use, a power of two.
  [[nodiscard]] std::size_t table_bytes() const { return (mask_ + 1) * sizeof(Key); }

  /// Fetches the key's place into the cache ahead of `insert`.
  void prefetch(const Key& key) const { __builtin_prefetch(slots() + place(key), 1); }

  [[nodiscard]] Insertion insert(const Key& key) {
    if (KeyTraits<Key>::is_empty(key)) [[unlikely]] {
      return std::exchange(has_empty_key_, true) ? Insertion::kOld : Insertion::kNew;
    }
    Key* const table = slots();
    for (std::size_t i = place(key);; i = (i + 1) & mask_) {
      if (table[i] == key) return Insertion::kOld;
      if (KeyTraits<Key>::is_empty(table[i])) {
        if (size_ >= max_size_ && !grow()) return Insertion::kOutOfMemory;
        put(key);
        ++size_;
        return Insertion::kNew;
      }
    }
  }

 private:
  static constexpr std::size_t kFirstSlots = 1024;

  [[nodiscard]] Key* slots() const { return static_cast<Key*>(buffers_[current_].data()); }
  [[nodiscard]] std::size_t place(const Key& key) const { return KeyTraits<Key>::hash(key) & mask_; }

  void put(const Key& key) {
    Key* const table = slots();
    std::size_t i = place(key);
    while (!KeyTraits<Key>::is_empty(table[i])) i = (i + 1) & mask_;
    table[i] = key;
  }

  /// Makes the current buffer an empty table of this many slots (a power of two). @return false if there is no memory.
  [[nodiscard]] bool use(std::size_t slot_count) {
    HugeBuffer& buffer = buffers_[current_];
    if (!buffer.reserve(slot_count * sizeof(Key))) return false;
    buffer.zero(slot_count * sizeof(Key));
    mask_ = slot_count - 1;
    max_size_ = slot_count / 2 + slot_count / 8;
    return true;
  }

  /// Doubles the table. @return false, with nothing changed, when there is no memory for it.
  bool grow() {
    const std::size_t old_slots = mask_ + 1;
    if (3 * table_bytes() > max_bytes_) return false;
    current_ = 1 - current_;
    if (!use(old_slots * 2)) {
      current_ = 1 - current_;
      return false;
    }
    const Key* const old_table = static_cast<const Key*>(buffers_[1 - current_].data());
    for (std::size_t i = 0; i < old_slots; ++i) {
      if (!KeyTraits<Key>::is_empty(old_table[i])) put(old_table[i]);
    }
    return true;
  }

  HugeBuffer buffers_[2];
  std::size_t current_ = 0;
  std::size_t mask_ = 0;
  std::size_t size_ = 0;
  std::size_t max_size_ = 0;
  std::size_t max_bytes_;
  bool has_empty_key_ = false;
};

}  // namespace castellan::solver
