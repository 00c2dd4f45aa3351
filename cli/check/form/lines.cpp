#include "cli/check/form/lines.hpp"

namespace castellan::check {

Lines::Lines(const std::string& path) : file_(gzopen(path.c_str(), "rb")), line_(std::size_t{1} << 20) {
  if (file_ == nullptr) throw Malformed("cannot be opened");
  gzbuffer(file_, 1U << 17U);
}

std::string_view Lines::next() {
  ++number_;
  if (gzgets(file_, line_.data(), static_cast<int>(line_.size())) == nullptr) malformed("expected a line or \"end\"");
  const std::string_view line(line_.data());
  if (!line.ends_with('\n')) malformed("the line is cut off, or of more than a million bytes, or no text");
  return line.substr(0, line.size() - 1);
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
