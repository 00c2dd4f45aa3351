#include "core/uint128.hpp"

#include <algorithm>

namespace castellan::core {

std::string to_string(Uint128 number) {
  constexpr int kBase = 10;
  std::string digits;
  do {
    digits += static_cast<char>('0' + static_cast<int>(number % kBase));
    number /= kBase;
  } while (number != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace castellan::core
