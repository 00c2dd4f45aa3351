// Run files of parts of a run, brought together in one.

#pragma once

#include <string>

#include "cli/runs/run_file.hpp"

namespace castellan::cli::runs {

/// Adds the blocks of another file of the same run that `out` does not hold; all of them or, if there is an error,
/// none. A block that both hold must be the same but for CPU times, or one of the two tried again with larger limits:
/// then that one is kept.
/// @throws core::InputError if the file is of another run or cut into other blocks, or a block contradicts
///         that of `out`.
void merge(RunFile& out, const std::string& in);

}  // namespace castellan::cli::runs
