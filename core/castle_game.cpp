#include "core/castle_game.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

constexpr KeyTable make_keys() {
  KeyTable table{};
  std::uint64_t n = 0;
  for (auto& words : table.lies_on) {
    for (auto& word : words) {
      word.low = random_word(n++);
      word.high = random_word(n++);
    }
  }
  for (auto& word : table.base) {
    word.low = random_word(n++);
    word.high = random_word(n++);
  }
  return table;
}

bool suits_match(BuildSuit rule, Suit upper, Suit lower) {
  switch (rule) {
    case BuildSuit::kAny: return true;
    case BuildSuit::kSame: return upper == lower;
    case BuildSuit::kAlternateColour: return is_red(upper) != is_red(lower);
  }
  return false;
}

bool ranks_match(const Rules& rules, Rank upper, Rank lower) {
  const int top = rules.ranks;
  const auto follows = [&](Rank high, Rank low) {
    return to_int(high) == to_int(low) + 1 || (rules.build_wraps && to_int(high) == 1 && to_int(low) == top);
  };
  return (rules.build_direction != BuildDirection::kUp && follows(lower, upper)) ||
         (rules.build_direction != BuildDirection::kDown && follows(upper, lower));
}

/// Calls `use` with every card of the rules' deck.
template <typename Use>
void for_each_card(const Rules& rules, Use use) {
  for (int id = 0; id < kCards; ++id) {
    if (rules.has(Card::from_id(id))) use(Card::from_id(id));
  }
}

}  // namespace

constinit const KeyTable kKeys = make_keys();

CastleGame::CastleGame(const Rules& rules, bool base_was_open) : rules_(rules), base_was_open_(base_was_open) {
  std::uint64_t deck = 0;
  for_each_card(rules, [&](Card card) {
    deck |= card.bit();
    if (rules.may_fill_space(card)) may_fill_space_ |= card.bit();
    for_each_card(rules, [&](Card on) {
      if (on != card && suits_match(rules.build_suit, card.suit(), on.suit()) &&
          ranks_match(rules, card.rank(), on.rank())) {
        accepting_[static_cast<std::size_t>(card.id())] |= on.bit();
      }
    });
  });
  for (int suit = 0; suit < rules.suits; ++suit) {
    const auto s = static_cast<std::size_t>(suit);
    wanted_[0][s].fill(deck);
    for (int base = 1; base <= rules.ranks; ++base) {
      for (int count = 0; count < rules.ranks; ++count) {
        const Rank rank = foundation_rank(rules, static_cast<Rank>(base), count + 1);
        wanted_[static_cast<std::size_t>(base)][s][static_cast<std::size_t>(count)] =
            Card(rank, static_cast<Suit>(suit)).bit();
      }
    }
    won_home_ = static_cast<std::uint16_t>(won_home_ | rules.ranks << (4 * suit));
  }
}

Position CastleGame::start(const Board& board) const {
  Position position{};
  position.under.fill(kAbsent);
  for (const Pile& pile : board.piles) {
    std::uint8_t below = kBottom;
    for (const Card card : pile) {
      position.under[static_cast<std::size_t>(card.id())] = below;
      below = static_cast<std::uint8_t>(card.id());
    }
    position.word += std::uint64_t{1} << below;
  }
  for (const auto& card : board.cells) {
    if (card) {
      position.under[static_cast<std::size_t>(card->id())] = kInCell;
    } else {
      position.word += kFreeCell;
    }
  }
  for (int suit = 0; suit < rules_.suits; ++suit) {
    const int count = board.home[static_cast<std::size_t>(suit)];
    position.home = static_cast<std::uint16_t>(position.home | count << (4 * suit));
    for (int i = 1; i <= count; ++i) {
      const Card card(foundation_rank(rules_, board.base, i), static_cast<Suit>(suit));
      position.under[static_cast<std::size_t>(card.id())] = kHome;
    }
  }
  position.set_base(board.base);
  return position;
}

Key CastleGame::key(const Position& position) const {
  Key key = kKeys.base[static_cast<std::size_t>(position.base())];
  for (std::size_t card = 0; card < kCards; ++card) key ^= kKeys.lies_on[card][position.under[card]];
  return key;
}

void CastleGame::add_moves_of(const Position& position, int card, std::uint64_t targets, StepList& steps) const {
  const auto id = static_cast<std::uint8_t>(card);
  for (std::uint64_t on = accepting_[id] & targets; on != 0; on &= on - 1) {
    steps.push_back({id, static_cast<std::uint8_t>(std::countr_zero(on))});
  }
  if (position.empty_piles() > 0 && position.under[id] != kBottom && may_fill_space(card)) {
    steps.push_back({id, kBottom});
  }
}

/// Of the runs of two cards or more that end with an exposed card.
void CastleGame::add_moves_of_runs(const Position& position, StepList& steps) const {
  for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
    const std::uint64_t others = position.tops() & ~(rest & -rest);
    for (auto card = static_cast<std::uint8_t>(std::countr_zero(rest)); lies_built(position, card);) {
      card = position.under[card];
      add_moves_of(position, card, others, steps);
    }
  }
}

