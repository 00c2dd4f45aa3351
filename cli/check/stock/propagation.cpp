#include "cli/check/stock/stock.hpp"

#include <algorithm>
#include <cstdlib>

namespace castellan::check {

namespace {

/// The same for any order of the literals.
std::uint64_t hash_of(std::span<const int> clause) {
  std::uint64_t sum = 0;
  for (const int literal : clause) {
    std::uint64_t word = static_cast<std::uint64_t>(static_cast<std::int64_t>(literal)) * 0x9e3779b97f4a7c15U;
    sum += (word ^ word >> 32U) * 0xd6e8feb86659fd93U;
  }
  return sum;
}

}  // namespace

void Propagation::assign(int literal) {
  values_[index(literal)] = 1;
  values_[index(-literal)] = -1;
  trail_.push_back(literal);
}

void Propagation::undo(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back()) values_[index(trail_.back())] = values_[index(-trail_.back())] = 0;
  followed_ = size;
}

void Propagation::add(std::span<const int> clause) {
  for (const int literal : clause) values_.resize(std::max(values_.size(), index(std::abs(literal)) + 2));
  watches_.resize(values_.size());
  const auto at = static_cast<std::uint32_t>(literals_.size());
  literals_.push_back(static_cast<int>(clause.size()));
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  clauses_.emplace(hash_of(clause), at);
  // What is not false comes first; a clause of two such literals watches them.
  const std::span<int> own(literals_.data() + at + 1, clause.size());
  std::ranges::stable_sort(own, {}, [&](int literal) { return value(literal) < 0; });
  if (own.empty() || value(own[0]) < 0) {
    is_contradiction_ = true;
  } else if (own.size() == 1 || value(own[1]) < 0) {
    if (value(own[0]) == 0) {
      assign(own[0]);
      is_contradiction_ = !propagate() || is_contradiction_;
    }
  } else {
    watches_[index(own[0])].push_back({at, own[1]});
    watches_[index(own[1])].push_back({at, own[0]});
  }
}

bool Propagation::propagate() {
  while (followed_ < trail_.size()) {
    const int gone = -trail_[followed_++];
    std::vector<Watch>& list = watches_[index(gone)];
    std::size_t kept = 0;
    bool holds = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Watch watch = list[i];
      if (!holds || value(watch.other) > 0) {
        list[kept++] = watch;
        continue;
      }
      const int size = literals_[watch.clause];
      if (size == 0) continue;  // Removed.
      int* const own = &literals_[watch.clause + 1];
      if (own[0] == gone) std::swap(own[0], own[1]);
      int* const end = own + size;
      int* const next = value(own[0]) > 0 ? end : std::find_if(own + 2, end, [&](int l) { return value(l) >= 0; });
      if (next != end) {
        std::swap(own[1], *next);
        watches_[index(own[1])].push_back({watch.clause, own[0]});
        continue;
      }
      list[kept++] = {watch.clause, own[0]};
      if (value(own[0]) < 0) holds = false;
      if (value(own[0]) == 0) assign(own[0]);
    }
    list.resize(kept);
    if (!holds) return false;
  }
  return true;
}

bool Propagation::follows(std::span<const int> clause) {
  const std::size_t before = trail_.size();
  bool holds = true;  // Without a contradiction.
  for (const int literal : clause) {
    if (value(literal) > 0) holds = false;
    if (value(literal) == 0) assign(-literal);
  }
  holds = holds && propagate();
  undo(before);
  return !holds || is_contradiction_;
}

void Propagation::remove(std::span<const int> clause) {
  const auto [first, last] = clauses_.equal_range(hash_of(clause));
  for (auto found = first; found != last; ++found) {
    int& size = literals_[found->second];
    if (!std::ranges::is_permutation(clause, std::span(&size + 1, static_cast<std::size_t>(size)))) continue;
    size = 0;
    clauses_.erase(found);
    return;
  }
}

}  // namespace castellan::check
