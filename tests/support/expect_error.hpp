// Checks what the user reads when an input is refused.

#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/input_error.hpp"

namespace castellan::test {

/// The text of the InputError that `action` throws; a failure of the test and "" when it throws none.
template <class Action>
std::string error_of(Action action) {
  try {
    action();
  } catch (const core::InputError& error) {
    return error.what();
  }
  ADD_FAILURE() << "no InputError";
  return {};
}

}  // namespace castellan::test
