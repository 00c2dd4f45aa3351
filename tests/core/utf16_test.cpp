// Text in UTF-16, in pieces of any size.

#include "core/text/utf16.hpp"

#include <gtest/gtest.h>

#include "tests/support/expect_error.hpp"

namespace castellan::core {
namespace {

using test::error_of;

/// The bytes in pieces of this size.
std::string decoded(std::string_view bytes, std::size_t piece) {
  TextDecoder decoder;
  std::string text;
  for (std::size_t place = 0; place < bytes.size(); place += piece) text += decoder.decode(bytes.substr(place, piece));
  return text + decoder.finish();
}

constexpr std::string_view kBig("\xFE\xFF\x00K\x26\x65\xD8\x34\xDD\x1E\x00\xE9\x00\n", 14);
constexpr std::string_view kLittle("\xFF\xFEK\x00\x65\x26\x34\xD8\x1E\xDD\xE9\x00\n\x00", 14);

TEST(Utf16, IsReadInEitherOrderAndAnyPieces) {
  for (const std::size_t piece : {1, 2, 3, 100}) {
    EXPECT_EQ(decoded(kBig, piece), "K♥𝄞é\n") << piece;
    EXPECT_EQ(decoded(kLittle, piece), "K♥𝄞é\n") << piece;
  }
}

TEST(Utf16, WhatHasNoMarkPassesUnchanged) {
  for (const std::string_view text : {"", "K", "5♥ 6C\n", "\xFE", "\xFFK"}) {
    EXPECT_EQ(decoded(text, 1), text);
    EXPECT_EQ(decoded(text, 100), text);
  }
}

TEST(Utf16, HalfACharacterIsRefused) {
  const std::string expected = "this is no UTF-16 text, though it begins with the mark of one";
  for (const std::string_view bytes :
       {std::string_view("\xFF\xFEK", 3), std::string_view("\xFE\xFF\xD8\x34", 4),
        std::string_view("\xFE\xFF\xDD\x1E", 4), std::string_view("\xFE\xFF\xD8\x34\x00K", 6)}) {
    EXPECT_EQ(error_of([&] { (void)decoded(bytes, 1); }), expected);
  }
}

}  // namespace
}  // namespace castellan::core
