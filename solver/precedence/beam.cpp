#include "solver/precedence/beam.hpp"

#include <algorithm>
#include <utility>

#include "solver/precedence/line.hpp"
#include "solver/precedence/rollout.hpp"

namespace castellan::solver::precedence {

using core::precedence::Position;
using core::precedence::Step;
using core::precedence::StockGame;

namespace {

constexpr std::size_t kFirstKeys = 1024;

}  // namespace

SearchEnd Beam::run(const StockGame& game, const Position& start, std::size_t width, Budget& budget,
                    std::vector<Step>& line_out) {
  begin(game, width);
  const auto won = [&](std::uint32_t link, int played, bool has_turned) {
    std::vector<int> plays;
    if (has_turned) plays.push_back(played);
    for (; link != kNoLink; link = links_[link].parent) plays.push_back(links_[link].played);
    Line line(game, start);
    for (auto cards = plays.rbegin(); cards != plays.rend(); ++cards) {
      line.turn();
      line.play(*cards);
    }
    line.play_out();
    line_out = line.steps();
    return SearchEnd::kWon;
  };

  const int score = rollout(game, start, Foundations(game.rules(), start.chains));
  if (score == 0) return won(kNoLink, 0, false);
  beam_.push_back({start, kNoLink, static_cast<std::uint8_t>(score), 0, false});
  for (int pass = start.pass; pass < game.rules().passes(); ++pass) {
    if (pass > start.pass) {
      for (Node& node : beam_) {
        node.position.pass = static_cast<std::uint8_t>(pass);
        node.position.turned = 0;
      }
    }
    for (int place = pass == start.pass ? start.turned : 0; place < game.rules().stock_size(); ++place) {
      successors_.clear();
      std::fill(keys_.begin(), keys_.end(), 0);
      keys_used_ = 0;
      with_score_.fill(0);
      for (const Node& node : beam_) {
        if (!budget.spend()) return SearchEnd::kStopped;
        if (!expand(game, node, place)) continue;
        const Node& last = successors_.back();
        return won(last.link, last.played, last.has_turned);
      }
      select(width);
    }
  }
  return SearchEnd::kOpen;
}

std::size_t Beam::bytes_for(std::size_t width) {
  // Successors, links and keys; each vector may hold twice what it needs.
  constexpr std::size_t kTurns = std::size_t{3} * core::precedence::kMaxCards;
  constexpr std::size_t kSuccessors = 2;
  return 2 * width *
         (sizeof(Node) * (1 + kSuccessors) + sizeof(Link) * kTurns + 4 * kSuccessors * sizeof(std::uint64_t));
}

void Beam::begin(const StockGame& game, std::size_t width) {
  beam_.clear();
  links_.clear();
  std::size_t keys = kFirstKeys;
  while (keys < 4 * width) keys *= 2;
  keys_.assign(keys, 0);
  places_ = rank_places(game);
}

// @return whether a successor wins; it is then the last one.
bool Beam::expand(const StockGame& game, const Node& node, int place) {
  Node next = node;
  if (!node.position.left.contains(place)) {
    next.has_turned = false;
    add(game, next, Foundations(game.rules(), node.position.chains), true);
    return false;
  }
  Foundations foundations(game.rules(), node.position.chains);
  next.position.turned = static_cast<std::uint8_t>(place + 1);
  next.has_turned = true;
  for (next.played = 0;; ++next.played) {
    const int top = next.position.turned == 0 ? 0 : game.rank(next.position.turned - 1);
    const unsigned taking = foundations.taking(top);
    if (taking == 0) break;
    add(game, next, foundations, false);
    if (!successors_.empty() && successors_.back().score == 0) return true;
    const int chain = rightmost(taking);
    foundations.play(top, chain);
    game.apply(next.position, {static_cast<std::uint8_t>(chain)});
  }
  add(game, next, foundations, true);
  return false;
}

// @param scored Whether the node's score holds: that of its parent.
void Beam::add(const StockGame& game, Node node, const Foundations& foundations, bool scored) {
  settle(game, places_, node.position);
  if (!is_new(game.key(node.position).low)) return;
  if (!scored) node.score = static_cast<std::uint8_t>(rollout(game, node.position, foundations));
  ++with_score_[node.score];
  successors_.push_back(node);
}

bool Beam::is_new(std::uint64_t key) {
  if (4 * keys_used_ > 3 * keys_.size()) {
    std::vector<std::uint64_t> old(2 * keys_.size());
    old.swap(keys_);
    keys_used_ = 0;
    for (const std::uint64_t known : old) {
      if (known != 0) static_cast<void>(is_new(known));
    }
  }
  if (key == 0) key = 1;
  const std::size_t mask = keys_.size() - 1;
  std::size_t i = key & mask;
  for (; keys_[i] != 0; i = (i + 1) & mask) {
    if (keys_[i] == key) return false;
  }
  keys_[i] = key;
  ++keys_used_;
  return true;
}

// The best scores go on; of those that tie for the last seats every n-th does, so that no part of the beam is
// preferred.
void Beam::select(std::size_t width) {
  std::size_t limit = 0;  // The first score of which not all successors have room.
  std::size_t sure = 0;
  while (limit < kScores && sure + with_score_[limit] <= width) sure += with_score_[limit++];
  const std::size_t room = width - sure;
  const std::size_t ties = limit < kScores ? with_score_[limit] : 0;
  std::size_t tie = 0;
  beam_.clear();
  for (const Node& node : successors_) {
    if (node.score > limit) continue;
    if (node.score == limit) {
      ++tie;
      if (tie * room / ties == (tie - 1) * room / ties) continue;
    }
    beam_.push_back(node);
    if (!node.has_turned) continue;
    beam_.back().link = static_cast<std::uint32_t>(links_.size());
    links_.push_back({node.link, node.played});
  }
}

}  // namespace castellan::solver::precedence
