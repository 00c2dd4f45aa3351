// An easier game of Precedence, played in one go: every card is played as soon as it could have been, and only upper
// bounds are kept of what has happened. Why its losses are losses is in docs/certificates.md.

#include <algorithm>
#include <array>

#include "cli/check/stock/stock.hpp"

namespace castellan::check {

namespace {

using Ranks = std::array<int, 14>;  ///< A number for each rank.

int& at(Ranks& ranks, int rank) { return ranks[static_cast<std::size_t>(rank)]; }

}  // namespace

Earliest earliest(const Stock& stock) {
  const auto size = static_cast<std::size_t>(stock.size());
  const auto levels = static_cast<std::size_t>(stock.levels());
  Earliest result{std::vector<int>(size, stock.turns()),
                  std::vector<std::vector<int>>(levels, std::vector<int>(static_cast<std::size_t>(stock.chains) + 1))};
  std::vector<Ranks> up_to(size);  // Cards of each rank from the first to this one.
  for (std::size_t card = 0; card < size; ++card) {
    if (card > 0) up_to[card] = up_to[card - 1];
    ++at(up_to[card], stock.cards[card]);
  }
  Ranks left{};                      // Cards that can have left the waste, one by one,
  Ranks together{};                  // and at most how many of them.
  Ranks taken{};                     // How many the foundations can have taken, were there cards.
  std::vector<int> reached(levels);  // How many foundations can have played a level.
  const auto bound = [&] {
    together = taken = {};
    for (int level = 0, before = 0; level < stock.levels(); ++level) {
      const int rank = stock.rank(level);
      const int placed = level == 0 && stock.king_is_placed ? 1 : 0;
      const int room = stock.most(level, before) - placed;
      at(taken, rank) += room;
      at(together, rank) = std::min(at(left, rank), at(together, rank) + std::min(room, at(left, rank)));
      before = reached[static_cast<std::size_t>(level)] = placed + std::min(room, at(left, rank));
    }
  };
  bound();
  std::vector<std::size_t> stays;  // Cards that are certainly there when a pass begins,
  for (std::size_t card = 0; card < size; ++card) stays.push_back(card);
  for (int pass = 0; pass <= stock.redeals; ++pass) {
    std::vector<std::size_t> waste;  // and those of them that have been turned and cannot have left.
    for (const std::size_t turned : stays) {
      const int turn = pass * stock.size() + static_cast<int>(turned);
      waste.push_back(turned);
      while (!waste.empty()) {
        const std::size_t top = waste.back();
        const auto all_between_left = [&](int rank) {
          return at(up_to[turned], rank) - at(up_to[top], rank) <= at(together, rank);
        };
        const int rank = stock.cards[top];
        bool goes = at(up_to[turned], rank) - at(up_to[top], rank) < at(taken, rank);
        for (int other = 1; other <= stock.ranks; ++other) goes = goes && all_between_left(other);
        if (!goes) break;
        result.leaves[top] = turn;
        ++at(left, rank);
        waste.pop_back();
        bound();
      }
      for (std::size_t level = 0; level < levels; ++level) {
        auto& played = result.played[level];
        for (std::size_t count = static_cast<std::size_t>(reached[level]) + 1; count < played.size(); ++count) {
          played[count] = turn + 1;
        }
      }
    }
    stays = waste;
  }
  return result;
}

}  // namespace castellan::check
