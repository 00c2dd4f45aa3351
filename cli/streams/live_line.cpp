#include "cli/streams/live_line.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace castellan::cli {

namespace {

void write(const std::string& text) { static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr)); }

}  // namespace

LiveLine::LiveLine(bool is_wanted) : is_live_(is_wanted && ::isatty(STDERR_FILENO) == 1) {}

LiveLine::~LiveLine() { draw(""); }

void LiveLine::draw(std::string_view text) const {
  constexpr std::string_view kWipeLine = "\r\x1b[K";
  if (is_live_) write(std::string(kWipeLine) + std::string(text));
}

void LiveLine::leave(std::string_view text) const {
  draw("");
  write(std::string(text) + "\n");
}

}  // namespace castellan::cli
