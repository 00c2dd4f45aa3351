// Writes certificates: texts that prove a verdict, for castellan-check or any other checker. docs/certificates.md gives
// their form.

#pragma once

#include <functional>
#include <string_view>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "solver/certificates/loss_proof.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

/// Takes whole lines, one or more at a time.
using TextSink = std::function<void(std::string_view)>;

/// Writes a part of a certificate: the game and its positions.
void write_part(const core::Rules& rules, const core::Board& deal, const LossParameters& parameters,
                const PositionStore& store, const TextSink& sink);

/// Writes why a decided deal can be won, or cannot. A loss is proved again, in a way that can be written down.
/// @throws std::logic_error if a lost deal turns out to be winnable (a defect of the solver); what `sink` throws.
CertificateEnd write_certificate(const core::Rules& rules, const core::Board& deal, const Outcome& outcome,
                                 const CertificateLimits& limits, const TextSink& sink);

}  // namespace castellan::solver
