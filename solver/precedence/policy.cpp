#include "solver/precedence/policy.hpp"

#include <array>
#include <string>

#include "core/deals/castellan_generator.hpp"
#include "core/input_error.hpp"
#include "core/key.hpp"
#include "solver/precedence/line.hpp"
#include "solver/precedence/memory_player.hpp"
#include "solver/precedence/rollout.hpp"

namespace castellan::solver::precedence {

namespace {

using core::Step;
using core::precedence::Rules;
using core::precedence::Stock;
using core::precedence::StockGame;

// The policies without memory play every card they can, and differ in the foundation they choose. Each is made for
// one game.

struct Rightmost {
  explicit Rightmost(std::uint64_t) {}
  int operator()(const Foundations&, unsigned taking) const { return rightmost(taking); }
};

struct Leftmost {
  explicit Leftmost(std::uint64_t) {}
  int operator()(const Foundations&, unsigned taking) const { return std::countr_zero(taking); }
};

struct Random {
  /// A deal's own number has shuffled it: its draws would follow from the order of the cards.
  explicit Random(std::uint64_t deal) : generator(core::random_word(deal)) {}
  int operator()(const Foundations&, unsigned taking) const {
    const auto foundations = static_cast<std::uint64_t>(std::popcount(taking));
    for (std::uint64_t skip = foundations == 1 ? 0 : generator.below(foundations); skip > 0; --skip)
      taking &= taking - 1;
    return std::countr_zero(taking);
  }
  mutable core::CastellanGenerator generator;
};

struct MostBehind {
  explicit MostBehind(std::uint64_t) {}
  int operator()(const Foundations& foundations, unsigned taking) const {
    int best = rightmost(taking);
    for (; taking != 0; taking &= taking - 1) {
      const int chain = std::countr_zero(taking);
      if (foundations.count(chain) < foundations.count(best)) best = chain;
    }
    return best;
  }
};

template <typename Choose>
int cards_left_by(const Rules& rules, const Stock& stock, std::uint64_t deal, Annealing&) {
  CardsLeft cards;
  for (const core::Rank rank : stock) {
    cards.ranks[static_cast<std::size_t>(cards.size++)] = static_cast<std::uint8_t>(rank);
  }
  Foundations foundations(rules);
  return play_out(foundations, cards, rules.redeals, Choose(deal));
}

template <typename Choose>
std::vector<Step> play_by(const StockGame& game, std::uint64_t deal, Annealing&) {
  const Choose choose(deal);
  Line line(game, game.start());
  while (line.turn()) {
    while (const unsigned taking = line.taking()) {
      line.play_on(choose(Foundations(game.rules(), line.position().chains), taking));
    }
  }
  return line.steps();
}

int memory_cards_left(const Rules& rules, const Stock& stock, std::uint64_t, Annealing& annealing) {
  return play_from_memory(StockGame(rules, stock), annealing).position().left.size();
}

std::vector<Step> memory_play(const StockGame& game, std::uint64_t, Annealing& annealing) {
  return play_from_memory(game, annealing).steps();
}

template <typename Choose>
constexpr Policy without_memory(std::string_view name, std::string_view description) {
  return {name, description, cards_left_by<Choose>, play_by<Choose>};
}

constexpr std::array kPolicies = {
    without_memory<Rightmost>("rightmost", "play every card that goes, on the rightmost foundation that takes it"),
    without_memory<MostBehind>("most-behind", "play every card that goes, on the foundation with the fewest cards"),
    without_memory<Random>("random", "play every card that goes, on a foundation chosen at random"),
    without_memory<Leftmost>("leftmost", "play every card that goes, on the leftmost foundation that takes it"),
    Policy{
        "memory",
        "remember every card seen: in the first pass judge each choice by playing on with the unseen cards in random "
        "orders, and plan the later passes by search",
        memory_cards_left, memory_play},
};

}  // namespace

std::span<const Policy> all_policies() { return kPolicies; }

const Policy& find_policy(std::string_view name) {
  std::string names;
  for (const Policy& policy : kPolicies) {
    if (policy.name == name) return policy;
    names += (names.empty() ? "" : ", ") + std::string(policy.name);
  }
  throw core::InputError("no policy is called " + core::quoted(name) + "; the policies are " + names);
}

}  // namespace castellan::solver::precedence
