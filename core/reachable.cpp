#include "core/reachable.hpp"

#include <algorithm>
#include <functional>

#include "core/castle_game.hpp"
#include "core/deals/dealing.hpp"

namespace castellan::core {

namespace {

/// The cards of the pile that must have been dealt there.
std::size_t dealt_part(const CastleGame& game, const Pile& pile) {
  for (std::size_t place = pile.size(); place-- > 1;) {
    if ((game.accepting(pile[place].id()) & pile[place - 1].bit()) == 0) return place + 1;
  }
  return pile.empty() || game.may_fill_space(pile.front().id()) ? 0 : 1;
}

/// A base card that lies where none can be.
std::optional<Card> stray_base_card(const Rules& rules, const Board& board) {
  const bool all_home = rules.base_cards_in_deal != BaseCardsInDeal::kShuffledIn;
  if (!all_home || (rules.may_return && !rules.base_cards_stay)) return std::nullopt;
  const auto is_stray = [&](Card card) { return card.rank() == rules.base; };
  for (const Pile& pile : board.piles) {
    const auto found = std::ranges::find_if(pile, is_stray);
    if (found != pile.end()) return *found;
  }
  for (const auto& cell : board.cells) {
    if (cell && is_stray(*cell)) return *cell;
  }
  return std::nullopt;
}

std::string piles_text(std::size_t count) { return count == 1 ? "1 pile" : std::to_string(count) + " piles"; }

}  // namespace

std::vector<std::size_t> dealt_sizes(const Rules& rules) {
  // A card that is played while dealing makes its pile shorter, never longer.
  Rules as_long_as_can_be = rules;
  as_long_as_can_be.plays_while_dealing = false;
  std::vector<Card> deck;
  for (int id = 0; id < kCards; ++id) {
    if (rules.has(Card::from_id(id))) deck.push_back(Card::from_id(id));
  }
  std::vector<std::size_t> sizes;
  for (const Pile& pile : deal(as_long_as_can_be, deck).piles) sizes.push_back(pile.size());
  std::ranges::sort(sizes, std::greater<>());
  return sizes;
}

std::optional<std::string> why_unreachable(const Rules& rules, const Board& board) {
  if (const auto card = stray_base_card(rules, board)) {
    return to_string(*card) + " is not on its foundation, where the deal puts it for good";
  }
  const std::vector<std::size_t> sizes = dealt_sizes(rules);
  std::vector<std::size_t> parts;
  for (const Pile& pile : board.piles) parts.push_back(pile.size());
  std::ranges::sort(parts, std::greater<>());
  // Most boards are as long as deals, all the more are their dealt parts.
  if (std::ranges::equal(parts, sizes, std::less_equal<>())) return std::nullopt;
  const CastleGame game(rules);
  std::ranges::transform(board.piles, parts.begin(), [&](const Pile& pile) { return dealt_part(game, pile); });
  std::ranges::sort(parts, std::greater<>());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i] <= sizes[i]) continue;
    const auto as_long = [&](std::size_t size) { return size >= parts[i]; };
    const auto dealt = static_cast<std::size_t>(std::ranges::count_if(sizes, as_long));
    const std::string most = dealt > 0       ? "only " + piles_text(dealt) + " that long"
                             : sizes.empty() ? "nothing"
                                             : "no more than " + std::to_string(sizes.front()) + " to a pile";
    return piles_text(i + 1) + (i == 0 ? " begins with " : " begin with ") + std::to_string(parts[i]) +
           (i == 0 ? "" : " or more") + " cards that can only have been dealt there, and the game deals " + most;
  }
  return std::nullopt;
}

}  // namespace castellan::core
