#include "solver/certificates/position_store.hpp"

#include <algorithm>
#include <cstring>

#include "core/key.hpp"

namespace castellan::solver {

namespace {

std::uint32_t hash_of(PositionStore::Bytes bytes) {
  std::uint64_t sum = bytes.size();
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, &bytes[at], std::min<std::size_t>(8, bytes.size() - at));
    sum = core::mix(sum + word);
  }
  return static_cast<std::uint32_t>(sum >> 32U);
}

}  // namespace

bool PositionStore::insert(Bytes position, std::uint32_t parent) {
  if (2 * (entries_.size() + 1) > slots_.size()) grow();
  const std::uint32_t hash = hash_of(position);
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const std::uint32_t number = slots_[slot] - 1;
    if (entries_[number].hash == hash && std::ranges::equal((*this)[number], position)) return false;
  }
  if (used_ + 1 + position.size() > kChunk) {
    chunks_.push_back(std::make_unique<std::uint8_t[]>(kChunk));
    used_ = 0;
  }
  std::uint8_t* const record = &chunks_.back()[used_];
  record[0] = static_cast<std::uint8_t>(position.size());
  std::ranges::copy(position, record + 1);
  entries_.push_back({(chunks_.size() - 1) * kChunk + used_, parent, hash});
  slots_[slot] = size();
  used_ += 1 + position.size();
  return true;
}

void PositionStore::grow() {
  slots_.assign(2 * slots_.size(), 0);
  const std::size_t mask = slots_.size() - 1;
  for (std::uint32_t number = 0; number < size(); ++number) {
    std::size_t slot = entries_[number].hash & mask;
    while (slots_[slot] != 0) slot = (slot + 1) & mask;
    slots_[slot] = number + 1;
  }
}

void PositionStore::clear() {
  chunks_.clear();
  used_ = kChunk;
  entries_.clear();
  if (slots_.size() > kFewSlots) {
    slots_ = std::vector<std::uint32_t>(kFewSlots);
  } else {
    std::ranges::fill(slots_, 0);
  }
}

}  // namespace castellan::solver
