#include "cli/check/stock/stock.hpp"

#include <algorithm>
#include <string>

namespace castellan::check {

namespace {

/// A proof of CaDiCaL: each line is a clause that follows from those there are, or "d" and one that is taken away.
void check_refutation(const Stock& stock, Lines& lines, Checked& checked) {
  Propagation clauses;
  for (const std::vector<int>& clause : formula(stock)) clauses.add(clause);
  std::vector<int> clause;
  for (std::string_view line = lines.next(); line != "end"; line = lines.next(), ++checked.steps) {
    const bool is_removal = line.starts_with("d ");
    if (is_removal) line.remove_prefix(2);
    clause.clear();
    for (std::string_view word = take_word(line); word != "0"; word = take_word(line)) {
      const bool is_negative = word.starts_with('-');
      const int variable = number_of(word.substr(is_negative ? 1 : 0), clauses.variables());
      if (variable < 1) lines.malformed("a step must be variables or their negatives, and 0");
      clause.push_back(is_negative ? -variable : variable);
    }
    if (is_removal) {
      clauses.remove(clause);
    } else if (!clauses.is_contradiction()) {
      if (!clauses.follows(clause)) lines.no_proof("this clause does not follow by unit propagation");
      clauses.add(clause);
    }
  }
  if (!clauses.is_contradiction()) lines.no_proof("the proof ends without a contradiction");
}

}  // namespace

Stock read_stock(Fields& fields, std::string_view deal) {
  Stock stock{};
  stock.ranks = fields.number("ranks", 1, 13);
  stock.chains = fields.number("foundations", 1, std::min(8, stock.ranks));
  stock.king_is_placed = fields.word("first_king", {"placed", "first-available"}) == 0;
  stock.redeals = fields.number("redeals", 0, 9);
  fields.expect_none_left();
  if (!deal.starts_with("S=")) throw Malformed("deal: expected S= and the ranks of the stock");
  deal.remove_prefix(2);
  std::vector<int> left(14, stock.chains);
  left[static_cast<std::size_t>(stock.ranks)] -= stock.king_is_placed ? 1 : 0;
  while (!deal.empty()) {
    const int rank = rank_named(take_word(deal));
    if (rank == 0 || rank > stock.ranks || --left[static_cast<std::size_t>(rank)] < 0)
      throw Malformed("deal: a rank too many, or none");
    stock.cards.push_back(rank);
  }
  if (stock.size() != stock.ranks * stock.chains - (stock.king_is_placed ? 1 : 0)) throw Malformed("deal: cards lack");
  return stock;
}

void check_stock_win(const Stock& stock, Lines& lines, Checked& checked) {
  std::vector<int> ahead(stock.cards.rbegin(), stock.cards.rend());  // The next card to turn is the last.
  std::vector<int> waste;
  std::vector<int> counts(static_cast<std::size_t>(stock.chains));
  counts[0] = stock.king_is_placed ? 1 : 0;
  int redeals = 0;
  if (lines.next() != "moves") lines.malformed("expected \"moves\"");
  for (std::string_view line = lines.next(); line != "end"; line = lines.next(), ++checked.steps) {
    if (line == "turn" && !ahead.empty()) {
      waste.push_back(ahead.back());
      ahead.pop_back();
    } else if (line == "redeal" && ahead.empty() && redeals < stock.redeals) {
      ahead.assign(waste.rbegin(), waste.rend());
      waste.clear();
      ++redeals;
    } else {
      const int rank = rank_named(take_word(line));
      const int chain = number_of(line, stock.chains) - 1;
      if (rank == 0 || chain < 0) lines.no_proof("no legal move");
      int& count = counts[static_cast<std::size_t>(chain)];
      const bool may_start = count > 0 || chain == 0 || counts[static_cast<std::size_t>(chain - 1)] > 0;
      if (waste.empty() || waste.back() != rank || count == stock.ranks || !may_start ||
          stock.rank(chain + count) != rank) {
        lines.no_proof("no legal move");
      }
      ++count;
      waste.pop_back();
    }
  }
  if (!ahead.empty() || !waste.empty()) lines.no_proof("the moves are played, but not every card is home");
}

void check_stock_loss(const Stock& stock, Lines& lines, Checked& checked) {
  const std::string proof(lines.next());
  if (proof == "formula") return check_refutation(stock, lines, checked);
  if (proof != "relaxation") lines.malformed("expected \"relaxation\" or \"formula\"");
  const std::vector<int> leaves = earliest(stock).leaves;
  if (std::ranges::count(leaves, stock.turns()) == 0) lines.no_proof("the easier game is won");
  if (lines.next() != "end") lines.malformed("expected \"end\"");
}

}  // namespace castellan::check
