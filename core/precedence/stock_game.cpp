#include "core/precedence/stock_game.hpp"

namespace castellan::core::precedence {

StockGame::StockGame(const Rules& rules, const Stock& stock) : rules_(rules) {
  for (std::size_t place = 0; place < stock.size(); ++place) {
    ranks_[place] = static_cast<std::uint8_t>(stock[place]);
    start_.left.insert(static_cast<int>(place));
  }
  start_.chains = static_cast<std::uint32_t>(rules.placed());
}

Key StockGame::key(const Position& position) const {
  const std::uint64_t rest =
      std::uint64_t{position.chains} << 16U | std::uint64_t{position.turned} << 8U | position.pass;
  const auto [low, high] = position.left.words;
  return {mix(low ^ mix(high ^ mix(rest))), mix(high ^ mix(rest ^ mix(low + random_word(0))))};
}

void StockGame::moves(const Position& position, StepList& steps) const {
  steps.clear();
  if (position.turned > 0) {
    const int top = rank(position.turned - 1);
    for (int chain = 0; chain < rules_.chains; ++chain) {
      if (takes(position, chain, top))
        steps.push_back({static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(chain)});
    }
  }
  if (position.left.next_from(position.turned) >= 0) {
    steps.push_back(kTurn);
  } else if (position.turned > 0 && position.pass < rules_.redeals) {
    steps.push_back(kRedeal);
  }
}

StockGame::Undo StockGame::apply(Position& position, Step step) const {
  const Position before = position;
  if (step == kTurn) {
    position.turned = static_cast<std::uint8_t>(position.left.next_from(position.turned) + 1);
  } else if (step == kRedeal) {
    position.turned = 0;
    ++position.pass;
  } else {
    position.chains += std::uint32_t{1} << (4U * step.to);
    position.left.erase(position.turned - 1);
    position.turned = static_cast<std::uint8_t>(position.left.last_below(position.turned) + 1);
  }
  return before;
}

std::vector<Move> to_moves(std::span<const Step> steps) {
  std::vector<Move> moves;
  moves.reserve(steps.size());
  for (const Step step : steps) {
    if (step == kTurn) {
      moves.push_back({MoveKind::kTurn});
    } else if (step == kRedeal) {
      moves.push_back({MoveKind::kRedeal});
    } else {
      moves.push_back({MoveKind::kPlay, static_cast<Rank>(step.card), step.to});
    }
  }
  return moves;
}

}  // namespace castellan::core::precedence
