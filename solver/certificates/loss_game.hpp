// The game whose lost positions a certificate lists: the real one, or an easier one in which moved ("loose") cards show
// only their faces, and those of low rank float: their places are forgotten, only that they can be packed is kept.
//
// docs/certificates.md gives its moves, and why its losses are losses of the real game. This is the writer's side; the
// checker (cli/check) has its own, and they share nothing but that page.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"
#include "solver/certificates/loose_faces.hpp"

namespace castellan::solver {

struct LossParameters {
  core::Rank base = core::Rank::kAce;  ///< On which foundations start.
  int floating = 0;                    ///< Loose cards of this rank or a lower one float.
  std::uint64_t apart = 0;             ///< Set of the loose cards that are told apart.
};

/// What lies on the dealt cards of a pile, upwards, or in cells. Cards follow their faces where a line of play is
/// traced; else they mean nothing.
struct LooseCards {
  std::uint8_t size = 0;
  std::array<Face, core::kCards> faces;

  void push(Face face) { faces[size++] = face; }
};

struct LossState {
  std::array<std::uint8_t, core::kSuits> home{};
  std::array<std::uint8_t, core::kMaxPiles> height{};  ///< Dealt cards not moved.
  std::array<LooseCards, core::kMaxPiles> loose{};
  LooseCards cells{};
};

/// Places are piles by index, or these.
inline constexpr std::uint8_t kCellPlace = 32;   ///< A cell; as the origin plus its place in the list.
inline constexpr std::uint8_t kHomePlace = 64;   ///< The foundation; as the origin plus the suit.
inline constexpr std::uint8_t kFloatPlace = 96;  ///< Wherever cards that float are.

struct LossStep {
  std::uint8_t from;
  std::uint8_t to;
  std::uint8_t card;  ///< What goes home, by id; or what begins to float.
  std::uint8_t low;   ///< Of a pile, the lowest item that moves.
};

class LossGame {
 public:
  /// Whether cards may float under these rules; whether suits of loose cards may be forgotten.
  [[nodiscard]] static bool may_float(const core::Rules& rules);
  [[nodiscard]] static bool may_forget_suits(const core::Rules& rules);

  LossGame(const core::Rules& rules, const core::Board& deal, const LossParameters& parameters);

  [[nodiscard]] const LossParameters& parameters() const { return parameters_; }
  [[nodiscard]] LossState start() const;
  [[nodiscard]] bool won(const LossState& state) const;

  /// The state in bytes, equal whatever the order of cells and of piles without dealt cards. @return how many.
  std::size_t pack(const LossState& state, std::uint8_t* bytes) const;
  static constexpr std::size_t kMostBytes = 4 + 3 * core::kMaxPiles + core::kCards + core::kMaxCells;
  [[nodiscard]] LossState unpack(const std::uint8_t* bytes, std::size_t size) const;
  /// The line of a certificate.
  [[nodiscard]] std::string text(const LossState& state) const;

  /// What may be claimed of a position, so that not all its moves need be followed.
  struct Claim {
    enum Kind { kNone, kSafe, kDead } kind = kNone;
    std::uint8_t origin = 0;                             ///< kSafe: the place of the card that goes home,
    std::uint8_t card = 0;                               ///< and what it is.
    std::array<std::uint8_t, core::kMaxPiles> fronts{};  ///< kDead: height of the card that stays, from 1; 0 for none.
  };
  [[nodiscard]] Claim claim(const LossState& state) const;

  /// Calls `visit(step, state)` for what must be followed under the claim.
  template <typename Visit>
  void successors(const LossState& state, const Claim& claim, Visit visit) const;

  /// The card that lies at this place, from 1, of a foundation.
  [[nodiscard]] std::uint8_t foundation_card(std::size_t suit, std::size_t count) const {
    return foundation_[suit][count - 1];
  }
  /// Which of the dealt cards from one height up to another, not included, keep their places when they are loose.
  [[nodiscard]] std::vector<std::uint8_t> kept(std::size_t pile, std::size_t from, std::size_t to) const;

