#include "cli/check/tableau/game.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace castellan::check {

Game::Game(const Rules& rules, const Deal& deal, const Parameters& parameters)
    : rules_(rules),
      parameters_(parameters),
      deal_(deal),
      faces_(rules, parameters.apart),
      is_real_(parameters.floating == 0 && (rules.deck() & ~parameters.apart) == 0),
      base_was_open_(rules.base == 0 && deal.base == 0),
      piles_(static_cast<std::size_t>(rules.piles)),
      deck_(rules.deck()) {
  if (!is_real_ && rules.suit_rule == SuitRule::kSame) throw Malformed("where piles are built in suit all are apart");
  if (parameters.floating > 0 && (rules.direction != Direction::kDown || rules.wraps)) {
    throw Malformed("cards float only where piles are built down and not round the corner");
  }
  for (std::size_t suit = 0; suit < static_cast<std::size_t>(rules.suits); ++suit) {
    for (int count = 0; count < rules.ranks; ++count) {
      const CardSet card = set_of(rules.foundation_card(parameters.base, count + 1, static_cast<int>(suit)));
      const auto place = static_cast<std::size_t>(count);
      next_[suit][place] = card;
      home_sets_[suit][place + 1] = home_sets_[suit][place] | card;
    }
  }
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::string& cards = deal.piles[pile];
    for (std::size_t height = 0; height < cards.size(); ++height) {
      const auto card = static_cast<Card>(cards[height]);
      dealt_below_[pile][height + 1] = dealt_below_[pile][height] | set_of(card);
      is_loose_[pile][height] =
          height == 0 ? rules.may_fill_space(rank_of(card)) : rules.builds(card, static_cast<Card>(cards[height - 1]));
    }
  }
}

Position Game::start() const {
  Position now;
  now.home = deal_.home;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    now.height[pile] = static_cast<std::uint8_t>(deal_.piles[pile].size());
    settle(now, pile);
  }
  for (const char card : deal_.cells) {
    const Face face = faces_.of(static_cast<Card>(card));
    if (!floats(rank_of_face(face))) now.cells += static_cast<char>(face);
  }
  return now;
}

bool Game::is_won(const Position& now) const {
  return std::accumulate(now.home.begin(), now.home.end(), 0) == rules_.suits * rules_.ranks;
}

Face Game::item(const Position& now, std::size_t pile, std::size_t height) const {
  const std::size_t dealt = now.height[pile];
  if (height < dealt) return faces_.of(static_cast<Card>(deal_.piles[pile][height]));
  return static_cast<Face>(now.tail[pile][height - dealt]);
}

CardSet Game::item_cards(const Position& now, std::size_t pile, std::size_t height) const {
  if (height < now.height[pile]) return set_of(static_cast<Card>(deal_.piles[pile][height]));
  return faces_.cards(item(now, pile, height)) & loose_cards(now);
}

CardSet Game::home_cards(const Position& now) const {
  return home_sets_[0][now.home[0]] | home_sets_[1][now.home[1]] | home_sets_[2][now.home[2]] |
         home_sets_[3][now.home[3]];
}

CardSet Game::loose_cards(const Position& now) const {
  CardSet fixed = home_cards(now);
  for (std::size_t pile = 0; pile < piles_; ++pile) fixed |= dealt_below_[pile][now.height[pile]];
  return deck_ & ~fixed;
}

CardSet Game::wanted(const Position& now) const {
  return next_[0][now.home[0]] | next_[1][now.home[1]] | next_[2][now.home[2]] | next_[3][now.home[3]];
}

CardSet Game::forced(const Position& now) const {
  if (!rules_.plays_at_once || !is_real_ || (base_was_open_ && now.home == decltype(now.home){})) return 0;
  CardSet tops = 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (items(now, pile) > 0) tops |= item_cards(now, pile, items(now, pile) - 1);
  }
  return tops & wanted(now);
}

