// The moves of a certificate's game (loss_game.hpp).

#pragma once

#include <bit>
#include <cstdint>

#include "solver/certificates/loss_game.hpp"

namespace castellan::solver {

template <typename Visit>
void LossGame::homes_of(const Mover& mover, std::uint64_t cards, Visit& visit) const {
  cards &= wanted(mover.without);
  if (cards == 0 || !fits(mover.room)) return;
  for (; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<std::uint8_t>(std::countr_zero(cards));
    const auto suit = static_cast<std::uint8_t>(card % core::kSuits);
    LossState after = mover.without;
    ++after.home[suit];
    visit(LossStep{mover.from, static_cast<std::uint8_t>(kHomePlace + suit), card, mover.low}, after);
  }
}

template <typename Visit>
void LossGame::places_for(const Mover& mover, bool to_cell, Visit& visit) const {
  Room room = mover.room;
  bool space_tried = false;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (pile == mover.from) continue;
    const std::size_t height = items(mover.without, pile);
    if (height > 0) {
      const Face onto = face_at(mover.without, pile, height - 1);
      if (!faces_.lies_on[mover.face].has(onto)) continue;
      const std::size_t group = faces_.group(onto);
      --room.tops[group];
      const bool has_room = fits(room);
      ++room.tops[group];
      if (!has_room) continue;
    } else {
      if (space_tried || !may_fill_space(mover.face)) continue;
      space_tried = true;
      --room.spaces;
      const bool has_room = fits(room);
      ++room.spaces;
      if (!has_room) continue;
    }
    LossState after = mover.without;
    for (std::uint8_t i = 0; i < mover.cards.size; ++i) after.loose[pile].push(mover.cards.faces[i]);
    visit(LossStep{mover.from, static_cast<std::uint8_t>(pile), 0, mover.low}, after);
  }
  if (!to_cell || room.cells == 0) return;
  --room.cells;
  if (!fits(room)) return;
  LossState after = mover.without;
  after.cells.push(mover.face);
  visit(LossStep{mover.from, kCellPlace, 0, mover.low}, after);
}

template <typename Visit>
void LossGame::all_homes(const LossState& state, std::optional<std::uint8_t> origin, Visit& visit) const {
  const std::uint64_t loose = loose_cards(state);
  const Room all = room(state);
  const auto is_meant = [&](std::size_t from) { return !origin || *origin == from; };
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (items(state, pile) == 0 || !is_meant(pile)) continue;
    const std::uint64_t cards = could_be(state, pile, items(state, pile) - 1, loose);
    if ((cards & wanted(state)) != 0) homes_of(top_of(state, pile, all), cards, visit);
  }
  if (must_play_home(state)) return;
  for (std::size_t cell = 0; cell < state.cells.size; ++cell) {
    if (!is_meant(kCellPlace + cell)) continue;
    homes_of(in_cell(state, cell, all), faces_.cards[state.cells.faces[cell]] & loose, visit);
  }
  for (std::uint64_t rest = loose & wanted(state); rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    const Face face = faces_.of[card];
    const std::size_t from = kFloatPlace + card % core::kSuits;
    if (!floats(LooseFaces::rank(face)) || !is_meant(from)) continue;
    Mover mover{static_cast<std::uint8_t>(from), 0, face, all, state, {}};
    --mover.room.floats[faces_.group(face)];
    homes_of(mover, std::uint64_t{1} << card, visit);
  }
}

/// Where runs move, also single cards move with what floats on them.
template <typename Visit>
void LossGame::runs_of(const LossState& state, std::size_t pile, const Room& room, Visit& visit) const {
  const std::size_t top = items(state, pile) - 1;
  Mover mover{static_cast<std::uint8_t>(pile), 0, 0, room, state, {}};
  for (std::size_t low = top + 1; low-- > 0;) {
    const Face face = face_at(state, pile, low);
    if (floats(LooseFaces::rank(face)) || (low < top && !faces_.lies_on[mover.face].has(face))) return;
    take_top(mover.without, pile);
    mover.low = static_cast<std::uint8_t>(low);
    mover.face = face;
    mover.cards.size = 0;
    for (std::size_t height = low; height <= top; ++height) mover.cards.push(face_at(state, pile, height));
    places_for(mover, false, visit);
    if (low < state.height[pile]) return;
  }
}

template <typename Visit>
void LossGame::returns_of(const LossState& state, std::size_t suit, const Room& room, Visit& visit) const {
  if (state.home[suit] == 0) return;
  const std::uint8_t card = foundation_[suit][state.home[suit] - 1U];
  if (rules_.base_cards_stay && state.home[suit] == 1) return;
  const Face face = faces_.of[card];
  Mover mover{static_cast<std::uint8_t>(kHomePlace + suit), 0, face, room, state, {}};
  --mover.without.home[suit];
  if (is_safe(mover.without.home, core::Card::from_id(card))) return;
  if (floats(LooseFaces::rank(face))) {
    ++mover.room.floats[faces_.group(face)];
    if (fits(mover.room)) visit(LossStep{mover.from, kFloatPlace, card, 0}, mover.without);
    return;
  }
  mover.cards.push(face);
  places_for(mover, false, visit);
}

template <typename Visit>
void LossGame::successors(const LossState& state, const Claim& claim, Visit visit) const {
  if (claim.kind == Claim::kDead) return;
  if (claim.kind == Claim::kSafe) return all_homes(state, claim.origin, visit);
  all_homes(state, std::nullopt, visit);
  if (must_play_home(state)) return;
  const Room all = room(state);
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (items(state, pile) == 0) continue;
    Mover mover = top_of(state, pile, all);
    if (floats(LooseFaces::rank(mover.face))) {  // A dealt card, which floats from now on.
      ++mover.room.floats[faces_.group(mover.face)];
      const std::uint8_t card = dealt_[pile][state.height[pile] - 1U];
      if (fits(mover.room)) visit(LossStep{mover.from, kFloatPlace, card, mover.low}, mover.without);
      continue;
    }
    places_for(mover, true, visit);
    if (moves_runs()) runs_of(state, pile, all, visit);
  }
  for (std::size_t cell = 0; cell < state.cells.size; ++cell) places_for(in_cell(state, cell, all), false, visit);
  for (std::size_t suit = 0; rules_.may_return && suit < core::kSuits; ++suit) returns_of(state, suit, all, visit);
}

}  // namespace castellan::solver
