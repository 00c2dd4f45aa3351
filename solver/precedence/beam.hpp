// A beam over turned cards, each position judged by a rollout.
//
// All positions of the beam stand at the same place of the same pass. The next card is turned, and each position
// has one successor for every number of cards that can then be played. A successor's score is what a
// rollout leaves; the `width` best ones go on. A successor that plays all it can is what its parent's rollout did,
// so it inherits the score: a rollout is paid only for holding back. One that leaves nothing wins.
//
// It finds wins and proves nothing: it leaves positions out, and always plays on the rightmost foundation.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/precedence/stock_game.hpp"
#include "solver/budget.hpp"
#include "solver/precedence/foundations.hpp"
#include "solver/precedence/settle.hpp"
#include "solver/search/search_end.hpp"

namespace castellan::solver::precedence {

/// The memory of a beam, kept from deal to deal.
class Beam {
 public:
  /// @param start      Any position of the game.
  /// @param width      Positions kept after each turn, at least 1.
  /// @param line_out   On kWon, the winning line from `start` on.
  /// @return kWon, kOpen, or kStopped by the budget, which counts every position that is given successors.
  [[nodiscard]] SearchEnd run(const core::precedence::StockGame& game, const core::precedence::Position& start,
                              std::size_t width, Budget& budget, std::vector<core::precedence::Step>& line_out);

  /// Bytes that a beam of this width needs at most.
  [[nodiscard]] static std::size_t bytes_for(std::size_t width);

 private:
  struct Node {
    core::precedence::Position position;
    std::uint32_t link;  ///< Of the last turn on its line.
    std::uint8_t score;
    std::uint8_t played;  ///< Cards, since that turn.
    bool has_turned;      ///< At the present place; the link is then still its parent's.
  };
  /// A turn on some line: how it came about, and how many cards were played after it.
  struct Link {
    std::uint32_t parent;
    std::uint8_t played;
  };
  static constexpr std::uint32_t kNoLink = ~std::uint32_t{0};
  static constexpr int kScores = core::precedence::kMaxCards + 1;

  void begin(const core::precedence::StockGame& game, std::size_t width);
  [[nodiscard]] bool expand(const core::precedence::StockGame& game, const Node& node, int place);
  void add(const core::precedence::StockGame& game, Node node, const Foundations& foundations, bool scored);
  [[nodiscard]] bool is_new(std::uint64_t key);
  void select(std::size_t width);

  std::vector<Node> beam_;
  std::vector<Node> successors_;
  std::vector<Link> links_;
  std::vector<std::uint64_t> keys_;  ///< A hash table of the successors' keys; 0 is free.
  std::size_t keys_used_ = 0;
  std::array<std::uint32_t, kScores> with_score_{};  ///< How many successors have this score.
  RankPlaces places_{};
};

}  // namespace castellan::solver::precedence