void Game::settle(Position& now, std::size_t pile) const {
  std::uint8_t& height = now.height[pile];
  for (; height > 0 && is_loose_[pile][height - 1U]; --height) {
    const Face face = item(now, pile, height - 1U);
    if (!floats(rank_of_face(face))) now.tail[pile].insert(now.tail[pile].begin(), static_cast<char>(face));
  }
}

void Game::take_top(Position& now, std::size_t pile) const {
  if (!now.tail[pile].empty()) return now.tail[pile].pop_back();
  --now.height[pile];
  settle(now, pile);
}

Game::Packing Game::packing(const Position& now) const {
  Packing packing;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t size = items(now, pile);
    if (size == 0) {
      ++packing.spaces;
    } else {
      ++packing.tops[faces_.kind(item(now, pile, size - 1))];
    }
  }
  packing.cells = static_cast<std::int8_t>(rules_.cells - static_cast<int>(now.cells.size()));
  CardSet loose = parameters_.floating == 0 ? 0 : loose_cards(now);
  for (; loose != 0; loose &= loose - 1) {
    const Face face = faces_.of(static_cast<Card>(std::countr_zero(loose)));
    if (floats(rank_of_face(face))) ++packing.floats[faces_.kind(face)];
  }
  return packing;
}

/// Each card that floats lies on a card of the kind above it, which may float itself, or alone in a space or a cell.
bool Game::fits(const Packing& packing) const {
  int total = 0;
  int not_for_spaces = 0;
  for (int rank = 1; rank <= parameters_.floating; ++rank) {
    for (auto kind = static_cast<std::size_t>(rank); kind < 32; kind += 16) {
      const std::size_t above = faces_.above(kind);
      const int unplaced = std::max(0, packing.floats[kind] - packing.floats[above] - packing.tops[above]);
      total += unplaced;
      if (!rules_.may_fill_space(rank)) not_for_spaces += unplaced;
    }
  }
  return packing.spaces >= 0 && not_for_spaces <= packing.cells && total <= packing.cells + packing.spaces;
}

Position Game::without(const Position& now, const Source& source) const {
  Position position = now;
  if (source.number < kCells) {
    for (std::size_t i = 0; i < source.moving.size(); ++i) take_top(position, source.number);
  } else if (source.number < kReturns) {
    position.cells.erase(source.number - kCells, 1);
  } else if (source.number < kFloats) {
    --position.home[source.number - kReturns];
  }
  return position;
}

bool Game::moves_home(const Position& now, const Source& source, CardSet wanted, const Use& use) const {
  CardSet cards = source.cards & wanted;
  if (cards == 0 || !fits(source.packing)) return true;
  Position after = without(now, source);
  for (; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    std::uint8_t& home = after.home[static_cast<std::size_t>(suit_of(card))];
    ++home;
    if (!use({Move::kHome, source.number, source.face, 0, card}, after)) return false;
    --home;
  }
  return true;
}

/// Where the source may go but to its foundation.
bool Game::moves_elsewhere(const Position& now, const Source& source, const Use& use) const {
  Packing packing = source.packing;
  if (floats(rank_of_face(source.face))) {  // It floats from now on, wherever it goes.
    ++packing.floats[faces_.kind(source.face)];
    return !fits(packing) || use({Move::kAnywhere, source.number, source.face}, without(now, source));
  }
  bool space_tried = false;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t size = items(now, pile);
    if (pile == source.number) continue;
    if (size > 0 && !faces_.builds(source.face, item(now, pile, size - 1))) continue;
    if (size == 0 && (!rules_.may_fill_space(rank_of_face(source.face)) || std::exchange(space_tried, true))) continue;
    std::int8_t& places = size == 0 ? packing.spaces : packing.tops[faces_.kind(item(now, pile, size - 1))];
    --places;
    const bool is_free = fits(packing);
    ++places;
    if (!is_free) continue;
    Position after = without(now, source);
    after.tail[pile] += source.moving;
    if (!use({Move::kPile, source.number, source.face, pile}, after)) return false;
  }
  --packing.cells;
  if (!source.may_go_to_cell || packing.cells < 0 || !fits(packing)) return true;
  Position after = without(now, source);
  after.cells += source.moving;
  return use({Move::kCell, source.number, source.face}, after);
}

