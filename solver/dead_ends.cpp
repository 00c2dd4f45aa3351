#include "solver/dead_ends.hpp"

#include <numeric>

namespace castellan::solver {

void DeadEnds::spread(const std::vector<Edge>& edges) {
  // The edges into each position, one position after the other.
  std::vector<std::uint32_t> first(alive_.size() + 1, 0);
  for (const Edge& edge : edges) ++first[edge.to + 1];
  std::partial_sum(first.begin(), first.end(), first.begin());
  std::vector<std::uint32_t> sources(edges.size());
  std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
  for (const Edge& edge : edges) sources[next[edge.to]++] = edge.from;

  std::vector<std::uint32_t> marked;
  for (std::uint32_t i = 0; i < alive_.size(); ++i) {
    if (alive_[i]) marked.push_back(i);
  }
  while (!marked.empty()) {
    const std::uint32_t to = marked.back();
    marked.pop_back();
    for (std::uint32_t i = first[to]; i < first[to + 1]; ++i) {
      if (alive_[sources[i]]) continue;
      alive_[sources[i]] = true;
      marked.push_back(sources[i]);
    }
  }
}

}  // namespace castellan::solver
