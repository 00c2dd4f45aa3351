// The one kind of error that stands for bad input: a deal, a solution, an option or a name that the
// user gave and that cannot be used. Its text is one line: what is wrong, where, and what was expected.

#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace castellan::core {

class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The user's own words for an error text: in quotes, cut when long, with "?" for whatever would not show itself
/// (control characters, bytes that are no UTF-8), so that the text stays one clean line whatever was given.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace castellan::core
