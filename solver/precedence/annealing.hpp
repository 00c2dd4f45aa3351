// Finding wins by changing one game a little at a time.
//
// A game is played by the rollout's rule: every card that goes is played, on the rightmost foundation that takes it;
// except that some cards are held back: in this pass, on the first or the first two occasions, or on all. Which ones
// is all that tells one game from another. A card or two are held back or let go at random, the rest of the
// game is played again, and the change stays if no more cards are left in the end than before; or, now and
// then, although more are: often at first, ever more seldom, and never at last (simulated annealing; Kirkpatrick,
// Gelatt and Vecchi, 1983). A game that leaves none is a win.
//
// It finds wins and proves nothing. All numbers are whole, so that every machine finds the same.

#pragma once

#include <boost/container/static_vector.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/deals/castellan_generator.hpp"
#include "core/precedence/stock_game.hpp"
#include "solver/budget.hpp"
#include "solver/precedence/foundations.hpp"
#include "solver/search/search_end.hpp"

namespace castellan::solver::precedence {

/// The memory of an annealing, kept from deal to deal.
class Annealing {
 public:
  /// @param start    Any position of the game; play goes on with the next turn.
  /// @param games    How many games are played, at least 1: more of them cool more slowly.
  /// @param line_out On kWon, the winning line from `start` on.
  /// @return kWon, kOpen, or kStopped by the budget, which counts a game as a position.
  [[nodiscard]] SearchEnd run(const core::precedence::StockGame& game, const core::precedence::Position& start,
                              std::uint64_t games, Budget& budget, std::vector<core::Step>& line_out);

 private:
  using Place = std::uint8_t;
  /// On how many occasions a card is held back.
  using Skips = std::uint8_t;
  static constexpr Skips kAlways = 3;

  /// A pass, or what is left of it, as it is played.
  struct Pass {
    explicit Pass(const Foundations& at_start) : foundations(at_start) {}

    Foundations foundations;                                 ///< When it begins.
    std::array<Place, core::precedence::kMaxCards> cards{};  ///< Those left then, in the order of the stock.
    std::uint8_t size = 0;                                   ///< How many those are.
    std::uint8_t waste = 0;                                  ///< How many of them lie in the waste then.
    std::array<Skips, core::precedence::kMaxCards> skips{};  ///< By place.
    /// The cards that could be played, each as often as it could.
    boost::container::static_vector<Place, std::size_t{2} * core::precedence::kMaxCards> occasions;
  };

  void begin(const core::precedence::StockGame& game, const core::precedence::Position& start);
  [[nodiscard]] int play(std::size_t first);
  [[nodiscard]] std::size_t occasions() const;  ///< Of the present game.
  [[nodiscard]] std::size_t change(core::CastellanGenerator& random);
  [[nodiscard]] std::vector<core::Step> steps(const core::precedence::StockGame& game,
                                              const core::precedence::Position& start);

  std::array<std::uint8_t, core::precedence::kMaxCards> ranks_{};
  std::vector<Pass> present_;
  std::vector<Pass> changed_;  ///< Up to the first pass that a change touches, what lies here is out of date.
};

}  // namespace castellan::solver::precedence
