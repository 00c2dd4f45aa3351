#include "cli/streams/messages.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

namespace castellan::cli {

void say(std::string_view message) {
  std::string line = "castellan: " + std::string(message);
  constexpr char kDelete = 127;
  const auto is_control = [](char letter) { return (letter >= 0 && letter < ' ') || letter == kDelete; };
  std::replace_if(line.begin(), line.end(), is_control, ' ');
  line += '\n';
  // One call, so that lines of processes that share the stream are not mixed. There is nobody to tell
  // that the telling failed.
  static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

}  // namespace castellan::cli
