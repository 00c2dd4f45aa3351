#include "cli/check/form/lines.hpp"

#include <cstring>

namespace castellan::check {

Lines::Lines(const std::string& path) : file_(gzopen(path.c_str(), "rb")), line_(512) {
  if (file_ == nullptr) throw Malformed("cannot be opened");
}

std::string_view Lines::next() {
  constexpr std::size_t kLongest = std::size_t{1} << 20;
  ++number_;
  for (std::size_t size = 0;;) {
    line_[size] = '\0';
    const bool more = gzgets(file_, &line_[size], static_cast<int>(line_.size() - size)) != nullptr;
    size = std::strlen(line_.data());
    if (!more || size + 1 < line_.size() || line_[size - 1] == '\n') {
      if (size == 0 || line_[size - 1] != '\n') malformed("the file ends here, or the line is no text");
      return {line_.data(), size - 1};
    }
    if (size > kLongest) malformed("a line of more than a million bytes");
    line_.resize(2 * line_.size());
  }
}

std::string Lines::next(std::string_view word) {
  std::string_view line = next();
  if (take_word(line) != word) malformed("expected \"" + std::string(word) + "\"");
  return std::string(line);
}

void Lines::expect_end() {
  int error = Z_OK;
  if (gzgetc(file_) != -1) malformed("there is something after the line \"end\"");
  gzerror(file_, &error);
  if (error != Z_OK && error != Z_STREAM_END) malformed("the compressed file is cut off or damaged");
}

std::string_view take_word(std::string_view& text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  text = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  return word;
}

int number_of(std::string_view text, int most) {
  if (text.empty() || text.size() > 8) return -1;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return -1;
    number = 10 * number + (digit - '0');
  }
  return number <= most ? number : -1;
}

}  // namespace castellan::check
