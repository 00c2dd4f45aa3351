// Complete search of any game on several threads, with one outcome for any number of them.
//
// The positions reached whose steps are still to be tried are a stack. Each round takes the uppermost of it, as many as
// the width says, and puts the new positions that their steps lead to in their place: depth-first search with many
// lines side by side. A round has three parts, and in each the threads share out work that does not touch:
//
//   1. step: chunks of positions; their steps, and the keys of the positions these lead to.
//   2. tell old from new: shards of the closed set; in the order of the stack, so that of equal positions the first is
//   new.
//   3. arrive: chunks; the new positions are made and put on the stack.
//
// Everything is done in an order that the positions alone decide, so threads and luck change nothing: neither verdict
// nor line, nor the number of positions. Safe moves are played as part of the step before them; otherwise nothing is
// left out but what the game itself leaves out, so a search that is exhausted is a proof, resting
// on 128-bit keys.
//
// Of a position whose steps have been tried nothing is kept but its key and the step that led to it: memory, more than
// work, is what threads wait for.

#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "core/key.hpp"
#include "solver/budget.hpp"
#include "solver/search/line.hpp"
#include "solver/search/reserved_array.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"
#include "solver/search/sharded_closed_set.hpp"
#include "solver/threads/team.hpp"

namespace castellan::solver {

template <SearchGame Game>
class WideSearch {
 public:
  using State = typename Game::State;
  using Step = typename Game::Step;

  /// @param closed    Cleared first; on kLost it holds every position that can be reached.
  /// @param max_bytes Bound on the memory that the search takes besides the closed set.
  WideSearch(const Game& game, ShardedClosedSet& closed, std::size_t max_bytes, Team& team, Budget& budget)
      : game_(game),
        closed_(closed),
        team_(team),
        budget_(budget),
        stack_(max_bytes / 4 * 3 / sizeof(Reached)),
        reached_by_(std::min(max_bytes / 4 / sizeof(Arrival), kMostPositions)) {}

  /// To be called once. @param line_out On kWon, the winning line.
  [[nodiscard]] SearchEnd run(State state, std::vector<Step>& line_out) {
    closed_.clear();
    const State start = state;
    play_safe(state);
    if (game_.won(state)) {
      line_out = line_to(start, kStart);
      return SearchEnd::kWon;
    }
    if (!budget_.spend()) return SearchEnd::kStopped;
    const core::Key key = game_.key(state);
    if (!stack_.make_room(1) || !reached_by_.make_room(1) ||
        closed_[ShardedClosedSet::shard_of(key)].insert(key) == Insertion::kOutOfMemory) {
      return out_of_memory();
    }
    stack_.push_back({state, key, 0});
    reached_by_.push_back(kStart);

    while (stack_.size() > 0) {
      take(std::clamp<std::size_t>(reached_by_.size() / kPositionsPerWidth, 1, kWidth));
      team_.run(chunks_, [this](std::size_t number) { step(number); });
      for (std::size_t i = chunks_; i-- > 0;) {
        if (!chunk_[i].winning) continue;
        line_out = line_to(start, *chunk_[i].winning);
        return SearchEnd::kWon;
      }
      team_.run(ShardedClosedSet::kShards, [this](std::size_t shard) { sort_out(shard); });
      if (!make_room()) return out_of_memory();
      if (!may_go_on()) return SearchEnd::kStopped;
      team_.run(chunks_, [this](std::size_t number) { arrive(number); });
    }
    return SearchEnd::kLost;
  }

 private:
  static constexpr std::size_t kChunk = 64;  ///< Positions whose steps are tried in one go.
  /// Positions of a round at most: enough that the threads seldom wait for each other, and all of it fits into the
  /// cache.
  static constexpr std::size_t kWidth = 2048;
  /// Positions reached per position of a round: a search that ends early stays narrow.
  static constexpr std::size_t kPositionsPerWidth = 128;

