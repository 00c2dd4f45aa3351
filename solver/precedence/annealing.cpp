#include "solver/precedence/annealing.hpp"

#include <algorithm>

#include "solver/precedence/line.hpp"

namespace castellan::solver::precedence {

using core::CastellanGenerator;
using core::Step;
using core::precedence::Position;
using core::precedence::StockGame;

namespace {

/// Whether a game that leaves `more` cards than the one before it may take its place: each card passes a draw
/// whose chance falls from 3/8 to none with the share of games still to come.
bool may_be_worse(int more, std::uint64_t games_to_come, std::uint64_t games, CastellanGenerator& random) {
  constexpr unsigned kBits = 16;
  const std::uint64_t chance = 3 * (games_to_come << kBits) / games / 8;
  for (; more > 0; --more) {
    if (random.next() >> (64 - kBits) >= chance) return false;
  }
  return true;
}

}  // namespace

SearchEnd Annealing::run(const StockGame& game, const Position& start, std::uint64_t games, Budget& budget,
                         std::vector<Step>& line_out) {
  begin(game, start);
  CastellanGenerator random(games);
  int left = play(0);
  present_ = changed_;
  if (left > 0 && occasions() == 0) return SearchEnd::kOpen;  // There is one game only.
  for (std::uint64_t played = 1; left > 0; ++played) {
    if (played == games) return SearchEnd::kOpen;
    if (!budget.spend()) return SearchEnd::kStopped;
    const std::size_t first = change(random);
    const int then = play(first);
    if (then > left && !may_be_worse(then - left, games - played, games, random)) continue;
    left = then;
    std::copy(changed_.begin() + static_cast<std::ptrdiff_t>(first), changed_.end(),
              present_.begin() + static_cast<std::ptrdiff_t>(first));
  }
  line_out = steps(game, start);
  return SearchEnd::kWon;
}

void Annealing::begin(const StockGame& game, const Position& start) {
  const std::size_t passes = static_cast<std::size_t>(game.rules().passes() - start.pass);
  changed_.assign(passes, Pass(Foundations(game.rules(), start.chains)));
  Pass& now = changed_.front();
  for (int place = 0; (place = start.left.next_from(place)) >= 0; ++place) {
    ranks_[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(game.rank(place));
    if (place < start.turned) ++now.waste;
    now.cards[now.size++] = static_cast<Place>(place);
  }
}

/// Plays `changed_` from the beginning of a pass on, up to a win. @return how many cards are left.
int Annealing::play(std::size_t first) {
  for (;; ++first) {
    Pass& pass = changed_[first];
    Foundations foundations = pass.foundations;
    auto cards = pass.cards;
    auto skips = pass.skips;
    pass.occasions.clear();
    int waste = pass.waste;
    for (int next = waste; next < pass.size; ++next) {
      Place top = cards[static_cast<std::size_t>(next)];
      cards[static_cast<std::size_t>(waste++)] = top;  // The waste grows over the places of the cards already turned.
      while (const unsigned taking = foundations.taking(ranks_[top])) {
        pass.occasions.push_back(top);
        if (skips[top] > 0) {
          if (skips[top] < kAlways) --skips[top];
          break;
        }
        foundations.play(ranks_[top], rightmost(taking));
        if (--waste == 0) break;
        top = cards[static_cast<std::size_t>(waste - 1)];
      }
    }
    if (waste == 0 || first + 1 == changed_.size()) return waste;
    Pass& following = changed_[first + 1];
    following.foundations = foundations;
    following.cards = cards;
    following.size = static_cast<std::uint8_t>(waste);
  }
}

std::size_t Annealing::occasions() const {
  std::size_t occasions = 0;
  for (const Pass& pass : present_) occasions += pass.occasions.size();
  return occasions;
}

/// Makes `changed_` the present game but for one to three cards that are held back or let go.
/// @return the first pass that has to be played again.
std::size_t Annealing::change(CastellanGenerator& random) {
  for (std::size_t i = 0; i < present_.size(); ++i) changed_[i].skips = present_[i].skips;
  std::size_t first = present_.size() - 1;
  constexpr std::uint64_t kSixteen = 16;
  constexpr std::uint64_t kOneChange = 12;
  const std::size_t all = occasions();
  const std::uint64_t draw = random.below(kSixteen);
  for (int changes = draw < kOneChange ? 1 : draw + 1 < kSixteen ? 2 : 3; changes > 0; --changes) {
    std::size_t occasion = random.below(all);
    std::size_t i = 0;
    while (occasion >= present_[i].occasions.size()) occasion -= present_[i++].occasions.size();
    Skips& skips = changed_[i].skips[present_[i].occasions[occasion]];
    skips = skips > 0 ? Skips{0} : static_cast<Skips>(1 + random.below(kAlways));
    first = std::min(first, i);
  }
  changed_[first].foundations = present_[first].foundations;
  changed_[first].cards = present_[first].cards;
  changed_[first].size = present_[first].size;
  changed_[first].waste = present_[first].waste;
  return first;
}

/// The game in `changed_`, which is won.
std::vector<Step> Annealing::steps(const StockGame& game, const Position& start) {
  Line line(game, start);
  while (line.turn()) {
    while (line.taking() != 0) {
      const Position& position = line.position();
      Skips& skips = changed_[position.pass - start.pass].skips[position.turned - 1U];
      if (skips > 0) {
        if (skips < kAlways) --skips;
        break;
      }
      line.play(1);
    }
  }
  return line.steps();
}

}  // namespace castellan::solver::precedence
