// Run files of parts of a run, brought together in one.

#pragma once

#include <string>
#include <vector>

namespace castellan::cli::runs {

/// Adds the blocks of the parts that `out` does not hold, and creates it if there is no such file. If there is an
/// error, or after Ctrl-C, `out` is as it was. A block that two of them hold must be the same but for CPU times and for
/// deals tried again with larger limits, of which the try is kept that came further.
/// @throws core::InputError if a part is of another run or cut into other blocks, or a block contradicts another one;
///         OutputError if `out` cannot be written; Interrupted.
void merge(const std::string& out, const std::vector<std::string>& parts);

}  // namespace castellan::cli::runs
