// A run made small, to be kept: blocks of a million seeds, without the rows of the deals that were decided.

#pragma once

#include <string>

namespace castellan::cli::runs {

/// Writes the run of the file `in` to `out`, compact: neighbouring blocks are joined up to the multiples of a million;
/// positions and CPU times are counted to two digits; only deals that are undecided or were tried again keep their
/// rows; won and lost of every thousand seeds stand beside them. `out` gets its name when it is whole.
/// @throws core::InputError if `in` is damaged or compact already, or if `out` exists; OutputError; Interrupted.
void compact(const std::string& in, const std::string& out);

}  // namespace castellan::cli::runs
