// The one kind of error that stands for bad input: a deal, a solution, an option or a name that the
// user gave and that cannot be used. Its text is one line: what is wrong, where, and what was expected.

#pragma once

#include <stdexcept>

namespace castellan::core {

class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace castellan::core
