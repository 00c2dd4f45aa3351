// What a command says, in the format that its options ask for.

#pragma once

#include <string>
#include <utility>

#include "cli/arguments/arguments.hpp"
#include "cli/formats/formats.hpp"

namespace castellan::cli {

/// Whether a page is asked for: only then are pictures worth their making.
[[nodiscard]] inline bool wants_page(const Arguments& arguments) { return arguments.choice("format") == "html"; }

/// The report, or list of reports; a page also says by which command it was made.
template <typename Reported>
[[nodiscard]] std::string written(Reported reported, const Arguments& arguments) {
  reported.command = arguments.command_line();
  return written(reported, arguments.choice("format"));
}

}  // namespace castellan::cli
