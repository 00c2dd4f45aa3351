#include "solver/certificates/loss_search.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "solver/certificates/loss_moves.hpp"

namespace castellan::solver {

namespace {

using Bytes = std::array<std::uint8_t, 256>;
static_assert(LossGame::kMostBytes < 256);

/// The real cards of a relaxed line, as far as they keep their places.
class RealCards {
 public:
  using Cards = std::vector<std::uint8_t>;

  RealCards(const LossGame& game, const core::Board& deal, const LossState& start) : game_(game) {
    for (std::size_t pile = 0; pile < deal.piles.size(); ++pile) {
      for (const core::Card card : deal.piles[pile]) piles_[pile].push_back(static_cast<std::uint8_t>(card.id()));
      settle(pile, deal.piles[pile].size(), start);
    }
    for (const auto& card : deal.cells) {
      if (card && to_int(card->rank()) > game.parameters().floating) {
        cells_.push_back(static_cast<std::uint8_t>(card->id()));
      }
    }
  }

  /// Plays a step. @return the card in whose place another goes home, as a set.
  std::uint64_t play(const LossStep& step, const LossState& before, const LossState& after, const LossGame& game) {
    Cards moving;
    if (step.from < kCellPlace) {
      Cards& pile = piles_[step.from];
      moving.assign(pile.begin() + step.low, pile.end());
      pile.resize(step.low);
      settle(step.from, std::min<std::size_t>(before.height[step.from], step.low), after);
    } else if (step.from < kHomePlace) {
      const auto cell = cells_.begin() + (step.from - kCellPlace);
      moving = {*cell};
      cells_.erase(cell);
    } else if (step.from < kFloatPlace) {
      const auto suit = static_cast<std::size_t>(step.from - kHomePlace);
      moving = {game.foundation_card(suit, before.home[suit])};
    }
    if (step.to >= kFloatPlace) return 0;
    if (step.to >= kHomePlace) {
      const bool is_mistaken = !moving.empty() && moving.front() != step.card;
      return is_mistaken ? core::Card::from_id(step.card).bit() : 0;
    }
    Cards& onto = step.to == kCellPlace ? cells_ : piles_[step.to];
    onto.insert(onto.end(), moving.begin(), moving.end());
    return 0;
  }

 private:
  /// Dealt cards up to this height have become loose as far as the position says so; those that float leave.
  void settle(std::size_t pile, std::size_t from, const LossState& now) {
    if (now.height[pile] >= from) return;
    const Cards kept = game_.kept(pile, now.height[pile], from);
    piles_[pile].resize(now.height[pile]);
    piles_[pile].insert(piles_[pile].end(), kept.begin(), kept.end());
  }

  const LossGame& game_;
  std::array<Cards, core::kMaxPiles> piles_;
  Cards cells_;
};

}  // namespace

WalkEnd walk(const LossGame& game, std::uint64_t max_positions, const CertificateLimits& limits, PositionStore& store,
             std::vector<std::uint32_t>& line) {
  store.clear();
  line.clear();
  Bytes bytes;
  const LossState start = game.start();
  store.insert({bytes.data(), game.pack(start, bytes.data())}, PositionStore::kNoParent);
  std::vector<std::uint32_t> open{0};
  bool won = game.won(start);
  while (!won && !open.empty()) {
    const std::uint32_t number = open.back();
    open.pop_back();
    const LossState state = game.unpack(store[number].data(), store[number].size());
    game.successors(state, game.claim(state), [&](const LossStep&, const LossState& after) {
      if (won || !store.insert({bytes.data(), game.pack(after, bytes.data())}, number)) return;
      won = game.won(after);
      open.push_back(store.size() - 1);
    });
    if (store.size() > max_positions || store.bytes() > limits.max_memory || limits.is_stopped()) {
      return WalkEnd::kTooLarge;
    }
  }
  if (!won) return WalkEnd::kLost;
  for (std::uint32_t number = store.size() - 1; number != PositionStore::kNoParent; number = store.parent(number)) {
    line.push_back(number);
  }
  std::ranges::reverse(line);
  return WalkEnd::kWon;
}

std::uint64_t mistaken_card(const LossGame& game, const core::Board& deal, const PositionStore& store,
                            const std::vector<std::uint32_t>& line) {
  LossState state = game.start();
  RealCards cards(game, deal, state);
  Bytes bytes;
  for (std::size_t i = 1; i < line.size(); ++i) {
    std::uint64_t mistaken = 0;
    LossState next = state;
    bool found = false;
    game.successors(state, {}, [&](const LossStep& step, const LossState& after) {
      if (found ||
          !std::ranges::equal(store[line[i]], PositionStore::Bytes(bytes.data(), game.pack(after, bytes.data()))))
        return;
      found = true;
      mistaken = cards.play(step, state, after, game);
      next = after;
    });
    if (!found) throw std::logic_error("a line of an easier game cannot be played again");
    if (mistaken != 0) return mistaken;
    state = next;
  }
  return 0;
}

}  // namespace castellan::solver
