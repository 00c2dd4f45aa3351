// A certificate line by line, plain or compressed by gzip, and how reading it can end.

#pragma once

#include <zlib.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace castellan::check {

/// The file is no certificate: what is wrong, and in which line.
class Malformed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The file is a certificate that proves nothing: the first thing that fails, and in which line.
class NoProof : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What a certificate that is a proof turned out to prove.
struct Checked {
  bool winnable = false;
  std::uint64_t positions = 0;  ///< Of the sets; 0 where there are none.
  std::uint64_t steps = 0;      ///< Moves followed, or steps of the proof.
};

class Lines {
 public:
  /// @throws Malformed if the file cannot be opened.
  explicit Lines(const std::string& path);
  ~Lines() { gzclose(file_); }
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  /// The next line, without its end; it lasts until the next call.
  /// @throws Malformed if there is none, or it is too long: a certificate ends with the line "end".
  [[nodiscard]] std::string_view next();
  /// The rest of the next line, which must begin with this word. @throws Malformed
  [[nodiscard]] std::string next(std::string_view word);
  /// Begins again. @throws Malformed if the file cannot be read twice.
  void rewind();
  /// @throws Malformed unless the file ends here.
  void expect_end();

  /// @throws Malformed or NoProof, with the number of the line read last.
  [[noreturn]] void malformed(const std::string& what) const { throw Malformed(place() + what); }
  [[noreturn]] void no_proof(const std::string& what) const { throw NoProof(place() + what); }

 private:
  [[nodiscard]] std::string place() const { return "line " + std::to_string(number_) + ": "; }

  gzFile file_;
  std::string line_;
  std::uint64_t number_ = 0;
};

/// Takes the next word off the front of a text; empty at its end. Words are parted by single spaces, or something else.
[[nodiscard]] std::string_view take_word(std::string_view& text, char separator = ' ');
/// A number of decimal digits alone, from 0 to `most`; -1 if the text is anything else.
[[nodiscard]] int number_of(std::string_view text, int most);

inline constexpr std::string_view kRanks = "?A23456789TJQK";
/// A, 2 … 10 or T, J, Q, K; 0 if the text is anything else.
[[nodiscard]] int rank_named(std::string_view text);

}  // namespace castellan::check
