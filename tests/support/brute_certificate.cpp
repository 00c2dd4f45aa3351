#include "tests/support/brute_certificate.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/text/deal_text.hpp"
#include "core/text/rules_json.hpp"
#include "tests/support/oracle.hpp"

namespace castellan::test {

namespace {

using core::Board;
using core::Card;
using core::Move;
using core::PlaceKind;
using core::Rank;
using core::Rules;

std::string rank_letter(Rank rank) { return rank == Rank{10} ? "T" : to_string(rank); }
std::string word(Card card) { return rank_letter(card.rank()) + to_string(card.suit()); }

/// A position of a deal as a certificate writes it. Piles go to the places of the deal's piles whose bottom cards they
/// have.
std::string position_line(const Rules& rules, const Board& deal, const Board& board) {
  std::string line;
  for (const auto count : board.home) line += "0123456789abcd"[count];
  std::vector<const core::Pile*> places(board.piles.size(), nullptr);
  std::vector<const core::Pile*> others;
  for (const core::Pile& pile : board.piles) {
    const auto has_same_bottom = [&](const core::Pile& dealt) {
      return !pile.empty() && !dealt.empty() && dealt.front() == pile.front();
    };
    const auto home = std::ranges::find_if(deal.piles, has_same_bottom);
    if (home != deal.piles.end()) {
      places[static_cast<std::size_t>(home - deal.piles.begin())] = &pile;
    } else {
      others.push_back(&pile);
    }
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] == nullptr) {
      places[i] = others.back();
      others.pop_back();
    }
    const core::Pile& pile = *places[i];
    const core::Pile& dealt = deal.piles[i];
    const auto height = std::mismatch(pile.begin(), pile.end(), dealt.begin(), dealt.end()).first - pile.begin();
    line += " " + std::to_string(height);
    if (height < static_cast<std::ptrdiff_t>(pile.size())) line += ":";
    for (auto card = pile.begin() + height; card != pile.end(); ++card) line += word(*card);
  }
  if (rules.cells > 0) line += " =";
  for (const auto& card : board.cells) line += card ? word(*card) : "";
  return line;
}

std::string move_line(const Board& board, const Move& move) {
  if (move.to.kind == PlaceKind::kFoundation) return word(move.card) + " home";
  if (move.to.kind == PlaceKind::kCell) return word(move.card) + " cell";
  const core::Pile& onto = board.piles[move.to.index];
  return word(move.card) + " " + (onto.empty() ? "space" : word(onto.back()));
}

/// Every position that can be reached, each with the way to it.
class Walk {
 public:
  Walk(const Rules& rules, const Board& deal) : rules_(rules), oracle_(rules) { visit(deal, {}); }

  /// @return false if there are more than so many positions.
  bool run(std::size_t max_positions) {
    while (next_ < boards_.size()) {
      const std::size_t from = next_++;
      for (const Move& move : oracle_.legal_moves(boards_[from])) {
        const Board after = oracle_.after(boards_[from], move);
        CertificateLines way = ways_[from];
        way.push_back(move_line(boards_[from], move));
        visit(after, std::move(way));
      }
      if (boards_.size() > max_positions) return false;
    }
    return true;
  }

  [[nodiscard]] const std::vector<Board>& boards() const { return boards_; }
  [[nodiscard]] const CertificateLines& way_to(std::size_t board) const { return ways_[board]; }

 private:
  void visit(const Board& board, CertificateLines way) {
    if (!seen_.insert(Oracle::text(Oracle::tidied(board))).second) return;
    boards_.push_back(board);
    ways_.push_back(std::move(way));
  }

  Rules rules_;
  Oracle oracle_;
  std::size_t next_ = 0;
  std::vector<Board> boards_;
  std::vector<CertificateLines> ways_;
  std::set<std::string> seen_;
};

void add_loss(const Rules& rules, const Board& deal, const std::vector<Board>& boards, CertificateLines& lines) {
  lines.emplace_back("verdict unwinnable");
  for (int base = 1; base <= rules.ranks; ++base) {
    if (deal.base != Rank::kNone && to_int(deal.base) != base) continue;
    lines.push_back("part base " + rank_letter(static_cast<Rank>(base)) + " floats 0 apart all");
    std::set<std::string> positions;
    for (const Board& board : boards) {
      if (board.base != Rank::kNone && to_int(board.base) != base) continue;
      if (!is_won(rules, board)) positions.insert(position_line(rules, deal, Oracle::tidied(board)));
    }
    lines.insert(lines.end(), positions.begin(), positions.end());
  }
  lines.emplace_back("end");
}

}  // namespace

std::string text_of(const CertificateLines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

CertificateLines certificate_header(const Rules& rules, const Board& deal) {
  return {"castellan-certificate 1", "rules " + core::rules_to_json(rules).dump(),
          "deal " + core::format_line_text(rules, deal)};
}

std::optional<BruteCertificate> brute_certificate(const Rules& rules, const Board& deal, std::size_t max_positions) {
  Walk walk(rules, deal);
  if (!walk.run(max_positions)) return std::nullopt;
  const CertificateLines header = certificate_header(rules, deal);
  CertificateLines loss = header;
  add_loss(rules, deal, walk.boards(), loss);

  const auto won = std::ranges::find_if(walk.boards(), [&](const Board& board) { return is_won(rules, board); });
  CertificateLines win = header;
  win.emplace_back("verdict winnable");
  const bool winnable = won != walk.boards().end();
  const Rank base = winnable ? won->base : deal.base == Rank::kNone ? Rank::kAce : deal.base;
  win.push_back("moves base " + rank_letter(base));
  if (winnable) {
    const auto& way = walk.way_to(static_cast<std::size_t>(won - walk.boards().begin()));
    win.insert(win.end(), way.begin(), way.end());
  }
  win.emplace_back("end");
  return winnable ? BruteCertificate{true, win, loss} : BruteCertificate{false, loss, win};
}

}  // namespace castellan::test
