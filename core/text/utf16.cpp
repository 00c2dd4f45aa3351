#include "core/text/utf16.hpp"

#include "core/input_error.hpp"

namespace castellan::core {

namespace {

constexpr std::string_view kLittleEndianMark = "\xFF\xFE";
constexpr std::string_view kBigEndianMark = "\xFE\xFF";
constexpr std::uint32_t kFirstHigh = 0xD800;  ///< First halves of pairs, up to kFirstLow;
constexpr std::uint32_t kFirstLow = 0xDC00;   ///< second halves, up to kAfterLow.
constexpr std::uint32_t kAfterLow = 0xE000;

[[noreturn]] void fail() { throw InputError("this is no UTF-16 text, though it begins with the mark of one"); }

void append_utf8(std::string& text, std::uint32_t code) {
  const auto add = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto add_six_bits = [&](unsigned shift) { add(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) return add(code);
  if (code < 0x800) {
    add(0xC0U | code >> 6U);
  } else {
    if (code < 0x10000) {
      add(0xE0U | code >> 12U);
    } else {
      add(0xF0U | code >> 18U);
      add_six_bits(12);
    }
    add_six_bits(6);
  }
  add_six_bits(0);
}

}  // namespace

std::string TextDecoder::decode(std::string_view bytes) {
  if (encoding_ == Encoding::kBytes) return std::string(bytes);
  waiting_ += bytes;
  if (waiting_.empty()) return {};
  if (encoding_ == Encoding::kUnknown) {
    if (waiting_ == kLittleEndianMark.substr(0, 1) || waiting_ == kBigEndianMark.substr(0, 1)) return {};
    const std::string_view start = std::string_view(waiting_).substr(0, 2);
    encoding_ = start == kLittleEndianMark ? Encoding::kLittleEndian
                : start == kBigEndianMark  ? Encoding::kBigEndian
                                           : Encoding::kBytes;
    if (encoding_ == Encoding::kBytes) return std::exchange(waiting_, {});
    waiting_.erase(0, 2);
  }
  std::string text;
  std::size_t place = 0;
  for (; place + 1 < waiting_.size(); place += 2) {
    const auto first = static_cast<unsigned char>(waiting_[place]);
    const auto second = static_cast<unsigned char>(waiting_[place + 1]);
    const bool low_first = encoding_ == Encoding::kLittleEndian;
    take_unit(static_cast<std::uint16_t>((low_first ? second : first) << 8U | (low_first ? first : second)), text);
  }
  waiting_.erase(0, place);
  return text;
}

std::string TextDecoder::finish() {
  if (encoding_ == Encoding::kUnknown) return std::exchange(waiting_, {});
  if (high_ || !waiting_.empty()) fail();
  return {};
}

void TextDecoder::take_unit(std::uint16_t unit, std::string& text) {
  const bool is_low = unit >= kFirstLow && unit < kAfterLow;
  if (high_.has_value() != is_low) fail();
  if (is_low) {
    append_utf8(text, 0x10000U + ((*high_ - kFirstHigh) << 10U) + (unit - kFirstLow));
    high_.reset();
  } else if (unit >= kFirstHigh && unit < kFirstLow) {
    high_ = unit;
  } else {
    append_utf8(text, unit);
  }
}

}  // namespace castellan::core
