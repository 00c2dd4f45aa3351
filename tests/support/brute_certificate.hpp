// Certificates made by the oracle, position by position, for the checker to judge: its worth is that nothing of the
// program that writes certificates is in them.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/rules.hpp"

namespace castellan::test {

/// The lines of a certificate, which belong together again by `text_of`.
using CertificateLines = std::vector<std::string>;
[[nodiscard]] std::string text_of(const CertificateLines& lines);

/// The lines that say which deal of which rules it is about.
[[nodiscard]] CertificateLines certificate_header(const core::Rules& rules, const core::Board& deal);

struct BruteCertificate {
  bool winnable = false;
  CertificateLines right;  ///< The moves of a win, or every position of a loss.
  CertificateLines wrong;  ///< The other verdict: every position but the won ones; no moves at all.
};

/// @return no value when there are more than `max_positions` positions.
[[nodiscard]] std::optional<BruteCertificate> brute_certificate(const core::Rules& rules, const core::Board& deal,
                                                                std::size_t max_positions);

}  // namespace castellan::test
