// The engine of every tableau game: start, legal moves, apply and undo, key, "won", cards home.
//
// All rules are turned into tables once, when the engine is made: for each card the set of cards it may
// be placed on, for each suit and count the card its foundation takes next. The inner loops then know
// nothing of rule kinds.

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board.hpp"
#include "core/key.hpp"
#include "core/move.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "core/step_list.hpp"

namespace castellan::core {

/// One random word pair per (card, what lies under it) and per base rank. The key of a position is the
/// XOR of the words of its cards and base.
struct KeyTable {
  std::array<std::array<Key, 56>, kCards> lies_on;
  std::array<Key, kRanks + 1> base;
};
extern const KeyTable kKeys;

class CastleGame {
 public:
  using State = Position;

  /// @param base_was_open The rules' base is one that the player may choose: until a first card is home nothing
  ///        must play at once.
  explicit CastleGame(const Rules& rules, bool base_was_open = false);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// Packs a board of these rules.
  [[nodiscard]] Position start(const Board& board) const;

  /// The key from scratch; `key_after` keeps it up to date.
  [[nodiscard]] Key key(const Position& position) const;
  /// The key of the position that `step` leads to, given the key of the position it is played in.
  [[nodiscard]] Key key_after(const Position& position, const Key& key, Step step) const;

  [[nodiscard]] bool won(const Position& position) const { return position.home == won_home_; }

  /// Lists the legal steps, one for each position they can lead to: all empty piles count as one, a whole
  /// pile is not moved to another empty pile, all free cells count as one.
  void moves(const Position& position, StepList& steps) const;
  /// Whether `moves` lists this step.
  [[nodiscard]] bool is_legal(const Position& position, Step step) const;

  Undo apply(Position& position, Step step) const;
  void undo(Position& position, Step step, Undo undo) const;

  /// The set of cards that this card may be placed on.
  [[nodiscard]] std::uint64_t accepting(int card) const { return accepting_[static_cast<std::size_t>(card)]; }
  /// The set of cards that the foundations take next; every card while the base is open.
  [[nodiscard]] std::uint64_t wanted(const Position& position) const;
  /// The top cards one of which must go to its foundation before anything else is played.
  [[nodiscard]] std::uint64_t forced(const Position& position) const;
  /// Set of the cards in cells.
  [[nodiscard]] std::uint64_t in_cells(const Position& position) const {
    return position.free_cells() == rules_.cells ? 0 : position.in_cells();
  }
  /// Whether this card of the tableau lies on one that it may be placed on, so that the two are of one run.
  [[nodiscard]] bool lies_built(const Position& position, std::uint8_t card) const {
    return (accepting_[card] >> position.under[card] & 1U) != 0;
  }
  /// Whether the fill rule lets this card go to an empty pile.
  [[nodiscard]] bool may_fill_space(int card) const { return (may_fill_space_ >> card & 1U) != 0; }

 private:
  static constexpr std::uint64_t kFreeCell = std::uint64_t{1} << 60U;

  void add_moves_of(const Position& position, int card, std::uint64_t targets, StepList& steps) const;
  void add_moves_of_runs(const Position& position, StepList& steps) const;
  [[nodiscard]] bool is_legal_move_of_run(const Position& position, Step step) const;
  static void relocate(Position& position, std::uint8_t card, std::uint8_t from, std::uint8_t to);

  Rules rules_;
  bool base_was_open_;
  std::array<std::uint64_t, kCards> accepting_{};
  std::uint64_t may_fill_space_ = 0;
  /// Bit of the card that a suit's foundation takes next: by base, suit, cards home.
  std::array<std::array<std::array<std::uint64_t, 16>, kSuits>, kRanks + 1> wanted_{};
  std::uint16_t won_home_ = 0;
};

/// Turns steps into a player's moves: gives every card its pile, cell or foundation by number.
/// @param steps Legal steps from `start` on.
[[nodiscard]] std::vector<Move> to_moves(const Board& start, std::span<const Step> steps);

inline std::uint64_t CastleGame::wanted(const Position& position) const {
  const auto& by_suit = wanted_[static_cast<std::size_t>(position.base())];
  const unsigned home = position.home;
  return by_suit[0][home & 0xfU] | by_suit[1][home >> 4U & 0xfU] | by_suit[2][home >> 8U & 0xfU] |
         by_suit[3][home >> 12U];
}

inline std::uint64_t CastleGame::forced(const Position& position) const {
  if (!rules_.plays_at_once) return 0;
  const bool base_is_open = position.base() == Rank::kNone || (base_was_open_ && position.home == 0);
  return base_is_open ? 0 : position.tops() & wanted(position);
}

inline Key CastleGame::key_after(const Position& position, const Key& key, Step step) const {
  const auto& words = kKeys.lies_on[step.card];
  Key next = key ^ words[position.under[step.card]] ^ words[step.to];
  if (position.base() == Rank::kNone && step.to == kHome) {
    next ^= kKeys.base[0] ^ kKeys.base[static_cast<std::size_t>(Card::from_id(step.card).rank())];
  }
  return next;
}

/// Moves a card between any two of: a card of the tableau, a bottom, a cell, home. A run moves within the tableau,
/// where its exposed card stays exposed: the bit of the card that it begins with is turned twice, whatever it was.
inline void CastleGame::relocate(Position& position, std::uint8_t card, std::uint8_t from, std::uint8_t to) {
  const std::uint64_t own = std::uint64_t{1} << card;
  const auto home_unit = static_cast<std::uint16_t>(1U << (4U * (card % kSuits)));
  if (from <= kBottom) {
    position.word += std::uint64_t{1} << from;
    position.word ^= own;
  } else if (from == kHome) {
    position.home = static_cast<std::uint16_t>(position.home - home_unit);
  } else {
    position.word += kFreeCell;
  }
  if (to <= kBottom) {
    position.word -= std::uint64_t{1} << to;
    position.word ^= own;
  } else if (to == kHome) {
    position.home = static_cast<std::uint16_t>(position.home + home_unit);
  } else {
    position.word -= kFreeCell;
  }
  position.under[card] = to;
}

inline Undo CastleGame::apply(Position& position, Step step) const {
  const Undo undo{position.under[step.card], position.base()};
  if (undo.base == Rank::kNone && step.to == kHome) position.set_base(Card::from_id(step.card).rank());
  relocate(position, step.card, undo.from, step.to);
  return undo;
}

inline void CastleGame::undo(Position& position, Step step, Undo undo) const {
  relocate(position, step.card, step.to, undo.from);
  position.set_base(undo.base);
}

}  // namespace castellan::core
