// A file or standard input that the user named, read whole or line by line, as UTF-8 also where the file begins with
// the mark of UTF-16; the waiting ends at Ctrl-C.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/input_error.hpp"
#include "core/text/utf16.hpp"

namespace castellan::cli {

class InputFile {
 public:
  /// @param path "-" is standard input.
  /// @throws core::InputError if it cannot be opened.
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// How messages call it: the path, or "standard input".
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool is_standard_input() const;

  struct Line {
    std::uint64_t number = 0;  ///< From 1.
    std::string text;          ///< Without the line break.
    bool too_long = false;     ///< More than kLongestLine bytes; `text` is empty.
  };
  static constexpr std::size_t kLongestLine = std::size_t{64} << 10;

  /// The next line; no value at the end.
  /// @throws core::InputError if reading fails, Interrupted after Ctrl-C.
  [[nodiscard]] std::optional<Line> next_line();

  /// Everything from here to the end.
  /// @param largest The most bytes that make sense.
  /// @throws core::InputError if there is more or reading fails, Interrupted after Ctrl-C.
  [[nodiscard]] std::string read_all(std::size_t largest);

 private:
  /// Waits for more text and makes it `unread_`; false at the end.
  bool fill();
  /// Waits for more bytes; none at the end.
  std::string_view read_bytes();

  std::string name_;
  int descriptor_;
  std::array<char, std::size_t{64} << 10> buffer_;
  core::TextDecoder decoder_;
  std::string decoded_;
  std::string_view unread_;  ///< Of `decoded_`.
  std::uint64_t lines_ = 0;
};

/// What a whole file says; "-" is standard input.
/// @param parse Makes it of the text, or throws core::InputError.
/// @throws core::InputError that names the file.
template <typename Parse>
[[nodiscard]] auto parse_file(const std::string& path, std::size_t largest, Parse parse) {
  InputFile file(path);
  const std::string text = file.read_all(largest);
  try {
    return parse(text);
  } catch (const core::InputError& error) {
    throw core::InputError(file.name() + ": " + error.what());
  }
}

}  // namespace castellan::cli
