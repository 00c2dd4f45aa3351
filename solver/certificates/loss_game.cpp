#include "solver/certificates/loss_game.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/castle_game.hpp"

namespace castellan::solver {

using core::BuildDirection;
using core::BuildSuit;
using core::Card;
using core::Rank;

namespace {

Card card_of(std::uint8_t id) { return Card::from_id(id); }

}  // namespace

bool LossGame::may_forget_suits(const core::Rules& rules) { return rules.build_suit != BuildSuit::kSame; }

bool LossGame::may_float(const core::Rules& rules) {
  return may_forget_suits(rules) && rules.build_direction == BuildDirection::kDown && !rules.build_wraps;
}

LossGame::LossGame(const core::Rules& rules, const core::Board& deal, const LossParameters& parameters)
    : rules_(rules),
      parameters_(parameters),
      faces_(rules, parameters.apart),
      base_was_open_(rules.base == Rank::kNone && deal.base == Rank::kNone),
      piles_(rules.piles),
      deal_(deal) {
  const core::CastleGame game(rules);
  for (int suit = 0; suit < rules.suits; ++suit) {
    for (int count = 1; count <= rules.ranks; ++count) {
      const Card card(foundation_rank(rules, parameters.base, count), static_cast<core::Suit>(suit));
      foundation_[static_cast<std::size_t>(suit)][static_cast<std::size_t>(count - 1)] =
          static_cast<std::uint8_t>(card.id());
      order_[static_cast<std::size_t>(card.id())] = static_cast<std::uint8_t>(count - 1);
      deck_ |= card.bit();
      if (game.may_fill_space(card.id())) space_ranks_ |= 1U << to_int(card.rank());
    }
  }
  is_real_ = parameters.floating == 0 && (deck_ & ~parameters.apart) == 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    for (std::size_t height = 0; height < deal.piles[pile].size(); ++height) {
      const Card card = deal.piles[pile][height];
      dealt_[pile][height] = static_cast<std::uint8_t>(card.id());
      dealt_below_[pile][height + 1] = dealt_below_[pile][height] | card.bit();
      const bool can_come_back = height == 0 ? game.may_fill_space(card.id())
                                             : (game.accepting(card.id()) & deal.piles[pile][height - 1].bit()) != 0;
      if (can_come_back) is_loose_[pile] |= std::uint64_t{1} << height;
    }
  }
}

LossState LossGame::start() const {
  LossState state{};
  state.home = deal_.home;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    state.height[pile] = static_cast<std::uint8_t>(deal_.piles[pile].size());
    settle(state, pile);
  }
  for (const auto& card : deal_.cells) {
    if (card && !floats(to_int(card->rank()))) state.cells.push(faces_.of[static_cast<std::size_t>(card->id())]);
  }
  return state;
}

bool LossGame::won(const LossState& state) const {
  return std::accumulate(state.home.begin(), state.home.end(), 0) == rules_.deck_size();
}

std::uint64_t LossGame::loose_cards(const LossState& state) const {
  std::uint64_t fixed = 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) fixed |= dealt_below_[pile][state.height[pile]];
  for (std::size_t suit = 0; suit < rules_.suits; ++suit) {
    for (std::size_t count = 0; count < state.home[suit]; ++count) fixed |= card_of(foundation_[suit][count]).bit();
  }
  return deck_ & ~fixed;
}

std::uint64_t LossGame::wanted(const LossState& state) const {
  std::uint64_t wanted = 0;
  for (std::size_t suit = 0; suit < rules_.suits; ++suit) {
    if (state.home[suit] < rules_.ranks) wanted |= card_of(foundation_[suit][state.home[suit]]).bit();
  }
  return wanted;
}

std::uint64_t LossGame::could_be(const LossState& state, std::size_t pile, std::size_t height,
                                 std::uint64_t loose) const {
  if (height < state.height[pile]) return card_of(dealt_[pile][height]).bit();
  return faces_.cards[face_at(state, pile, height)] & loose;
}

