#include "solver/shortest/shortest.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <new>
#include <numeric>
#include <span>
#include <utility>

#include "core/castle_game.hpp"
#include "core/replay.hpp"
#include "solver/shortest/bound_table.hpp"
#include "solver/shortest/bounded_search.hpp"

namespace castellan::solver {

namespace {

struct Phase {
  int quarters;                 ///< Of the bound that guides it; proofs come from four of them only.
  std::uint64_t max_positions;  ///< Allowance; what remains of the deal's budget bounds it too.
};

/// Most deals fall to the first look.
constexpr std::array kFirstLook{Phase{4, 20'000}};
/// For the end of a line, from a position on it.
constexpr std::array kTail{Phase{8, 100'000}, Phase{6, 100'000}, Phase{5, 200'000}, Phase{4, 200'000}};
/// Of the guided phases each is worth what it saves the next.
constexpr std::array kWhole{Phase{8, 500'000}, Phase{6, 1'000'000}, Phase{5, 2'000'000},
                            Phase{4, std::numeric_limits<std::uint64_t>::max()}};
constexpr int kTails = 8;
constexpr int kProof = 4;

/// Closes in on the shortest solution from one position.
class Closing {
 public:
  Closing(const FixedBases& bases, const core::Board& board, std::vector<core::Step> solution, std::size_t max_bytes,
          Budget& budget, const BracketSeen& seen)
      : bases_(bases),
        board_(board),
        tasks_(bases.tasks_of(board)),
        not_home_(bases.rules().deck_size() - std::accumulate(board.home.begin(), board.home.end(), 0)),
        max_bytes_(max_bytes),
        budget_(budget),
        seen_(seen),
        bracket_{std::move(solution), static_cast<std::size_t>(not_home_), false} {
    report();
  }

  void run(std::span<const Phase> phases) {
    for (const Phase& phase : phases) {
      if (is_over()) break;
      budget_.begin_stage(phase.max_positions);
      try {
        deepen(phase.quarters);
      } catch (const std::bad_alloc&) {
        bracket_.has_run_out_of_memory = true;
      }
    }
  }

  /// Shortens the end of the line, from a later position of it and then from earlier and earlier ones: the nearer the
  /// win, the easier.
  void shorten_tails() {
    for (int part = kTails - 1; part > 0 && !is_over(); --part) {
      std::vector<core::Step>& best = bracket_.best;
      const auto middle = best.begin() + static_cast<std::ptrdiff_t>(best.size()) * part / kTails;
      const std::vector<core::Step> head(best.begin(), middle);
      const core::Board board = core::replay(bases_.rules(), board_, core::to_moves(board_, head)).board;
      Closing tail(bases_, board, {middle, best.end()}, max_bytes_, budget_, {});
      tail.run(kTail);
      if (head.size() + tail.bracket().best.size() == best.size()) continue;
      best = head;
      best.insert(best.end(), tail.bracket().best.begin(), tail.bracket().best.end());
      report();
    }
  }

  [[nodiscard]] Bracket& bracket() { return bracket_; }

 private:
  void report() const {
    if (seen_) seen_(bracket_);
  }

  [[nodiscard]] bool is_over() const {
    return bracket_.is_closed() || bracket_.has_run_out_of_memory || budget_.hit() != LimitHit::kNone;
  }
  [[nodiscard]] int best_detours() const { return static_cast<int>(bracket_.best.size()) - not_home_; }

  void prove(int detours) {
    const auto moves = static_cast<std::size_t>(not_home_ + detours);
    if (moves <= bracket_.at_least) return;
    bracket_.at_least = std::min(moves, bracket_.best.size());
    report();
  }

  /// Rounds of one detour more each, until one wins, there is nothing better to win, or the budget ends.
  void deepen(int quarters) {
    const bool proves = quarters == kProof;
    BoundTable table(max_bytes_ / 8 * 7);
    std::vector<BoundedSearch> searches;
    searches.reserve(tasks_.size());
    const std::size_t bound_bytes = max_bytes_ / 8 / tasks_.size();
    for (const Task& task : tasks_) searches.emplace_back(task, table, quarters, bound_bytes);
    for (;;) {
      const int detours = std::ranges::min_element(searches, {}, &BoundedSearch::least_detours)->least_detours();
      if (proves) prove(detours);
      if (detours >= std::min(best_detours(), BoundTable::kMostBound)) return;
      for (BoundedSearch& search : searches) {
        if (search.least_detours() > detours) continue;
        std::vector<core::Step> line;
        const SearchEnd end = search.run(detours, budget_, line);
        if (end == SearchEnd::kStopped) return;
        if (end != SearchEnd::kWon) continue;
        bracket_.best = std::move(line);
        report();
        if (proves) prove(detours);
        return;
      }
    }
  }

  const FixedBases& bases_;
  const core::Board& board_;
  std::vector<Task> tasks_;
  int not_home_;
  std::size_t max_bytes_;
  Budget& budget_;
  BracketSeen seen_;
  Bracket bracket_;
};

}  // namespace

Bracket shorten_to_least(const FixedBases& bases, const core::Board& board, std::vector<core::Step> solution,
                         std::size_t max_bytes, Budget& budget, const BracketSeen& seen) {
  Closing closing(bases, board, std::move(solution), max_bytes, budget, seen);
  closing.run(kFirstLook);
  closing.shorten_tails();
  closing.run(kWhole);
  return std::move(closing.bracket());
}

}  // namespace castellan::solver
