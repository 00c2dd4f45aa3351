// What ends a command early, apart from core::InputError (bad deals and solutions). main turns each into
// one line on stderr and an exit code.

#pragma once

#include <stdexcept>
#include <string>

namespace castellan::cli {

/// The command line itself is wrong: an unknown command, game, option or value.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The results could not be written.
class OutputError : public std::runtime_error {
 public:
  /// @param error_number The errno of the failed write to standard output.
  explicit OutputError(int error_number);
  /// Something else could not be written.
  explicit OutputError(const std::string& message) : std::runtime_error(message) {}

  /// Whether nobody reads on, as in `castellan … | head`: no reason to complain.
  [[nodiscard]] bool reader_left() const { return reader_left_; }

 private:
  bool reader_left_ = false;
};

/// The user interrupted while the program was waiting for input.
class Interrupted {};

}  // namespace castellan::cli
