#include "core/text/carried_run.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "core/replay.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

std::optional<Card> CarriedRun::top_of(Place place) const {
  if (place.kind == PlaceKind::kPile && place.index < board_.piles.size() && !board_.piles[place.index].empty()) {
    return board_.piles[place.index].back();
  }
  if (place.kind == PlaceKind::kCell && place.index < board_.cells.size()) return board_.cells[place.index];
  return std::nullopt;
}

/// The least number of cards that are built on each other and whose lowest one may go there; 1 where none may.
std::size_t CarriedRun::fewest(Place from, Place to) const {
  if (from.kind != PlaceKind::kPile || to.kind != PlaceKind::kPile) return 1;
  Board peeled = board_;
  Pile& pile = peeled.piles[from.index];
  for (std::size_t cards = 1; !pile.empty(); ++cards, pile.pop_back()) {
    if (!why_illegal(rules_, peeled, {pile.back(), from, to})) return cards;
    const std::size_t height = pile.size();
    if (height < 2 || (game_.accepting(pile[height - 1].id()) & pile[height - 2].bit()) == 0) return 1;
  }
  return 1;
}

CarriedRun::Room CarriedRun::room_but(Place target) const {
  Room room;
  for (std::size_t cell = 0; cell < board_.cells.size(); ++cell) {
    if (!board_.cells[cell]) room.cells.push_back({PlaceKind::kCell, static_cast<std::uint8_t>(cell)});
  }
  for (std::size_t pile = 0; pile < board_.piles.size() && rules_.space_fill == SpaceFill::kAnyCard; ++pile) {
    const Place place{PlaceKind::kPile, static_cast<std::uint8_t>(pile)};
    if (board_.piles[pile].empty() && place != target) room.piles.push_back(place);
  }
  return room;
}

std::size_t CarriedRun::capacity(std::size_t cells, std::size_t piles) {
  return (cells + 1) << std::min<std::size_t>(piles, kMaxPiles);
}

bool CarriedRun::can_carry(Place from, Place to, std::size_t cards) const {
  if (has_stopped_ || !top_of(from)) return false;
  CarriedRun trial(rules_, board_);
  const std::size_t count = cards > 0 ? cards : fewest(from, to);
  const Room room = room_but(to);
  if (count > capacity(room.cells.size(), room.piles.size())) return false;
  if (from.kind == PlaceKind::kPile && count > board_.piles[from.index].size()) return false;
  trial.carry_over(count, from, to, room);
  return !trial.has_stopped_;
}

void CarriedRun::carry(Place from, Place to, std::size_t cards, std::string_view where) {
  // After an illegal move what comes next cannot be known; the judge stops there in any case.
  if (has_stopped_) return;
  if (!top_of(from)) fail_at(where, "there is no card to move in " + to_string(from));
  const std::size_t count = cards > 0 ? cards : fewest(from, to);
  const Room room = room_but(to);
  const std::size_t most = capacity(room.cells.size(), room.piles.size());
  if (from.kind == PlaceKind::kPile && count > board_.piles[from.index].size()) {
    fail_at(where, to_string(from) + " has no " + std::to_string(count) + " cards");
  }
  if (count > most) {
    fail_at(where, std::to_string(count) + " cards cannot be carried from " + to_string(from) + " to " + to_string(to) +
                       ": there is room for " + std::to_string(most));
  }
  carry_over(count, from, to, room);
}

void CarriedRun::step(Place from, Place to) {
  if (has_stopped_) return;
  const auto card = top_of(from);
  if (!card) return;
  moves_.push_back({*card, from, to});
  const ReplayResult result = replay(rules_, board_, std::span(&moves_.back(), 1));
  has_stopped_ = result.illegal_move.has_value();
  board_ = result.board;
}

// With c cells and s spaces: half over the cells and all spaces but one to that space, the rest over the same to the
// target, and the first half after it.
void CarriedRun::carry_over(std::size_t cards, Place from, Place to, const Room& room) {
  const std::size_t over_cells = room.cells.size() + 1;
  if (cards <= over_cells) {
    for (std::size_t i = 0; i + 1 < cards; ++i) step(from, room.cells[i]);
    step(from, to);
    for (std::size_t i = cards - 1; i-- > 0;) step(room.cells[i], to);
    return;
  }
  Room rest = room;
  const Place space = rest.piles.back();
  rest.piles.pop_back();
  const std::size_t at_once = capacity(rest.cells.size(), rest.piles.size());
  if (cards <= at_once) return carry_over(cards, from, to, rest);
  const std::size_t first = cards - at_once;
  carry_over(first, from, space, rest);
  carry_over(cards - first, from, to, rest);
  carry_over(first, space, to, rest);
}

}  // namespace castellan::core
