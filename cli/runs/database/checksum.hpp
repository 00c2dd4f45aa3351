// Checksums of values as SQLite holds them, so that a bit that has flipped in a file is noticed. docs/results-file.md
// says which bytes they are made of, for whoever wants to check a file without this program.
//
// CRC-64/XZ: it differs after every change of up to 64 neighbouring bits, many tools know it, and Boost has it.

#pragma once

#include <boost/crc.hpp>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

namespace castellan::cli::runs {

/// SQLite's integers have a sign. Whole numbers beyond them are kept as text: their decimal digits.
inline constexpr auto kLargestInteger = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

class Checksum {
 public:
  void add_null() { add_tag(Tag::kNull); }
  void add(std::int64_t value) {
    add_tag(Tag::kInteger);
    add_word(static_cast<std::uint64_t>(value));
  }
  void add(std::uint64_t value) {
    if (value > kLargestInteger) return add(std::string_view(std::to_string(value)));
    add(static_cast<std::int64_t>(value));
  }
  void add(double value) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    add_tag(Tag::kReal);
    add_word(bits);
  }
  void add(std::string_view text) { add_bytes(Tag::kText, std::as_bytes(std::span(text))); }
  void add(std::span<const std::byte> bytes) { add_bytes(Tag::kBlob, bytes); }
  template <typename Value>
  void add(const std::optional<Value>& value) {
    value ? add(*value) : add_null();
  }
  /// One after the other.
  template <typename... Values>
  void add(const std::tuple<Values...>& values) {
    std::apply([this](const Values&... each) { (add(each), ...); }, values);
  }

  /// 16 hexadecimal digits.
  [[nodiscard]] std::string text() const { return hexadecimal(crc_.checksum()); }
  [[nodiscard]] std::uint64_t number() const { return crc_.checksum(); }

  [[nodiscard]] static std::string hexadecimal(std::uint64_t number) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr unsigned kBits = 4;
    std::string text(sizeof number * 2, '0');
    for (std::size_t place = text.size(); place-- > 0; number >>= kBits) text[place] = kDigits[number % kDigits.size()];
    return text;
  }
  /// The number that 16 hexadecimal digits stand for; no value if the text is something else.
  [[nodiscard]] static std::optional<std::uint64_t> number_in(std::string_view text) {
    constexpr int kBase = 16;
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number, kBase);
    return hexadecimal(number) == text ? std::optional(number) : std::nullopt;
  }

 private:
  enum class Tag : unsigned char { kNull, kInteger, kReal, kText, kBlob };

  void add_tag(Tag tag) { crc_.process_byte(static_cast<unsigned char>(tag)); }
  void add_word(std::uint64_t word) {
    constexpr unsigned kBits = 8;
    for (std::size_t i = 0; i < sizeof word; ++i, word >>= kBits) crc_.process_byte(static_cast<unsigned char>(word));
  }
  void add_bytes(Tag tag, std::span<const std::byte> bytes) {
    add_tag(tag);
    add_word(bytes.size());
    crc_.process_bytes(bytes.data(), bytes.size());
  }

  static constexpr std::uint64_t kPolynomial = 0x42f0e1eba9ea3693;
  static constexpr std::uint64_t kOnes = ~std::uint64_t{0};
  boost::crc_optimal<64, kPolynomial, kOnes, kOnes, true, true> crc_;
};

}  // namespace castellan::cli::runs
