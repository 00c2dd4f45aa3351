#include "tests/support/paths.hpp"

namespace castellan::test {

std::string data_path(const std::string& name) { return CASTELLAN_TEST_DATA "/" + name; }

std::string program_path() { return CASTELLAN_PROGRAM; }

std::string mpi_program_path() { return CASTELLAN_MPI_PROGRAM; }

}  // namespace castellan::test
