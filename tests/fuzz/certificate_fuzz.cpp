// Any bytes as a certificate: the checker refuses them or, if they prove anything, says what.

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "cli/check/check.hpp"
#include "cli/check/form/lines.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace castellan;
  const int file = ::memfd_create("certificate", 0);
  if (file < 0 || ::write(file, data, size) != static_cast<ssize_t>(size)) std::abort();
  try {
    static_cast<void>(check::check_certificate("/proc/self/fd/" + std::to_string(file)));
  } catch (const check::Malformed&) {
  } catch (const check::NoProof&) {
  }
  ::close(file);
  return 0;
}
