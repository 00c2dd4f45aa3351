#include "solver/shortest/shorten.hpp"

#include <cstddef>
#include <unordered_map>

#include "core/key.hpp"
#include "core/step_list.hpp"

namespace castellan::solver {

namespace {

struct KeyHash {
  std::size_t operator()(const core::Key& key) const { return key.low; }
};

}  // namespace

std::vector<core::Step> shorten(const core::CastleGame& game, core::Position start, std::span<const core::Step> line) {
  // Where each position of the line occurs last: after how many steps.
  std::unordered_map<core::Key, std::size_t, KeyHash> last_at;
  core::Position position = start;
  core::Key key = game.key(start);
  last_at[key] = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    key = game.key_after(position, key, line[i]);
    game.apply(position, line[i]);
    last_at[key] = i + 1;
  }

  std::vector<core::Step> shorter;
  core::StepList steps;
  position = start;
  key = game.key(start);
  for (std::size_t at = last_at[key]; at < line.size();) {
    core::Step best = line[at];
    std::size_t best_at = at + 1;
    game.moves(position, steps);
    for (const core::Step step : steps) {
      const auto found = last_at.find(game.key_after(position, key, step));
      if (found != last_at.end() && found->second > best_at) {
        best = step;
        best_at = found->second;
      }
    }
    key = game.key_after(position, key, best);
    game.apply(position, best);
    shorter.push_back(best);
    at = best_at;
  }
  return shorter;
}

}  // namespace castellan::solver
