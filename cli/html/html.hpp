// Text as HTML: whatever it holds, a reader sees it as text.

#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace castellan::cli {

/// For content and for values of attributes in double quotes. Bytes that are no UTF-8 and control characters that no
/// page may hold become U+FFFD.
[[nodiscard]] std::string escaped(std::string_view text);

/// A text of the user's own: its direction of writing ends where it ends.
[[nodiscard]] std::string isolated(std::string_view text);

using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// <name attributes>content</name>; attributes without a value are left out.
/// @param content HTML.
[[nodiscard]] std::string element(std::string_view name, const Attributes& attributes, std::string_view content);
[[nodiscard]] inline std::string element(std::string_view name, std::string_view content) {
  return element(name, {}, content);
}
/// An element whose content is plain text.
[[nodiscard]] inline std::string text_element(std::string_view name, std::string_view text) {
  return element(name, {}, escaped(text));
}

/// JSON as a block of data that no browser takes for a script.
/// @param json Valid JSON, in UTF-8.
[[nodiscard]] std::string data_block(std::string_view json);

}  // namespace castellan::cli
