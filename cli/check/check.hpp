// Checks a certificate: why a deal can be won, or cannot. docs/certificates.md says what one looks like.
//
// This folder is a program of its own, which shares nothing with the one that writes certificates: it reads rules and
// deals, plays and judges by its own code.

#pragma once

#include <string>

#include "cli/check/form/lines.hpp"

namespace castellan::check {

/// @param path Of a file, which may be compressed by gzip.
/// @throws Malformed if it is no certificate, NoProof if it is one that proves nothing (lines.hpp).
[[nodiscard]] Checked check_certificate(const std::string& path);

}  // namespace castellan::check
