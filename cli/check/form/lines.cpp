#include "cli/check/form/lines.hpp"

namespace castellan::check {

Lines::Lines(const std::string& path) : file_(gzopen(path.c_str(), "rb")) {
  if (file_ == nullptr) throw Malformed("cannot be opened");
}

std::string_view Lines::next() {
  constexpr std::size_t kLongest = std::size_t{1} << 20;
  ++number_;
  line_.clear();
  for (int sign = gzgetc(file_); sign != '\n'; sign = gzgetc(file_)) {
    if (sign <= 0) malformed("the file ends here, or the line is no text");
    if (line_.size() == kLongest) malformed("a line of more than a million bytes");
    line_ += static_cast<char>(sign);
  }
  return line_;
}

std::string Lines::next(std::string_view word) {
  std::string_view line = next();
  if (take_word(line) != word) malformed("expected \"" + std::string(word) + "\"");
  return std::string(line);
}

void Lines::rewind() {
  if (gzrewind(file_) != 0) malformed("the file cannot be read twice");
  number_ = 0;
}

void Lines::expect_end() {
  int error = Z_OK;
  if (gzgetc(file_) != -1) malformed("there is something after the line \"end\"");
  gzerror(file_, &error);
  if (error != Z_OK && error != Z_STREAM_END) malformed("the compressed file is cut off or damaged");
}

std::string_view take_word(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return word;
}

int number_of(std::string_view text, int most) {
  if (text.empty() || text.size() > 8 || text.find_first_not_of("0123456789") != text.npos) return -1;
  int number = 0;
  for (const char digit : text) number = 10 * number + (digit - '0');
  return number <= most ? number : -1;
}

int rank_named(std::string_view text) {
  if (text == "10") return 10;
  const std::size_t rank = text.size() == 1 ? kRanks.find(text.front()) : text.npos;
  return rank == text.npos ? 0 : static_cast<int>(rank);
}

}  // namespace castellan::check
