// What all readers of text share: telling text from binary data, lines, words, and errors that say
// where.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace castellan::core {

/// The text with plain blanks for the spaces that only typesetters tell apart (no-break, thin), and without what has no
/// width: a byte-order mark, the selectors that ask for a symbol as picture or as text.
/// @param text UTF-8.
[[nodiscard]] std::string plainly_spaced(std::string_view text);

/// The same of a text that is to say something.
/// @throws InputError when nothing but white space is left, or when a control byte shows binary data.
[[nodiscard]] std::string plain_text(std::string_view text, std::string_view where = "");

/// Takes the next line off the front of `rest`, without its end (LF, CR LF or CR); no value at the end.
[[nodiscard]] std::optional<std::string_view> next_line(std::string_view& rest);

/// Takes the next word off the front of `rest` (blanks, tabs and commas separate words); no value at the end.
[[nodiscard]] std::optional<std::string_view> next_word(std::string_view& rest);

/// The text without white space at either end.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Whether two texts are equal but for the case of the letters A to Z.
[[nodiscard]] bool equal_ignoring_case(std::string_view left, std::string_view right);

/// @throws InputError "where: message", or the message alone when `where` is empty.
[[noreturn]] void fail_at(std::string_view where, const std::string& message);

/// Of a file that is to hold one deal.
/// @throws InputError
[[noreturn]] void refuse_second_deal(std::string_view where);

}  // namespace castellan::core
