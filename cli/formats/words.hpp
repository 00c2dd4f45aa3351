// An item in the words in which people read it.

#pragma once

#include <optional>
#include <string>

#include "cli/reports/report.hpp"

namespace castellan::cli {

/// "12", "68.10 %"; no value for what is no short text.
[[nodiscard]] std::optional<std::string> value_in_words(const Value& value);
/// The same, or the item's own words if it has some.
[[nodiscard]] std::optional<std::string> words_of(const Item& item);

}  // namespace castellan::cli
