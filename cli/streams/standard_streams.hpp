// The three descriptors every program starts with, made safe to use.

#pragma once

namespace castellan::cli {

/// Opens the ones that the caller closed (`castellan … >&-`) in the direction in which every use fails.
/// Else the next file opened would get the number, and results would be written into it.
void claim_standard_streams();

}  // namespace castellan::cli
