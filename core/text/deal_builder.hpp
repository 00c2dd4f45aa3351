// Builds a board out of the cards that a text names, and checks the whole deck: every card exactly
// once across piles, cells and foundations. All deal readers feed it, so that one place refuses bad
// deals, in the same words.

#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace castellan::core {

/// In every member `where` is the place in the text that an error begins with ("line 3", "pile 2"); it
/// may be empty. All members throw InputError for what cannot be part of a deal.
class DealBuilder {
 public:
  explicit DealBuilder(const Rules& rules);

  /// Starts the next pile.
  void begin_pile(std::string_view where);
  /// Puts a card on the pile begun last.
  void add_to_pile(std::string_view card, std::string_view where);
  /// Fills the next cell with a card, or leaves it empty for "-".
  void add_to_cells(std::string_view card, std::string_view where);
  /// Says on which rank the foundations start. At most once, and before any card is put on one.
  void set_base(std::string_view rank, std::string_view where);
  /// Starts the next foundation; each has a suit of its own.
  void begin_foundation(std::string_view where);
  /// Puts a card on the foundation begun last, bottom card first.
  void add_to_foundation(std::string_view card, std::string_view where);
  /// Says that a suit's foundation is built to `top`, which puts all cards below it there too; kNone:
  /// that it is empty. At most once per suit.
  void build_foundation_to(Suit suit, Rank top, std::string_view where);

  /// Whether every card has its place by what has been read so far.
  [[nodiscard]] bool is_whole() const;
  /// The board, once all of the text has been read. Base cards that the text leaves out are on their foundations in a
  /// game whose deal puts them there, if the text says nothing of foundations. Where the player chooses the base rank
  /// and the text does not say it, it is deduced: each foundation holds the longest run down from its top card whose
  /// cards lie nowhere else.
  [[nodiscard]] Board finish(std::string_view where);

  /// Reads a card of this deck.
  [[nodiscard]] Card card_of(std::string_view text, std::string_view where) const;

 private:
  struct Foundation {
    Rank top = Rank::kNone;
    Rank bottom = Rank::kNone;  ///< kNone: not said.
    bool given = false;         ///< By build_foundation_to.
    std::string where;
  };
  struct Spot {
    Place place;
    std::string where;
  };

  void check_in_deck(Card card, std::string_view where) const;
  void take(Card card, std::string_view text, Place place, std::string_view where);
  [[nodiscard]] bool has_foundations() const;
  void lay_out_base_cards();
  [[nodiscard]] Card next_in_suit(Card card) const;
  [[nodiscard]] Rank deduced_bottom(Suit suit) const;
  void settle_base(std::string_view where);
  void check_base_can_be_chosen() const;
  void fill_foundation(Suit suit);
  void check_nothing_is_missing(std::string_view where) const;

  Rules rules_;
  Board board_;
  std::size_t piles_ = 0;
  std::size_t cells_ = 0;
  int begun_foundations_ = 0;
  std::optional<Card> foundation_top_;             ///< Of the foundation begun last.
  std::optional<std::string> where_base_is_said_;  ///< By set_base.
  std::array<Foundation, kSuits> foundations_;
  std::array<std::optional<Spot>, kCards> spots_;  ///< Where each card has been seen; by card id.
};

}  // namespace castellan::core
