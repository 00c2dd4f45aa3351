#include "core/input_error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace castellan::core {

namespace {

struct Character {
  std::size_t bytes = 1;
  std::uint32_t code = 0;  ///< 0: no UTF-8.
};

/// The character at the beginning of a text that is not empty.
Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80) return {1, lead};
  const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {};
  std::uint32_t code = lead & (0x7FU >> bytes);
  for (const char byte : text.substr(1, bytes - 1)) {
    if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80) return {};
    code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  return code < kLeast[bytes] ? Character{} : Character{bytes, code};
}

/// Whether the character shows itself and leaves what is around it alone: no control, no mark that turns or hides text.
bool is_printable(std::uint32_t code) {
  if (code < ' ' || code == 0x7F || (code >= 0x80 && code < 0xA0)) return false;
  constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 7> kHidden = {{{0x61C, 0x61C},
                                                                               {0x200B, 0x200F},
                                                                               {0x2028, 0x202E},
                                                                               {0x2060, 0x206F},
                                                                               {0xD800, 0xF8FF},
                                                                               {0xFEFF, 0xFEFF},
                                                                               {0xFFF0, 0xFFFF}}};
  for (const auto& [first, last] : kHidden) {
    if (code >= first && code <= last) return false;
  }
  return code < 0xE0000;
}

}  // namespace

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string result = "'";
  for (std::size_t count = 0; !text.empty() && count < kLongest; ++count) {
    const auto [bytes, code] = first_character(text);
    result += is_printable(code) ? text.substr(0, bytes) : "?";
    text.remove_prefix(bytes);
  }
  if (!text.empty()) result += "...";
  return result + "'";
}

}  // namespace castellan::core