bool LossGame::must_play_home(const LossState& state) const {
  if (!rules_.plays_at_once || !is_real_) return false;
  if (base_was_open_ && state.home == decltype(state.home){}) return false;
  const std::uint64_t loose = loose_cards(state);
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t height = items(state, pile);
    if (height > 0 && (could_be(state, pile, height - 1, loose) & wanted(state)) != 0) return true;
  }
  return false;
}

LossGame::Room LossGame::room(const LossState& state) const {
  Room room;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t height = items(state, pile);
    if (height == 0) {
      ++room.spaces;
    } else {
      ++room.tops[faces_.group(face_at(state, pile, height - 1))];
    }
  }
  room.cells = rules_.cells - state.cells.size;
  if (parameters_.floating == 0) return room;
  for (std::uint64_t loose = loose_cards(state); loose != 0; loose &= loose - 1) {
    const Face face = faces_.of[static_cast<std::size_t>(std::countr_zero(loose))];
    if (floats(LooseFaces::rank(face))) ++room.floats[faces_.group(face)];
  }
  return room;
}

bool LossGame::fits(const Room& room) const {
  if (room.spaces < 0) return false;
  int homeless = 0;  // Of cards that may fill a space,
  int in_cells = 0;  // and of others.
  for (int rank = 1; rank <= parameters_.floating; ++rank) {
    for (std::size_t group = static_cast<std::size_t>(rank); group < 32; group += 16) {
      const std::size_t under = faces_.under(group);
      const int left = room.floats[group] - room.floats[under] - room.tops[under];
      if (left > 0) ((space_ranks_ >> rank & 1U) != 0 ? homeless : in_cells) += left;
    }
  }
  return in_cells <= room.cells && homeless + in_cells <= room.cells + room.spaces;
}

void LossGame::settle(LossState& state, std::size_t pile) const {
  LooseCards& loose = state.loose[pile];
  for (std::uint8_t& height = state.height[pile]; height > 0 && (is_loose_[pile] >> (height - 1U) & 1U) != 0;
       --height) {
    const Face face = faces_.of[dealt_[pile][height - 1U]];
    if (floats(LooseFaces::rank(face))) continue;
    std::copy_backward(loose.faces.begin(), loose.faces.begin() + loose.size, loose.faces.begin() + loose.size + 1);
    loose.faces[0] = face;
    ++loose.size;
  }
}

void LossGame::take_top(LossState& state, std::size_t pile) const {
  if (state.loose[pile].size > 0) {
    --state.loose[pile].size;
  } else {
    --state.height[pile];
    settle(state, pile);
  }
}

LossGame::Mover LossGame::top_of(const LossState& state, std::size_t pile, const Room& room) const {
  const std::size_t top = items(state, pile) - 1;
  Mover mover{
      static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(top), face_at(state, pile, top), room, state, {}};
  --mover.room.tops[faces_.group(mover.face)];
  mover.cards.push(mover.face);
  take_top(mover.without, pile);
  return mover;
}

LossGame::Mover LossGame::in_cell(const LossState& state, std::size_t cell, const Room& room) const {
  Mover mover{static_cast<std::uint8_t>(kCellPlace + cell), 0, state.cells.faces[cell], room, state, {}};
  mover.cards.push(mover.face);
  LooseCards& cells = mover.without.cells;
  std::copy(cells.faces.begin() + static_cast<std::ptrdiff_t>(cell) + 1, cells.faces.begin() + cells.size,
            cells.faces.begin() + static_cast<std::ptrdiff_t>(cell));
  --cells.size;
  return mover;
}

std::vector<std::uint8_t> LossGame::kept(std::size_t pile, std::size_t from, std::size_t to) const {
  std::vector<std::uint8_t> cards;
  for (std::size_t height = from; height < to; ++height) {
    if (!floats(to_int(card_of(dealt_[pile][height]).rank()))) cards.push_back(dealt_[pile][height]);
  }
  return cards;
}

}  // namespace castellan::solver
