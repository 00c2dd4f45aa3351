// Which program this is and how it was built.

#pragma once

#include <string>
#include <string_view>

namespace castellan::cli {

inline constexpr std::string_view kVersion = CASTELLAN_VERSION;

/// Several lines: version, deal generator, compiler and build type, libraries.
[[nodiscard]] std::string version_text();

}  // namespace castellan::cli
