// The proof of a loss: of the games that a certificate can be about, the first one found that cannot be won either.

#pragma once

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/certificates/loss_search.hpp"

namespace castellan::solver {

enum class CertificateEnd : std::uint8_t {
  kWritten,
  kTooLarge,  ///< No proof was found within the limits.
};

/// Looks for a game of this base that is lost, the easiest first: cards of all ranks float; then chains side by side,
/// one for each lower rank and one without, each of which tells cards apart where its wins went wrong; at last the real
/// game. All have so many positions in turn, four times more each round.
/// @param parameters Of the game that is lost, on kWritten; `store` then holds its positions.
/// @throws std::logic_error if the deal can be won (a defect of the solver).
[[nodiscard]] CertificateEnd find_loss(const core::Rules& rules, const core::Board& deal, core::Rank base,
                                       const CertificateLimits& limits, PositionStore& store,
                                       LossParameters& parameters);

}  // namespace castellan::solver
