// What every page brings along: the files in assets/, put into the program when it is built (embed_assets.cmake).

#pragma once

#include <string_view>

namespace castellan::cli {

struct Asset {
  std::string_view text;
  std::string_view checksum;  ///< "sha256-…", as a content security policy names it.
};

extern const Asset kStyle;
extern const Asset kScript;

}  // namespace castellan::cli
