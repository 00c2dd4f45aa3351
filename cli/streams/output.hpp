// Standard output, with every failure noticed: results that did not arrive must not look like success.

#pragma once

#include <string_view>

namespace castellan::cli {

class Output {
 public:
  /// Adds a newline where the text does not end in one. Buffered.
  /// @throws OutputError
  void write(std::string_view text);
  /// Hands everything written so far to the reader.
  /// @throws OutputError
  void flush();
  /// Flushes and closes: some file systems report a full disk only now. Nothing may be written after it.
  /// @throws OutputError
  void close();
};

}  // namespace castellan::cli
