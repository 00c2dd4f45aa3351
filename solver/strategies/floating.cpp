// The floating relaxation, refined only where it went wrong, until it proves the loss or can tell no more.
//
// Search the relaxation; if it cannot be won, neither can the deal. If it can, follow its line with the real cards that
// keep their places. Where it sends one of them home in place of one of another suit, tell that other card apart from
// now on and search again. A line without such a step shows that too many ranks float; where none does it is a real
// win. Each round tells one card more apart, so there are at most fifty-two, and where none floats the last one is the
// real game.

#include <cstdint>
#include <vector>

#include "solver/relaxation/anchors.hpp"
#include "solver/relaxation/floating_game.hpp"
#include "solver/search/depth_first.hpp"
#include "solver/strategies/strategies.hpp"
#include "solver/strategies/workspace.hpp"

namespace castellan::solver {

namespace {

/// A relaxed line played with the real cards that do not float.
struct RealLine {
  std::vector<core::Step> steps;   ///< Up to the first step that the real cards do not allow.
  std::uint64_t mistaken_for = 0;  ///< The card in whose place that step sends another home; none: 0.
};

class RealPlay {
 public:
  RealPlay(const core::Rules& rules, const core::Board& board, int floating)
      : board_(board), anchored_(Anchors(Packing(rules), board).anchored), floating_(floating) {
    for (core::Pile& pile : board_.piles) let_float(pile);
    for (auto& cell : board_.cells) {
      if (cell && to_int(cell->rank()) <= floating) cell.reset();
    }
  }

  RealLine play(const std::vector<FloatingGame::Step>& line) {
    RealLine result;
    for (const FloatingGame::Step step : line) {
      const core::Card card = take(step);
      if (step.to == FloatingGame::kFloating) continue;
      if (step.to >= FloatingGame::kFirstCell) {
        board_.cells[step.to - FloatingGame::kFirstCell] = card;
        result.steps.push_back({static_cast<std::uint8_t>(card.id()), core::kInCell});
        continue;
      }
      if (step.to < FloatingGame::kPiles) {
        core::Pile& onto = board_.piles[step.to];
        const auto under = onto.empty() ? core::kBottom : static_cast<std::uint8_t>(onto.back().id());
        result.steps.push_back({static_cast<std::uint8_t>(card.id()), under});
        onto.push_back(card);
        continue;
      }
      const auto suit = static_cast<std::size_t>(step.to - FloatingGame::kPiles);
      if (static_cast<std::size_t>(card.suit()) != suit) {
        result.mistaken_for = core::Card(card.rank(), static_cast<core::Suit>(suit)).bit();
        return result;
      }
      ++board_.home[suit];
      result.steps.push_back({static_cast<std::uint8_t>(card.id()), core::kHome});
    }
    return result;
  }

 private:
  core::Card take(FloatingGame::Step step) {
    if (step.from == FloatingGame::kFloating) {
      const auto suit = static_cast<std::size_t>(step.to - FloatingGame::kPiles);
      return core::Card(static_cast<core::Rank>(board_.home[suit] + 1), static_cast<core::Suit>(suit));
    }
    if (step.from < FloatingGame::kPiles) {
      core::Pile& pile = board_.piles[step.from];
      const core::Card card = pile.back();
      pile.pop_back();
      let_float(pile);
      return card;
    }
    if (step.from >= FloatingGame::kFirstCell) {
      auto& cell = board_.cells[step.from - FloatingGame::kFirstCell];
      const core::Card card = *cell;
      cell.reset();
      return card;
    }
    const auto suit = static_cast<std::size_t>(step.from - FloatingGame::kPiles);
    return core::Card(static_cast<core::Rank>(board_.home[suit]--), static_cast<core::Suit>(suit));
  }

  /// Takes the floating cards from the end of a pile.
  void let_float(core::Pile& pile) const {
    while (!pile.empty() && to_int(pile.back().rank()) <= floating_ && (anchored_ & pile.back().bit()) == 0) {
      pile.pop_back();
    }
  }

  core::Board board_;
  std::uint64_t anchored_;
  int floating_;
};

template <int kFloatingRanks>
SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  const core::Rules& rules = task.game->rules();
  std::uint64_t told_apart = 0;
  for (;;) {
    FloatingGame game(rules, kFloatingRanks, told_apart);
    const auto start = game.start(*task.board);
    if (!start) return {SearchEnd::kOpen, {}};
    std::vector<FloatingGame::Step> line;
    const SearchEnd end = depth_first(game, *start, workspace.closed, workspace.max_depth, budget, line);
    if (end != SearchEnd::kWon) return {end, {}};
    RealLine real = RealPlay(rules, *task.board, kFloatingRanks).play(line);
    if (real.mistaken_for != 0) {
      told_apart |= real.mistaken_for;
    } else if (kFloatingRanks == 0 && !rules.plays_at_once) {
      return {SearchEnd::kWon, std::move(real.steps)};
    } else {
      return {SearchEnd::kOpen, {}};
    }
  }
}

template <int kFloatingRanks>
constexpr Strategy make_strategy(std::string_view name, std::string_view description) {
  return {
      .name = name,
      .description = description,
      .finds_wins = kFloatingRanks == 0,
      .uses_heuristic = false,
      .loss_proof = Proof::kRelaxation,
      .applies = FloatingGame::applies,
      .run = run<kFloatingRanks>,
  };
}

}  // namespace

const Strategy kFloating4 = make_strategy<4>("floating-4", "the relaxation with four floating ranks, refined");
const Strategy kFloating2 = make_strategy<2>("floating-2", "the relaxation with two floating ranks, refined");
const Strategy kFloating0 =
    make_strategy<0>("floating-0", "the suit-blind relaxation, refined card by card until it decides");

}  // namespace castellan::solver
