#include "solver/certificates/loss_proof.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace castellan::solver {

namespace {

constexpr std::uint64_t kFirstRound = 2'500;

/// The cards told apart in each of the games with one rank of floats.
std::vector<LossParameters> chains_for(const core::Rules& rules, core::Rank base) {
  std::vector<LossParameters> chains;
  if (LossGame::may_float(rules)) {
    for (const int floating : {13, 8, 6, 4, 3, 2}) chains.push_back({base, floating, 0});
  }
  if (LossGame::may_forget_suits(rules)) chains.push_back({base, 0, 0});
  // Where cards must go home at once the other games leave that out, and may be won where the real one is lost.
  if (rules.plays_at_once || !LossGame::may_forget_suits(rules)) chains.push_back({base, 0, core::kAllCards});
  return chains;
}

bool is_real(const LossParameters& parameters) {
  return parameters.floating == 0 && parameters.apart == core::kAllCards;
}

}  // namespace

CertificateEnd find_loss(const core::Rules& rules, const core::Board& deal, core::Rank base,
                         const CertificateLimits& limits, PositionStore& store, LossParameters& parameters) {
  std::vector<LossParameters> chains = chains_for(rules, base);
  std::vector<std::uint32_t> line;
  for (std::uint64_t round = std::min(kFirstRound, limits.max_positions);;) {
    for (auto chain = chains.begin(); chain != chains.end();) {
      const LossGame game(rules, deal, *chain);
      const WalkEnd end = walk(game, round, limits, store, line);
      if (end == WalkEnd::kLost) {
        parameters = *chain;
        return CertificateEnd::kWritten;
      }
      if (end == WalkEnd::kTooLarge) {
        ++chain;
        continue;
      }
      const std::uint64_t mistaken = mistaken_card(game, deal, store, line);
      if (mistaken != 0) {
        chain->apart |= mistaken;
      } else if (chain->floating > 0 || (rules.plays_at_once && !is_real(*chain))) {
        chain = chains.erase(chain);  // It is won whatever is told apart.
      } else {
        throw std::logic_error("a deal that is said to be lost can be won");
      }
    }
    if (round == limits.max_positions || limits.is_stopped()) return CertificateEnd::kTooLarge;
    round = std::min(4 * round, limits.max_positions);
  }
}

}  // namespace castellan::solver