Game::Source Game::top_of(const Position& now, std::size_t pile, const Packing& packing) const {
  const std::size_t top = items(now, pile) - 1;
  const Face face = item(now, pile, top);
  Source source{pile, face, item_cards(now, pile, top), std::string(1, static_cast<char>(face)), packing, true};
  --source.packing.tops[faces_.kind(face)];
  return source;
}

Game::Source Game::in_cell(const Position& now, std::size_t cell, const Packing& packing) const {
  const char face = now.cells[cell];
  const CardSet cards = faces_.cards(static_cast<Face>(face)) & loose_cards(now);
  return {kCells + cell, static_cast<Face>(face), cards, std::string(1, face), packing, false};
}

/// The cards that float on a run, or on a single card, move with it.
bool Game::runs(const Position& now, std::size_t pile, const Packing& packing, const Use& use) const {
  Source run{pile, 0, 0, {}, packing, false};
  for (std::size_t low = items(now, pile); low > 0; --low) {
    const Face face = item(now, pile, low - 1);
    if (floats(rank_of_face(face)) || (!run.moving.empty() && !faces_.builds(run.face, face))) return true;
    run.face = face;
    run.moving.insert(run.moving.begin(), static_cast<char>(face));
    if (!moves_elsewhere(now, run, use)) return false;
    if (low <= now.height[pile]) return true;  // A dealt card is the lowest-lying of its run.
  }
  return true;
}

bool Game::returns(const Position& now, std::size_t suit, const Packing& packing, const Use& use) const {
  if (now.home[suit] == 0) return true;
  const Card card = rules_.foundation_card(parameters_.base, now.home[suit], static_cast<int>(suit));
  if (rules_.base_cards_stay && rank_of(card) == parameters_.base) return true;
  const Face face = faces_.of(card);
  return moves_elsewhere(now, {kReturns + suit, face, 0, std::string(1, static_cast<char>(face)), packing, false}, use);
}

bool Game::for_each_move_home(const Position& now, const Use& use) const {
  const Packing all = packing(now);
  const CardSet next = wanted(now);
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t size = items(now, pile);
    if (size == 0 || (item_cards(now, pile, size - 1) & next) == 0) continue;
    if (!moves_home(now, top_of(now, pile, all), next, use)) return false;
  }
  if (forced(now) != 0) return true;
  for (std::size_t cell = 0; cell < now.cells.size(); ++cell) {
    if (!moves_home(now, in_cell(now, cell, all), next, use)) return false;
  }
  for (CardSet cards = loose_cards(now) & next; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    if (!floats(rank_of(card))) continue;
    Source source{kFloats + card, faces_.of(card), set_of(card), {}, all, false};
    --source.packing.floats[faces_.kind(source.face)];
    if (!moves_home(now, source, next, use)) return false;
  }
  return true;
}

bool Game::for_each_move(const Position& now, const Use& use) const {
  if (!for_each_move_home(now, use)) return false;
  if (forced(now) != 0) return true;
  const Packing all = packing(now);
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (items(now, pile) == 0) continue;
    if (!moves_elsewhere(now, top_of(now, pile, all), use)) return false;
    if (rules_.moves_runs && !runs(now, pile, all, use)) return false;
  }
  for (std::size_t cell = 0; cell < now.cells.size(); ++cell) {
    if (!moves_elsewhere(now, in_cell(now, cell, all), use)) return false;
  }
  for (std::size_t suit = 0; rules_.may_return && suit < 4; ++suit) {
    if (!returns(now, suit, all, use)) return false;
  }
  return true;
}

std::string Game::text(const Position& now, const Move& move) const {
  const std::string card = Faces::text(move.face) + " ";
  if (move.to == Move::kHome) return card + "home";
  if (move.to == Move::kCell) return card + "cell";
  if (move.to == Move::kAnywhere) return card + "anywhere";
  const std::size_t size = items(now, move.pile);
  return card + (size == 0 ? "space" : Faces::text(item(now, move.pile, size - 1)));
}

}  // namespace castellan::check