void CastleGame::moves(const Position& position, StepList& steps) const {
  steps.clear();
  const std::uint64_t tops = position.tops();
  const std::uint64_t wanted_now = wanted(position);
  const std::uint64_t fitting = tops & wanted_now;
  for (std::uint64_t rest = fitting; rest != 0; rest &= rest - 1) {
    steps.push_back({static_cast<std::uint8_t>(std::countr_zero(rest)), kHome});
  }
  if (forced(position) != 0) return;

  for (std::uint64_t rest = tops; rest != 0; rest &= rest - 1) {
    add_moves_of(position, std::countr_zero(rest), tops, steps);
  }
  if (rules_.move == MoveUnit::kRun) add_moves_of_runs(position, steps);
  if (rules_.cells > 0) {
    for (std::uint64_t rest = in_cells(position); rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      if ((wanted_now >> card & 1U) != 0) steps.push_back({static_cast<std::uint8_t>(card), kHome});
      add_moves_of(position, card, tops, steps);
    }
    if (position.free_cells() > 0) {
      for (std::uint64_t rest = tops; rest != 0; rest &= rest - 1) {
        steps.push_back({static_cast<std::uint8_t>(std::countr_zero(rest)), kInCell});
      }
    }
  }
  if (rules_.may_return) {
    for (int suit = 0; suit < rules_.suits; ++suit) {
      const int count = position.home_count(suit);
      if (count <= (rules_.base_cards_stay ? 1 : 0)) continue;
      add_moves_of(position, Card(foundation_rank(rules_, position.base(), count), static_cast<Suit>(suit)).id(), tops,
                   steps);
    }
  }
}

/// Of a step whose card is not exposed.
bool CastleGame::is_legal_move_of_run(const Position& position, Step step) const {
  if (rules_.move != MoveUnit::kRun || step.to > kBottom || forced(position) != 0) return false;
  for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
    auto card = static_cast<std::uint8_t>(std::countr_zero(rest));
    while (card != step.card && lies_built(position, card)) card = position.under[card];
    if (card != step.card) continue;
    if (step.to == kBottom)
      return position.empty_piles() > 0 && position.under[card] != kBottom && may_fill_space(card);
    const std::uint64_t others = position.tops() & ~(rest & -rest);
    return (accepting(card) & others & std::uint64_t{1} << step.to) != 0;
  }
  return false;
}

bool CastleGame::is_legal(const Position& position, Step step) const {
  const std::uint64_t own = std::uint64_t{1} << step.card;
  const std::uint8_t from = position.under[step.card];
  if (from == kAbsent) return false;
  if (from <= kBottom && (position.tops() & own) == 0) return is_legal_move_of_run(position, step);
  if (from == kHome) {
    if (!rules_.may_return || step.to > kBottom) return false;
    const int count = position.home_count(step.card % kSuits);
    const Card top(foundation_rank(rules_, position.base(), count), Card::from_id(step.card).suit());
    if (top.id() != step.card || count <= (rules_.base_cards_stay ? 1 : 0)) return false;
  }
  if (step.to == kHome) return (wanted(position) & own) != 0 && (forced(position) == 0 || from <= kBottom);
  if (forced(position) != 0) return false;
  if (step.to == kInCell) return from <= kBottom && position.free_cells() > 0;
  if (step.to == kBottom) return position.empty_piles() > 0 && from != kBottom && may_fill_space(step.card);
  return (accepting(step.card) & position.tops() & std::uint64_t{1} << step.to) != 0;
}

std::vector<Move> to_moves(const Board& start, std::span<const Step> steps) {
  Board board = start;
  std::vector<Move> moves;
  moves.reserve(steps.size());
  const auto pile_with = [&](Card card) {
    const auto pile =
        std::ranges::find_if(board.piles, [&](const Pile& p) { return std::ranges::find(p, card) != p.end(); });
    return static_cast<std::uint8_t>(pile - board.piles.begin());
  };
  const auto cell_with = [&](const std::optional<Card>& content) {
    return static_cast<std::uint8_t>(std::ranges::find(board.cells, content) - board.cells.begin());
  };
  for (const Step step : steps) {
    const Card card = Card::from_id(step.card);
    Move move{card, {PlaceKind::kFoundation, 0}, {PlaceKind::kFoundation, 0}};
    Pile moved{card};
    if (const auto number = pile_with(card); number < board.piles.size()) {
      Pile& pile = board.piles[number];
      const auto first = std::ranges::find(pile, card);
      moved.assign(first, pile.end());
      pile.erase(first, pile.end());
      move.from = {PlaceKind::kPile, number};
      move.cards = static_cast<std::uint8_t>(moved.size());
    } else if (const auto cell = cell_with(card); cell < board.cells.size()) {
      move.from = {PlaceKind::kCell, cell};
      board.cells[cell] = std::nullopt;
    }
    if (step.to == kInCell) {
      move.to = {PlaceKind::kCell, cell_with(std::nullopt)};
      board.cells[move.to.index] = card;
    } else if (step.to != kHome) {
      // The pile just left may now be empty: any other empty pile serves the step equally.
      const auto empty = std::ranges::find_if(board.piles, [](const Pile& p) { return p.empty(); });
      move.to = {PlaceKind::kPile, step.to == kBottom ? static_cast<std::uint8_t>(empty - board.piles.begin())
                                                      : pile_with(Card::from_id(step.to))};
      Pile& pile = board.piles[move.to.index];
      pile.insert(pile.end(), moved.begin(), moved.end());
    }
    moves.push_back(move);
  }
  return moves;
}

}  // namespace castellan::core
