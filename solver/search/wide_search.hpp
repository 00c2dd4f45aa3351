// Complete search of any game on several threads, with one outcome for any number of them.
//
// What is still to be tried, steps from positions already reached, is a stack. Each round takes the uppermost of it, as
// many steps as the width says, and puts the steps from the new positions they lead to in their place: depth-first
// search with many lines side by side. A round has four parts, and in each the threads share out work that does not
// touch:
//
//   1. step: chunks of steps; the keys of the positions they lead to.
//   2. tell old from new: shards of the closed set; in the order of the stack, so that of equal positions the first is
//   new.
//   3. arrive: chunks; the new positions are made and kept, and their steps found.
//   4. stack: chunks; their steps are put on the stack.
//
// Everything is done in an order that the positions alone decide, so threads and luck change nothing: neither verdict
// nor line, nor the number of positions. Safe moves are played as part of the step before them; otherwise nothing is
// left out but what the game itself leaves out, so running dry is a proof, resting on 128-bit keys.

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
#include "solver/search/reserved_array.hpp"
#include "solver/search/search_end.hpp"
#include "solver/search/search_game.hpp"
#include "solver/search/sharded_closed_set.hpp"
#include "solver/search/team.hpp"
#include "solver/search/whole_line.hpp"

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
        states_(std::min(max_bytes / 3 * 2 / kBytesPerPosition, kMostPositions)),
        keys_(states_.max_size()),
        reached_by_(states_.max_size()),
        untried_(max_bytes / 3 / sizeof(Try)) {}

  /// To be called once. @param line_out On kWon, the winning line.
  [[nodiscard]] SearchEnd run(State state, std::vector<Step>& line_out) {
    closed_.clear();
    const State start = state;
    play_safe(state);
    if (game_.won(state)) {
      line_out = line_to(start, kNoTry);
      return SearchEnd::kWon;
    }
    if (!budget_.spend()) return SearchEnd::kStopped;
    states_.push_back(state);
    keys_.push_back(game_.key(state));
    reached_by_.push_back(kNoTry);
    static_cast<void>(closed_[ShardedClosedSet::shard_of(keys_[0])].insert(keys_[0]));
    chunk_.resize(1);
    add_steps(chunk_[0], 0);
    static_cast<void>(untried_.resize(chunk_[0].found.size()));
    std::copy(chunk_[0].found.begin(), chunk_[0].found.end(), &untried_[0]);

    while (untried_.size() > 0) {
      take(std::clamp<std::size_t>(states_.size() / kPositionsPerWidth, 1, kWidth));
      team_.run(chunks_, [this](std::size_t number) { step(number); });
      for (std::size_t i = chunks_; i-- > 0;) {
        if (!chunk_[i].winning) continue;
        line_out = line_to(start, *chunk_[i].winning);
        return SearchEnd::kWon;
      }
      team_.run(ShardedClosedSet::kShards, [this](std::size_t shard) { sort_out(shard); });
      if (!make_room_for_positions()) return out_of_memory();
      if (!may_go_on()) return SearchEnd::kStopped;
      team_.run(chunks_, [this](std::size_t number) { arrive(number); });
      if (!make_room_for_steps()) return out_of_memory();
      team_.run(chunks_, [this](std::size_t number) { stack(number); });
    }
    return SearchEnd::kLost;
  }

 private:
  static constexpr std::size_t kChunk = 512;  ///< Steps that are tried in one go.
  /// Steps of a round at most: enough that the threads seldom wait for each other, and all of it fits into the cache.
  static constexpr std::size_t kWidth = 16'384;
  /// Positions reached per step of a round: a search that ends early stays narrow.
  static constexpr std::size_t kPositionsPerWidth = 16;
  static constexpr std::size_t kAhead = 8;  ///< Steps whose positions are fetched into the cache ahead of their turn.

  /// A step from a position that was reached; safe moves after it are found again by replaying.
  struct Try {
    std::uint32_t parent;
    Step step;
    bool is_quiet;  ///< No safe move follows.
  };
  static constexpr std::size_t kMostPositions = 0xffffffffU;
  static constexpr Try kNoTry{kMostPositions, {}, false};
  static constexpr std::size_t kBytesPerPosition = sizeof(State) + sizeof(core::Key) + sizeof(Try);

  /// The position a step of the batch leads to.
  struct Arrival {
    core::Key key;
    std::uint16_t number;  ///< Of the step in its chunk.
    bool is_new;
  };
  /// What becomes of kChunk steps of the batch.
  struct Chunk {
    std::array<core::Key, kChunk> keys;
    std::array<Arrival, kChunk> by_shard;
    std::array<std::uint16_t, ShardedClosedSet::kShards + 1> first_of;  ///< Where each shard begins there.
    std::array<std::uint16_t, ShardedClosedSet::kShards> new_in;        ///< New positions by shard.
    std::vector<Try> found;                                             ///< Steps from the new positions.
    std::size_t first_position;                                         ///< Where the new positions go.
    std::size_t first_try;                                              ///< Where the steps from them go on the stack.
    std::optional<Try> winning;                                         ///< A step that wins.
  };

  void play_safe(State& state) const {
    while (const auto step = game_.safe_step(state)) static_cast<void>(game_.apply(state, *step));
  }

  [[nodiscard]] SearchEnd out_of_memory() {
    budget_.out_of_memory();
    return SearchEnd::kStopped;
  }

  /// Moves the uppermost steps from the stack into the batch.
  void take(std::size_t most) {
    const std::size_t count = std::min(untried_.size(), most);
    batch_.resize(count);
    untried_.take_last(batch_.data(), count);
    chunks_ = (count + kChunk - 1) / kChunk;
    if (chunk_.size() < chunks_) chunk_.resize(chunks_);
  }

  [[nodiscard]] std::size_t size_of(std::size_t number) const {
    return std::min(kChunk, batch_.size() - number * kChunk);
  }

  void step(std::size_t number) {
    Chunk& chunk = chunk_[number];
    chunk.winning.reset();
    const Try* const tries = &batch_[number * kChunk];
    const std::size_t size = size_of(number);
    chunk.first_of.fill(0);
    for (std::size_t i = 0; i < size; ++i) {
      if (i + kAhead < size) {
        __builtin_prefetch(&states_[tries[i + kAhead].parent]);
        __builtin_prefetch(&keys_[tries[i + kAhead].parent]);
      }
      const Try& one = tries[i];
      const State& parent = states_[one.parent];
      core::Key key = game_.key_after(parent, keys_[one.parent], one.step);
      if (!one.is_quiet) {
        State state = parent;
        static_cast<void>(game_.apply(state, one.step));
        while (const auto safe = game_.safe_step(state)) {
          key = game_.key_after(state, key, *safe);
          static_cast<void>(game_.apply(state, *safe));
        }
        if (game_.won(state)) chunk.winning = one;
      }
      chunk.keys[i] = key;
      ++chunk.first_of[ShardedClosedSet::shard_of(key) + 1];
    }
    std::partial_sum(chunk.first_of.begin(), chunk.first_of.end(), chunk.first_of.begin());
    auto next = chunk.first_of;
    for (std::size_t i = 0; i < size; ++i) {
      const core::Key& key = chunk.keys[i];
      chunk.by_shard[next[ShardedClosedSet::shard_of(key)]++] = {key, static_cast<std::uint16_t>(i), false};
    }
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
        Arrival& arrival = chunk.by_shard[i];
        const Insertion insertion = closed.insert(arrival.key);
        if (insertion == Insertion::kOutOfMemory) is_full_.store(true, std::memory_order_relaxed);
        arrival.is_new = insertion == Insertion::kNew;
        if (arrival.is_new) ++count;
      }
      chunk.new_in[shard] = count;
    }
  }

  /// Finds the places of the new positions.
  [[nodiscard]] bool make_room_for_positions() {
    new_positions_ = 0;
    for (std::size_t c = 0; c < chunks_; ++c) {
      Chunk& chunk = chunk_[c];
      chunk.first_position = states_.size() + new_positions_;
      new_positions_ += std::accumulate(chunk.new_in.begin(), chunk.new_in.end(), std::size_t{0});
    }
    const std::size_t size = states_.size() + new_positions_;
    return !is_full_.load(std::memory_order_relaxed) && states_.resize(size) && keys_.resize(size) &&
           reached_by_.resize(size);
  }

  [[nodiscard]] bool may_go_on() {
    for (std::size_t i = 0; i < new_positions_; ++i) {
      if (!budget_.spend()) return false;
    }
    return true;
  }

  void arrive(std::size_t number) {
    Chunk& chunk = chunk_[number];
    chunk.found.clear();
    const Try* const tries = &batch_[number * kChunk];
    const std::size_t size = size_of(number);
    std::array<bool, kChunk> is_new;
    for (std::size_t i = 0; i < size; ++i) is_new[chunk.by_shard[i].number] = chunk.by_shard[i].is_new;
    std::size_t place = chunk.first_position;
    for (std::size_t i = 0; i < size; ++i) {
      if (!is_new[i]) continue;
      const Try& one = tries[i];
      State& state = states_[place] = states_[one.parent];
      static_cast<void>(game_.apply(state, one.step));
      if (!one.is_quiet) play_safe(state);
      keys_[place] = chunk.keys[i];
      reached_by_[place] = one;
      add_steps(chunk, static_cast<std::uint32_t>(place++));
    }
  }

  void add_steps(Chunk& chunk, std::uint32_t position) const {
    const State& state = states_[position];
    typename Game::StepList steps;
    game_.moves(state, steps);
    for (std::size_t s = steps.size(); s-- > 0;) {
      chunk.found.push_back({position, steps[s], game_.is_quiet(state, steps[s])});
    }
  }

  [[nodiscard]] bool make_room_for_steps() {
    std::size_t size = untried_.size();
    for (std::size_t c = 0; c < chunks_; ++c) {
      chunk_[c].first_try = size;
      size += chunk_[c].found.size();
    }
    return untried_.resize(size);
  }

  void stack(std::size_t number) {
    const Chunk& chunk = chunk_[number];
    std::copy(chunk.found.begin(), chunk.found.end(), &untried_[0] + chunk.first_try);
  }

  /// The whole line that ends with a step; kNoTry: the safe moves at the start.
  [[nodiscard]] std::vector<Step> line_to(const State& start, Try last) const {
    std::vector<Step> chosen;
    for (; last.parent != kNoTry.parent; last = reached_by_[last.parent]) chosen.push_back(last.step);
    return whole_line(game_, start, chosen);
  }

  const Game& game_;
  ShardedClosedSet& closed_;
  Team& team_;
  Budget& budget_;
  // Of each position reached: itself, its key, and the step that led to it.
  ReservedArray<State> states_;
  ReservedArray<core::Key> keys_;
  ReservedArray<Try> reached_by_;
  ReservedArray<Try> untried_;
  std::vector<Try> batch_;
  std::vector<Chunk> chunk_;
  std::size_t chunks_ = 0;  ///< In use.
  std::size_t new_positions_ = 0;
  std::atomic<bool> is_full_ = false;
};

}  // namespace castellan::solver
