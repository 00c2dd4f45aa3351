#include "core/rule_option.hpp"

#include <boost/algorithm/string/join.hpp>

#include "core/card.hpp"
#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

std::string joined(const std::vector<std::string_view>& words) {
  return boost::algorithm::join(std::vector<std::string>(words.begin(), words.end()), ", ");
}

}  // namespace

std::string options_text(const OptionValues& values) {
  std::string text;
  for (const auto& [name, value] : values) text += (text.empty() ? "" : " ") + name + "=" + value;
  return text;
}

Setting parse_setting(std::string_view text) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos) throw InputError("option " + quoted(text) + " should read name=value");
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::size_t find_option(std::string_view game, const std::vector<std::string_view>& names, std::string_view name) {
  const auto found =
      std::ranges::find_if(names, [&](std::string_view known) { return equal_ignoring_case(known, name); });
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  const std::string known = names.empty() ? "; it has none" : "; its options are " + joined(names);
  throw InputError(std::string(game) + " has no option " + quoted(name) + known);
}

std::string_view find_value(std::string_view option, const std::vector<std::string_view>& values,
                            std::string_view text) {
  // Ranks have several spellings; a value that is the usual one is a rank.
  const auto same_rank = [rank = parse_rank(text)](std::string_view value) {
    return rank && rank == parse_rank(value) && to_string(*rank) == value;
  };
  for (const std::string_view value : values) {
    if (equal_ignoring_case(value, text) || same_rank(value)) return value;
  }
  throw InputError("option " + std::string(option) + " has no value " + quoted(text) + "; its values are " +
                   joined(values));
}

void refuse_second(std::string_view option) { throw InputError("option " + std::string(option) + " is given twice"); }

}  // namespace castellan::core
