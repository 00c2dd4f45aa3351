// Where the tests find what they need. Only one file is told so by the build: the compiled others are good for any
// folder.

#pragma once

#include <string>

namespace castellan::test {

/// tests/data/`name`.
[[nodiscard]] std::string data_path(const std::string& name);

/// The program `castellan`.
[[nodiscard]] std::string program_path();

/// The program `castellan-mpi`; empty in a build without.
[[nodiscard]] std::string mpi_program_path();

}  // namespace castellan::test