  /// A position on the stack.
  struct Reached {
    State state;
    core::Key key;
    std::uint32_t number;  ///< In the order in which positions were reached.
  };
  /// The step that led to a position, and the number of the one before; safe moves are found again by replaying.
  struct Arrival {
    std::uint32_t parent;
    Step step;
  };
  static constexpr std::size_t kMostPositions = 0xffffffffU;
  static constexpr Arrival kStart{kMostPositions, {}};

  /// The position that a step of a chunk leads to, as the closed set sees it.
  struct Child {
    core::Key key;
    std::uint16_t number;  ///< Of the step in its chunk.
    bool is_new;
  };
  /// A step from a position of a chunk.
  struct Try {
    std::uint16_t parent;  ///< Its place in the chunk.
    Step step;
    bool leaves_no_safe_move;
    bool is_new;  ///< What it leads to.
  };
  /// kChunk positions of the round, and what becomes of them.
  struct Chunk {
    std::vector<Reached> parents;  ///< Taken from the stack, where what they lead to comes in their place.
    std::vector<Try> tries;
    std::vector<core::Key> keys;                                        ///< Of what the tries lead to.
    std::vector<Child> by_shard;                                        ///< The same, shard by shard.
    std::array<std::uint16_t, ShardedClosedSet::kShards + 1> first_of;  ///< Where each shard begins there.
    std::array<std::uint16_t, ShardedClosedSet::kShards> new_in;        ///< New positions by shard.
    std::size_t first_new;                                              ///< New positions of the chunks before.
    std::optional<Arrival> winning;                                     ///< A step that wins.
  };

  [[nodiscard]] SearchEnd out_of_memory() {
    budget_.out_of_memory();
    return SearchEnd::kStopped;
  }

  void play_safe(State& state) const {
    while (const auto step = game_.safe_step(state)) static_cast<void>(game_.apply(state, *step));
  }

  /// Takes the uppermost positions for this round. They stay where they are, beyond the end of the stack, until new
  /// ones come in their place.
  void take(std::size_t most) {
    taken_ = std::min(stack_.size(), most);
    static_cast<void>(stack_.resize(stack_.size() - taken_));
    chunks_ = (taken_ + kChunk - 1) / kChunk;
    if (chunk_.size() < chunks_) chunk_.resize(chunks_);
  }

  void step(std::size_t number) {
    Chunk& chunk = chunk_[number];
    chunk.tries.clear();
    chunk.keys.clear();
    chunk.winning.reset();
    chunk.first_of.fill(0);
    const Reached* const first = &stack_[0] + stack_.size() + number * kChunk;
    chunk.parents.assign(first, first + std::min(kChunk, taken_ - number * kChunk));
    typename Game::StepList steps;
    for (std::size_t p = 0; p < chunk.parents.size(); ++p) {
      game_.moves(chunk.parents[p].state, steps);
      for (std::size_t s = steps.size(); s-- > 0;) try_step(chunk, p, steps[s]);
    }
    std::partial_sum(chunk.first_of.begin(), chunk.first_of.end(), chunk.first_of.begin());
    auto next = chunk.first_of;
    chunk.by_shard.resize(chunk.keys.size());
    for (std::size_t i = 0; i < chunk.keys.size(); ++i) {
      const core::Key& key = chunk.keys[i];
      chunk.by_shard[next[ShardedClosedSet::shard_of(key)]++] = {key, static_cast<std::uint16_t>(i), false};
    }
  }

  void try_step(Chunk& chunk, std::size_t place, Step step) const {
    const Reached& parent = chunk.parents[place];
    const bool leaves_no_safe_move = game_.leaves_no_safe_move(parent.state, step);
    core::Key key = game_.key_after(parent.state, parent.key, step);
    if (!leaves_no_safe_move) {
      State state = parent.state;
      static_cast<void>(game_.apply(state, step));
      while (const auto safe = game_.safe_step(state)) {
        key = game_.key_after(state, key, *safe);
        static_cast<void>(game_.apply(state, *safe));
      }
      if (game_.won(state)) chunk.winning = {parent.number, step};
    }
    chunk.tries.push_back({static_cast<std::uint16_t>(place), step, leaves_no_safe_move, false});
    chunk.keys.push_back(key);
    ++chunk.first_of[ShardedClosedSet::shard_of(key) + 1];
  }

