#include "cli/pictures/replay.hpp"

#include "core/card.hpp"

namespace castellan::cli {

Replay replay_of(const solver::Game& game, const solver::Deal& deal, const solver::MoveList& moves) {
  Replay replay{.title = moves.empty() ? "The deal" : "The game, move by move", .start = game.table(deal)};
  solver::Table table = replay.start;
  replay.moves.reserve(moves.size());
  for (const solver::MoveWords& move : moves) replay.moves.push_back({move, carry_out(table, move)});
  return replay;
}

std::string card_in_words(const std::string& card) {
  const auto suit = card.empty() ? std::nullopt : core::parse_suit(card.substr(card.size() - 1));
  const std::string rank = suit ? card.substr(0, card.size() - 1) : card;
  std::string words = rank == "A" ? "ace" : rank == "J" ? "jack" : rank == "Q" ? "queen" : rank == "K" ? "king" : rank;
  if (suit) words += " of " + std::string(core::suit_name(*suit));
  return words;
}

std::string move_in_words(const solver::MoveWords& move) {
  if (!move.card) return move.to == "stock" ? "redeal: turn the waste over" : "turn a card of the stock";
  return card_in_words(*move.card) + " from " + move.from + " to " + move.to;
}

}  // namespace castellan::cli