 private:
  /// What cards that float can lie on.
  struct Room {
    std::array<std::int8_t, 32> tops{};
    std::array<std::int8_t, 32> floats{};
    int spaces = 0;
    int cells = 0;
  };
  /// Something that can be moved, and the state without it.
  struct Mover {
    std::uint8_t from;
    std::uint8_t low;
    Face face;
    Room room;
    LossState without;
    LooseCards cards;
  };

  [[nodiscard]] bool moves_runs() const { return rules_.move == core::MoveUnit::kRun; }
  [[nodiscard]] bool floats(int rank) const { return rank <= parameters_.floating; }
  [[nodiscard]] std::size_t items(const LossState& state, std::size_t pile) const {
    return std::size_t{state.height[pile]} + state.loose[pile].size;
  }
  [[nodiscard]] Face face_at(const LossState& state, std::size_t pile, std::size_t height) const {
    const std::size_t dealt = state.height[pile];
    return height < dealt ? faces_.of[dealt_[pile][height]] : state.loose[pile].faces[height - dealt];
  }
  [[nodiscard]] bool may_fill_space(Face face) const { return (space_ranks_ >> LooseFaces::rank(face) & 1U) != 0; }
  [[nodiscard]] std::uint64_t loose_cards(const LossState& state) const;
  [[nodiscard]] std::uint64_t wanted(const LossState& state) const;
  /// The cards that the item may go home as.
  [[nodiscard]] std::uint64_t could_be(const LossState& state, std::size_t pile, std::size_t height,
                                       std::uint64_t loose) const;
  [[nodiscard]] bool must_play_home(const LossState& state) const;
  [[nodiscard]] bool is_safe(const std::array<std::uint8_t, core::kSuits>& home, core::Card card) const;
  [[nodiscard]] Room room(const LossState& state) const;
  [[nodiscard]] bool fits(const Room& room) const;
  void settle(LossState& state, std::size_t pile) const;
  void take_top(LossState& state, std::size_t pile) const;
  void find_dead_end(const LossState& state, Claim& claim) const;

  template <typename Visit>
  void homes_of(const Mover& mover, std::uint64_t cards, Visit& visit) const;
  template <typename Visit>
  void places_for(const Mover& mover, bool to_cell, Visit& visit) const;
  template <typename Visit>
  void all_homes(const LossState& state, std::optional<std::uint8_t> origin, Visit& visit) const;
  template <typename Visit>
  void runs_of(const LossState& state, std::size_t pile, const Room& room, Visit& visit) const;
  template <typename Visit>
  void returns_of(const LossState& state, std::size_t suit, const Room& room, Visit& visit) const;
  [[nodiscard]] Mover top_of(const LossState& state, std::size_t pile, const Room& room) const;
  [[nodiscard]] Mover in_cell(const LossState& state, std::size_t cell, const Room& room) const;

  core::Rules rules_;
  LossParameters parameters_;
  LooseFaces faces_;
  bool is_real_;
  bool base_was_open_;
  std::size_t piles_;
  unsigned space_ranks_ = 0;  ///< Bit r: cards of rank r may go to a space.
  std::uint64_t deck_ = 0;
  core::Board deal_;
  std::array<std::array<std::uint8_t, core::kCards>, core::kMaxPiles> dealt_{};
  std::array<std::array<std::uint64_t, core::kCards + 1>, core::kMaxPiles> dealt_below_{};
  std::array<std::uint64_t, core::kMaxPiles> is_loose_{};  ///< Bit h: the dealt card at this height counts as moved.
  std::array<std::array<std::uint8_t, core::kRanks>, core::kSuits> foundation_{};  ///< Cards in the order they go home.
  std::array<std::uint8_t, core::kCards> order_{};                                 ///< Their places in it.
};

}  // namespace castellan::solver
