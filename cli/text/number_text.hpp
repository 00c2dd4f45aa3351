// Numbers for people: digits with their noun, a fixed number of decimals.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace castellan::cli {

/// "1 move", "93 moves".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view noun);

/// "68.25" with two decimals.
[[nodiscard]] std::string fixed(double value, int decimals);

/// "68.25 %" for 0.6825 with two decimals.
[[nodiscard]] std::string percent(double share, int decimals);

}  // namespace castellan::cli
