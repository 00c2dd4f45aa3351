// What the program has to say besides its results: on standard error.

#pragma once

#include <string_view>

namespace castellan::cli {

/// Prints "castellan: …" as exactly one line. Line breaks and other control characters become spaces.
void say(std::string_view message);

}  // namespace castellan::cli
