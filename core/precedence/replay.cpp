#include "core/precedence/replay.hpp"

namespace castellan::core::precedence {

namespace {

using Reason = std::optional<std::string>;

Rank below(const Rules& rules, Rank rank) {
  return rank == Rank::kAce ? static_cast<Rank>(rules.ranks) : static_cast<Rank>(to_int(rank) - 1);
}

Table laid_out(const Rules& rules, const Stock& stock) {
  Table table;
  table.stock.assign(stock.rbegin(), stock.rend());
  table.foundations.resize(rules.chains);
  if (rules.first_king == FirstKing::kPlaced) table.foundations[0].push_back(static_cast<Rank>(rules.ranks));
  return table;
}

Reason why_not_on_foundation(const Rules& rules, const Table& table, Rank rank, std::size_t number) {
  const std::string name = foundation_name(static_cast<int>(number));
  if (number >= table.foundations.size()) return "there is no " + name;
  const std::vector<Rank>& foundation = table.foundations[number];
  if (foundation.size() == rules.ranks) return name + " is complete";
  if (foundation.empty()) {
    const auto first = static_cast<Rank>(rules.ranks - static_cast<int>(number));
    if (rank != first) return name + " starts with " + to_string(first) + ", not with " + to_string(rank);
    if (number > 0 && table.foundations[number - 1].empty()) {
      return name + " may not start before " + foundation_name(static_cast<int>(number) - 1);
    }
    return std::nullopt;
  }
  const Rank wanted = below(rules, foundation.back());
  if (rank != wanted) return name + " waits for " + to_string(wanted) + ", not for " + to_string(rank);
  return std::nullopt;
}

Reason why_illegal(const Rules& rules, const Table& table, const Move& move) {
  switch (move.kind) {
    case MoveKind::kTurn:
      if (table.stock.empty()) return "the stock is empty";
      return std::nullopt;
    case MoveKind::kRedeal:
      if (!table.stock.empty()) return "the stock still has cards";
      if (table.waste.empty()) return "the waste is empty";
      if (table.redeals == rules.redeals) return "no redeal is left";
      return std::nullopt;
    case MoveKind::kPlay: break;
  }
  if (table.waste.empty()) return "the waste is empty";
  if (table.waste.back() != move.rank) {
    return "the waste's top card is " + to_string(table.waste.back()) + ", not " + to_string(move.rank);
  }
  return why_not_on_foundation(rules, table, move.rank, move.foundation);
}

void play(Table& table, const Move& move) {
  switch (move.kind) {
    case MoveKind::kTurn:
      table.waste.push_back(table.stock.back());
      table.stock.pop_back();
      break;
    case MoveKind::kRedeal:
      while (!table.waste.empty()) {
        table.stock.push_back(table.waste.back());
        table.waste.pop_back();
      }
      ++table.redeals;
      break;
    case MoveKind::kPlay:
      table.foundations[move.foundation].push_back(table.waste.back());
      table.waste.pop_back();
      break;
  }
}

}  // namespace

ReplayResult replay(const Rules& rules, const Stock& stock, std::span<const Move> moves) {
  ReplayResult result;
  result.table = laid_out(rules, stock);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const Reason reason = why_illegal(rules, result.table, moves[i])) {
      result.illegal_move = i;
      result.reason = *reason;
      return result;
    }
    play(result.table, moves[i]);
  }
  result.won = result.table.stock.empty() && result.table.waste.empty();
  return result;
}

}  // namespace castellan::core::precedence