  void sort_out(std::size_t shard) {
    ClosedSet<core::Key>& closed = closed_[shard];
    const auto prefetch = [&](const Chunk& chunk) {
      for (std::size_t i = chunk.first_of[shard]; i < chunk.first_of[shard + 1]; ++i) {
        closed.prefetch(chunk.by_shard[i].key);
      }
    };
    prefetch(chunk_[0]);
    for (std::size_t c = 0; c < chunks_; ++c) {
      if (c + 1 < chunks_) prefetch(chunk_[c + 1]);
      Chunk& chunk = chunk_[c];
      std::uint16_t count = 0;
      for (std::size_t i = chunk.first_of[shard]; i < chunk.first_of[shard + 1]; ++i) {
        Child& child = chunk.by_shard[i];
        const Insertion insertion = closed.insert(child.key);
        if (insertion == Insertion::kOutOfMemory) is_full_.store(true, std::memory_order_relaxed);
        child.is_new = insertion == Insertion::kNew;
        if (child.is_new) ++count;
      }
      chunk.new_in[shard] = count;
    }
  }

  /// Finds the places of the new positions, on the stack and in the order of all positions.
  [[nodiscard]] bool make_room() {
    new_positions_ = 0;
    for (std::size_t c = 0; c < chunks_; ++c) {
      Chunk& chunk = chunk_[c];
      chunk.first_new = new_positions_;
      new_positions_ += std::accumulate(chunk.new_in.begin(), chunk.new_in.end(), std::size_t{0});
    }
    first_place_ = stack_.size();
    first_number_ = reached_by_.size();
    return !is_full_.load(std::memory_order_relaxed) && stack_.resize(first_place_ + new_positions_) &&
           reached_by_.resize(first_number_ + new_positions_);
  }

  [[nodiscard]] bool may_go_on() {
    for (std::size_t i = 0; i < new_positions_; ++i) {
      if (!budget_.spend()) return false;
    }
    return true;
  }

  void arrive(std::size_t number) {
    Chunk& chunk = chunk_[number];
    for (const Child& child : chunk.by_shard) chunk.tries[child.number].is_new = child.is_new;
    std::size_t place = first_place_ + chunk.first_new;
    std::size_t order = first_number_ + chunk.first_new;
    for (std::size_t i = 0; i < chunk.tries.size(); ++i) {
      const Try& one = chunk.tries[i];
      if (!one.is_new) continue;
      const Reached& parent = chunk.parents[one.parent];
      Reached& reached = stack_[place++];
      reached = {parent.state, chunk.keys[i], static_cast<std::uint32_t>(order)};
      static_cast<void>(game_.apply(reached.state, one.step));
      if (!one.leaves_no_safe_move) play_safe(reached.state);
      reached_by_[order++] = {parent.number, one.step};
    }
  }

  /// The whole line that ends with an arrival; kStart: the safe moves at the start.
  [[nodiscard]] std::vector<Step> line_to(const State& start, Arrival last) const {
    std::vector<Step> chosen;
    for (; last.parent != kStart.parent; last = reached_by_[last.parent]) chosen.push_back(last.step);
    return whole_line(game_, start, chosen);
  }

  const Game& game_;
  ShardedClosedSet& closed_;
  Team& team_;
  Budget& budget_;
  ReservedArray<Reached> stack_;
  ReservedArray<Arrival> reached_by_;  ///< By number of the position.
  std::vector<Chunk> chunk_;
  // Of the round.
  std::size_t taken_ = 0;
  std::size_t chunks_ = 0;
  std::size_t new_positions_ = 0;
  std::size_t first_place_ = 0;
  std::size_t first_number_ = 0;
  std::atomic<bool> is_full_ = false;
};

}  // namespace castellan::solver
