// Text in UTF-16, as some editors save it, to UTF-8: recognised by its byte-order mark.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace castellan::core {

/// Bytes in pieces of any size, in; UTF-8, out. What does not begin with a mark of UTF-16 passes unchanged.
class TextDecoder {
 public:
  /// @throws InputError when half of a surrogate pair is missing.
  [[nodiscard]] std::string decode(std::string_view bytes);
  /// What is left at the end of the bytes.
  /// @throws InputError when they end within a character.
  [[nodiscard]] std::string finish();

 private:
  enum class Encoding : std::uint8_t { kUnknown, kBytes, kLittleEndian, kBigEndian };

  void take_unit(std::uint16_t unit, std::string& text);

  Encoding encoding_ = Encoding::kUnknown;
  std::string waiting_;                ///< Bytes that begin a mark or a unit.
  std::optional<std::uint16_t> high_;  ///< Half of a pair.
};

}  // namespace castellan::core
