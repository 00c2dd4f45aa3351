// Policies: ways to play that use only what the player has seen. How often one wins is another question than whether a
// deal can be won with all cards known, and the two numbers are never mixed.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "solver/analysis/policy_score.hpp"
#include "solver/games/move_words.hpp"

namespace castellan::solver {

class Deal;

struct PolicyWords {
  std::string_view name;
  std::string_view description;
};

/// One game as a policy played it.
struct PlayedGame {
  MoveList moves;
  std::size_t cards_left = 0;  ///< 0: won.
};

/// The policies of one game.
class Policies {
 public:
  virtual ~Policies() = default;
  [[nodiscard]] virtual std::vector<PolicyWords> list() const = 0;
  /// @param number Of the deal: the random numbers of a policy follow from it.
  /// @throws core::InputError that lists the policies when none is called this.
  [[nodiscard]] virtual PlayedGame play(std::string_view policy, const Deal& deal, std::uint64_t number) const = 0;
  /// Plays the seeds `first` to `last`, both included.
  /// @param report Called in order with the scores of consecutive blocks of seeds.
  /// @param stop   When it becomes true no further block is begun, and the one under way is not reported.
  virtual void play_all(std::string_view policy, std::uint64_t first, std::uint64_t last, int threads,
                        const std::function<void(const PolicyScore&)>& report, std::atomic<bool>& stop) const = 0;
};

}  // namespace castellan::solver
