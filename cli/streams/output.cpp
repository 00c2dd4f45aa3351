#include "cli/streams/output.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "cli/process/errors.hpp"

namespace castellan::cli {

OutputError::OutputError(int error_number)
    : std::runtime_error("cannot write the results: " + std::generic_category().message(error_number)),
      reader_left_(error_number == EPIPE) {}

void Output::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw OutputError(errno);
  if (!text.ends_with('\n') && std::fputc('\n', stdout) == EOF) throw OutputError(errno);
}

void Output::flush() {
  if (std::fflush(stdout) != 0) throw OutputError(errno);
}

void Output::close() {
  flush();
  if (std::fclose(stdout) != 0) throw OutputError(errno);
}

}  // namespace castellan::cli
