// A page: one file that needs nothing from anywhere, and that no text in it can make load or run anything.

#pragma once

#include <string>
#include <string_view>

namespace castellan::cli {

struct Page {
  std::string title;         ///< Plain text.
  std::string body;          ///< HTML of the main part, below the title.
  std::string command = {};  ///< The words of a shell that made it; empty if unknown.
  bool has_replays = false;  ///< Whether it needs the script.
};

/// The whole file.
[[nodiscard]] std::string html_of(const Page& page);

}  // namespace castellan::cli
