// Positions of any size, each kept whole, in the order in which they were found: the set that becomes a certificate.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace castellan::solver {

class PositionStore {
 public:
  using Bytes = std::span<const std::uint8_t>;
  static constexpr std::uint32_t kNoParent = 0xffff'ffff;

  /// Adds a position of at most 255 bytes. @return whether it is new.
  bool insert(Bytes position, std::uint32_t parent);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(entries_.size()); }
  [[nodiscard]] Bytes operator[](std::uint32_t number) const {
    const std::uint8_t* const record = record_at(entries_[number].place);
    return {record + 1, record[0]};
  }
  [[nodiscard]] std::uint32_t parent(std::uint32_t number) const { return entries_[number].parent; }
  /// Memory in use.
  [[nodiscard]] std::size_t bytes() const {
    return chunks_.size() * kChunk + entries_.capacity() * sizeof(Entry) + slots_.capacity() * sizeof(std::uint32_t);
  }
  /// Forgets all positions, and keeps the memory of few.
  void clear();

 private:
  struct Entry {
    std::uint64_t place;
    std::uint32_t parent;
    std::uint32_t hash;
  };
  static constexpr std::size_t kChunk = std::size_t{1} << 18;
  static constexpr std::size_t kFewSlots = std::size_t{1} << 12;

  [[nodiscard]] const std::uint8_t* record_at(std::uint64_t place) const {
    return &chunks_[static_cast<std::size_t>(place / kChunk)][static_cast<std::size_t>(place % kChunk)];
  }
  void grow();

  std::vector<std::unique_ptr<std::uint8_t[]>> chunks_;
  std::size_t used_ = kChunk;  ///< Of the last chunk.
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(kFewSlots);  ///< One more than a number, or 0.
};

}  // namespace castellan::solver
