// 128-bit unsigned integers: a type of GCC and Clang that ISO C++ does not have, and how to print it.

#pragma once

#include <string>

namespace castellan::core {

__extension__ typedef unsigned __int128 Uint128;

/// Decimal digits. (std::to_string and streams do not know the type.)
[[nodiscard]] std::string to_string(Uint128 number);

}  // namespace castellan::core
