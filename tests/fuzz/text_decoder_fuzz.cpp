// Any bytes as text in an encoding that its first bytes tell; what comes out must not depend on the pieces they come
// in.

#include <cstdint>

#include "core/text/utf16.hpp"
#include "tests/fuzz/fuzzing.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace castellan;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto decoded = [&](std::size_t piece) {
    return fuzz::accepted([&] {
      core::TextDecoder decoder;
      std::string text;
      for (std::size_t place = 0; place < bytes.size(); place += piece) {
        text += decoder.decode(bytes.substr(place, piece));
      }
      return text + decoder.finish();
    });
  };
  const auto whole = decoded(size + 1);
  for (const std::size_t piece : {1, 2, 3, 7}) fuzz::require(decoded(piece) == whole, "pieces do not matter");
  if (whole && *whole != bytes) fuzz::require(whole->size() <= bytes.size() * 3 / 2, "no more text than units");
  return 0;
}
