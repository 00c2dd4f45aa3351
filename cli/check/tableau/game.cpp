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
    CardSet* const sets = home_sets_[suit].data();
    for (int count = 1; count <= rules.ranks; ++count) {
      sets[count] = sets[count - 1] | set_of(rules.foundation_card(parameters.base, count, static_cast<int>(suit)));
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
  CardSet wanted = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) wanted |= home_sets_[suit][now.home[suit] + 1U];
  return wanted & ~home_cards(now);
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

void Game::moves_home(const Position& now, const Source& source, const Use& use) const {
  CardSet cards = source.cards & wanted(now);
  if (cards == 0 || !fits(source.packing)) return;
  Position after = without(now, source);
  for (; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    std::uint8_t& home = after.home[static_cast<std::size_t>(suit_of(card))];
    ++home;
    use({Move::kHome, source.number, source.face, 0, card}, after);
    --home;
  }
}

/// Where the source may go but to its foundation.
void Game::moves_elsewhere(const Position& now, const Source& source, const Use& use) const {
  Packing packing = source.packing;
  if (floats(rank_of_face(source.face))) {  // It floats from now on, wherever it goes.
    ++packing.floats[faces_.kind(source.face)];
    if (fits(packing)) use({Move::kAnywhere, source.number, source.face}, without(now, source));
    return;
  }
  bool space_tried = false;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    const std::size_t size = items(now, pile);
    if (pile == source.number) continue;
    if (size > 0 && !faces_.under(source.face)[item(now, pile, size - 1)]) continue;
    if (size == 0 && (!rules_.may_fill_space(rank_of_face(source.face)) || std::exchange(space_tried, true))) continue;
    std::int8_t& places = size == 0 ? packing.spaces : packing.tops[faces_.kind(item(now, pile, size - 1))];
    --places;
    if (fits(packing)) {
      Position after = without(now, source);
      after.tail[pile] += source.moving;
      use({Move::kPile, source.number, source.face, pile}, after);
    }
    ++places;
  }
  --packing.cells;
  if (!source.is_top || packing.cells < 0 || !fits(packing)) return;
  Position after = without(now, source);
  after.cells += source.moving;
  use({Move::kCell, source.number, source.face}, after);
}

std::vector<Game::Source> Game::sources(const Position& now) const {
  const Packing all = packing(now);
  const CardSet loose = loose_cards(now);
  std::vector<Source> sources;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    Source run{pile, 0, 0, {}, all};  // What floats on a run, or on a single card, moves with it.
    for (std::size_t height = items(now, pile); height > 0; --height) {
      const Face face = item(now, pile, height - 1);
      if (run.moving.empty()) {
        sources.push_back({pile, face, item_cards(now, pile, height - 1), {static_cast<char>(face)}, all, true});
        --sources.back().packing.tops[faces_.kind(face)];
      }
      if (!rules_.moves_runs || floats(rank_of_face(face))) break;
      if (!run.moving.empty() && !faces_.under(run.face)[face]) break;
      run.face = face;
      run.moving.insert(run.moving.begin(), static_cast<char>(face));
      sources.push_back(run);
      if (height <= now.height[pile]) break;  // A dealt card is the lowest-lying of its run.
    }
  }
  for (std::size_t cell = 0; cell < now.cells.size(); ++cell) {
    const auto face = static_cast<Face>(now.cells[cell]);
    sources.push_back({kCells + cell, face, faces_.cards(face) & loose, {now.cells[cell]}, all});
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const std::size_t home = now.home[suit];
    const CardSet wanted = home_sets_[suit][home + 1] & ~home_sets_[suit][home] & loose;
    const auto next = static_cast<Card>(std::countr_zero(wanted));
    if (wanted != 0 && floats(rank_of(next))) {
      sources.push_back({kFloats + suit, faces_.of(next), set_of(next), {}, all});
      --sources.back().packing.floats[faces_.kind(faces_.of(next))];
    }
    if (!rules_.may_return || home == 0 || (rules_.base_cards_stay && home == 1)) continue;
    const Face face = faces_.of(rules_.foundation_card(parameters_.base, now.home[suit], static_cast<int>(suit)));
    sources.push_back({kReturns + suit, face, 0, {static_cast<char>(face)}, all});
  }
  return sources;
}

void Game::for_each_move(const Position& now, bool home_only, const Use& use) const {
  const bool is_forced = forced(now) != 0;
  for (const Source& source : sources(now)) {
    if (!is_forced || source.is_top) moves_home(now, source, use);
    if (!is_forced && !home_only && source.number < kFloats) moves_elsewhere(now, source, use);
  }
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
