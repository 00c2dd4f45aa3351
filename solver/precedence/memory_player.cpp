#include "solver/precedence/memory_player.hpp"

#include <array>
#include <utility>

#include "core/deals/castellan_generator.hpp"
#include "solver/precedence/rollout.hpp"

namespace castellan::solver::precedence {

namespace {

using core::Step;
using core::precedence::kMaxCards;
using core::precedence::Position;
using core::precedence::Rules;
using core::precedence::StockGame;

constexpr int kImaginedOrders = 64;
/// Lengths of the annealings that plan the later passes, one after the other until one wins.
constexpr std::array<std::uint64_t, 4> kPlannedGames = {4'000, 16'000, 64'000, 256'000};

/// What the player has seen of the stock, and the cards that are still to come in no known order.
class Memory {
 public:
  explicit Memory(const Rules& rules) : rules_(rules) {
    for (int rank = 1; rank <= rules.ranks; ++rank) {
      for (int card = 0; card < rules.in_stock(static_cast<core::Rank>(rank)); ++card) unseen_.push_back(rank);
    }
  }

  void see(int rank) {
    seen_.push_back(rank);
    for (int& card : unseen_) {
      if (card != rank) continue;
      card = unseen_.back();
      unseen_.pop_back();
      return;
    }
  }

  /// Puts the unseen cards into another random order.
  void imagine() {
    for (std::size_t last = unseen_.size(); last > 1; --last) {
      std::swap(unseen_[last - 1], unseen_[generator_.below(last)]);
    }
  }

  /// The cards left in a position, the unseen ones in the order last imagined.
  [[nodiscard]] CardsLeft cards_left(const Position& position) const {
    CardsLeft cards;
    const auto add = [&](int rank) {
      cards.ranks[static_cast<std::size_t>(cards.size++)] = static_cast<std::uint8_t>(rank);
    };
    for (int place = 0; place < static_cast<int>(seen_.size()); ++place) {
      if (position.left.contains(place)) add(seen_[static_cast<std::size_t>(place)]);
    }
    cards.waste = cards.size;
    for (const int rank : unseen_) add(rank);
    return cards;
  }

  [[nodiscard]] int rollout(const Position& position, CardsLeft cards) const {
    Foundations foundations(rules_, position.chains);
    return play_out(foundations, cards, rules_.redeals - position.pass,
                    [](const Foundations&, unsigned taking) { return rightmost(taking); });
  }

 private:
  Rules rules_;
  boost::container::static_vector<int, kMaxCards> seen_;
  boost::container::static_vector<int, kMaxCards> unseen_;
  core::CastellanGenerator generator_{0};
};

/// How many cards of the waste to play, of those that can be played one after the other now.
int best_number(const StockGame& game, Memory& memory, const Position& position) {
  boost::container::static_vector<Position, kMaxCards + 1> choices = {position};
  for (Line line(game, position); line.taking() != 0; choices.push_back(line.position())) line.play(1);
  if (choices.size() == 1) return 0;

  std::array<int, kMaxCards + 1> left{};
  for (int order = 0; order < kImaginedOrders; ++order) {
    memory.imagine();
    for (std::size_t number = 0; number < choices.size(); ++number) {
      left[number] += memory.rollout(choices[number], memory.cards_left(choices[number]));
    }
  }
  std::size_t best = choices.size() - 1;
  for (std::size_t number = best; number-- > 0;) {
    if (left[number] < left[best]) best = number;
  }
  return static_cast<int>(best);
}

}  // namespace

Line play_from_memory(const StockGame& game, Annealing& annealing) {
  Line line(game, game.start());
  Memory memory(game.rules());
  const auto stock_is_out = [&] { return line.position().left.next_from(line.position().turned) < 0; };
  while (!stock_is_out()) {
    line.turn();
    memory.see(game.rank(line.position().turned - 1));
    line.play(best_number(game, memory, line.position()));
  }

  Limits limits;
  limits.max_positions = ~std::uint64_t{0};
  Budget unlimited(limits, nullptr);
  std::vector<Step> plan;
  for (const std::uint64_t games : kPlannedGames) {
    if (annealing.run(game, line.position(), games, unlimited, plan) != SearchEnd::kWon) continue;
    line.follow(plan);
    return line;
  }
  line.play_out();
  return line;
}

}  // namespace castellan::solver::precedence
