// Certificates of Precedence: moves, the easier game that is lost, or the refutation of the formula by CaDiCaL.

#pragma once

#include <cstddef>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "solver/certificates/certificate.hpp"

namespace castellan::solver {

/// Writes why a decided deal can be won, or cannot. A loss that the easier game does not prove is proved by the
/// formula, whatever decided it; that takes as long as to decide it so. Refutations have no limit but memory.
/// @throws std::logic_error if a lost deal turns out to be winnable (a defect of the solver), std::runtime_error if no
///         temporary file can be made or read; what `sink` throws.
CertificateEnd write_certificate(const core::precedence::Rules& rules, const core::precedence::Stock& stock,
                                 const Outcome& outcome, const CertificateLimits& limits, const TextSink& sink);

}  // namespace castellan::solver
