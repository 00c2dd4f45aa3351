#include "solver/certificates/certificate.hpp"

#include <bit>
#include <nlohmann/json.hpp>

#include "core/castle_game.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/rules_json.hpp"

namespace castellan::solver {

namespace {

using core::Card;
using core::Rank;
using core::Rules;

/// Ranks of one letter.
std::string rank_text(Rank rank) { return rank == Rank{10} ? "T" : to_string(rank); }
std::string card_text(int id) {
  const Card card = Card::from_id(id);
  return rank_text(card.rank()) + to_string(card.suit());
}

void write_win(const core::Board& deal, const Outcome& outcome, const TextSink& sink) {
  Rank base = deal.base;
  std::string moves;
  for (const core::Step step : outcome.line) {
    moves += card_text(step.card) + " ";
    if (step.to == core::kHome) {
      if (base == Rank::kNone) base = Card::from_id(step.card).rank();
      moves += "home\n";
    } else if (step.to == core::kInCell) {
      moves += "cell\n";
    } else {
      moves += (step.to == core::kBottom ? "space" : card_text(step.to)) + "\n";
    }
  }
  sink("moves base " + rank_text(base) + "\n" + moves);
}

std::string claim_text(const LossGame::Claim& claim, int piles) {
  if (claim.kind == LossGame::Claim::kNone) return "";
  if (claim.kind == LossGame::Claim::kSafe) return " safe " + card_text(claim.card);
  std::string text = " dead";
  for (int pile = 0; pile < piles; ++pile) text += " " + std::to_string(claim.fronts[static_cast<std::size_t>(pile)]);
  return text;
}

std::string part_text(const Rules& rules, const LossParameters& parameters) {
  std::string text =
      "part base " + rank_text(parameters.base) + " floats " + std::to_string(parameters.floating) + " apart";
  if (parameters.apart == core::kAllCards) return text + " all\n";
  for (std::uint64_t apart = parameters.apart; apart != 0; apart &= apart - 1) {
    if (rules.has(Card::from_id(std::countr_zero(apart)))) text += " " + card_text(std::countr_zero(apart));
  }
  return text + "\n";
}

}  // namespace

void write_part(const Rules& rules, const core::Board& deal, const LossParameters& parameters,
                const PositionStore& store, const TextSink& sink) {
  sink(part_text(rules, parameters));
  const LossGame game(rules, deal, parameters);
  for (std::uint32_t number = 0; number < store.size(); ++number) {
    const LossState state = game.unpack(store[number].data(), store[number].size());
    sink(game.text(state) + claim_text(game.claim(state), rules.piles) + "\n");
  }
}

CertificateEnd write_certificate(const Rules& rules, const core::Board& deal, const Outcome& outcome,
                                 const CertificateLimits& limits, const TextSink& sink) {
  const bool winnable = outcome.verdict == Verdict::kWinnable;
  sink("castellan-certificate 1\nrules " + core::rules_to_json(rules).dump() + "\ndeal " +
       core::format_line_text(rules, deal) + "\nverdict " + std::string(to_string(outcome.verdict)) + "\n");
  if (winnable) write_win(deal, outcome, sink);
  PositionStore store;
  std::uint64_t written = 0;
  for (int base = 1; !winnable && base <= rules.ranks; ++base) {
    if (deal.base != Rank::kNone && to_int(deal.base) != base) continue;
    CertificateLimits left = limits;
    left.max_positions -= written;
    LossParameters parameters;
    const CertificateEnd end = find_loss(rules, deal, static_cast<Rank>(base), left, store, parameters);
    if (end != CertificateEnd::kWritten) return end;
    write_part(rules, deal, parameters, store, sink);
    written += store.size();
  }
  sink("end\n");
  return CertificateEnd::kWritten;
}

}  // namespace castellan::solver
