#include "cli/formats/words.hpp"

#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

struct InWords {
  std::optional<std::string> operator()(std::uint64_t value) const { return std::to_string(value); }
  std::optional<std::string> operator()(const std::string& value) const { return value; }
  std::optional<std::string> operator()(const Real& real) const {
    return real.unit == Real::Unit::kPercent ? percent(real.value, real.decimals) : fixed(real.value, real.decimals);
  }
  template <typename Other>
  std::optional<std::string> operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<std::string> value_in_words(const Value& value) { return std::visit(InWords(), value); }

std::optional<std::string> words_of(const Item& item) {
  return item.words.empty() ? value_in_words(item.value) : std::optional(item.words);
}

}  // namespace castellan::cli
