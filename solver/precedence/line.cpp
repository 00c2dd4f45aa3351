#include "solver/precedence/line.hpp"

namespace castellan::solver::precedence {

using core::Step;
using core::precedence::kRedeal;
using core::precedence::kTurn;

bool Line::turn() {
  if (position_.left.next_from(position_.turned) < 0) {
    if (position_.turned == 0 || position_.pass == game_.rules().redeals) return false;
    apply(kRedeal);
  }
  apply(kTurn);
  return true;
}

void Line::play_on(int chain) {
  apply({static_cast<std::uint8_t>(game_.rank(position_.turned - 1)), static_cast<std::uint8_t>(chain)});
}

void Line::play(int cards) {
  for (; cards > 0; --cards) play_on(rightmost(taking()));
}

void Line::play_out() {
  while (turn()) {
    while (const unsigned foundations = taking()) play_on(rightmost(foundations));
  }
}

void Line::apply(Step step) {
  game_.apply(position_, step);
  steps_.push_back(step);
}

unsigned Line::taking() const {
  if (position_.turned == 0) return 0;
  return Foundations(game_.rules(), position_.chains).taking(game_.rank(position_.turned - 1));
}

}  // namespace castellan::solver::precedence
