#include "core/precedence/stock_text.hpp"

#include <nlohmann/json.hpp>

#include "core/input_error.hpp"
#include "core/precedence/stock_builder.hpp"
#include "core/text/json_input.hpp"
#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core::precedence {

namespace {

constexpr std::string_view kLabel = "S=";
constexpr const char* kStock = "stock";

std::string ranks_text(const Stock& stock, std::size_t ranks_on_line) {
  std::string text(kLabel);
  for (std::size_t i = 0; i < stock.size(); ++i) {
    if (i > 0) text += i % ranks_on_line == 0 ? '\n' : ' ';
    text += to_string(stock[i]);
  }
  return text;
}

}  // namespace

Stock parse_stock_text(const Rules& rules, std::string_view bytes) {
  const std::string plain = plain_text(bytes);
  std::string_view text = plain;
  StockBuilder builder(rules);
  bool begun = false;
  for (int line_number = 1; auto line = next_line(text); ++line_number) {
    std::string_view words = trimmed(line->substr(0, line->find('#')));
    const std::string where = "line " + std::to_string(line_number);
    if (!begun && !words.empty()) {
      if (!equal_ignoring_case(words.substr(0, kLabel.size()), kLabel)) {
        fail_at(where, "a stock begins with S=, such as S=8 K 10 …");
      }
      words.remove_prefix(kLabel.size());
      begun = true;
    } else if (line_kind(words) == LineKind::kStock) {
      refuse_second_deal(where);
    }
    while (const auto word = next_word(words)) builder.add(*word, where);
  }
  return builder.finish();
}

Stock parse_stock_json(const Rules& rules, std::string_view text) {
  const nlohmann::json object = parse_json_object(text);
  for (const auto& [key, value] : object.items()) {
    if (key != kStock) fail_at("", "unknown key " + core::quoted(key) + "; a deal of this game has 'stock'");
  }
  const auto list = object.find(kStock);
  if (list == object.end()) fail_at("", "the key 'stock' is missing");
  if (!list->is_array()) fail_at("'stock'", "an array was expected");
  StockBuilder builder(rules);
  for (const nlohmann::json& rank : *list) {
    if (!rank.is_string()) fail_at("'stock'", "a card must be a string, such as \"10\"");
    builder.add(rank.get_ref<const std::string&>(), "");
  }
  return builder.finish();
}

Stock parse_stock_file(const Rules& rules, std::string_view text) {
  return trimmed(plain_text(text)).starts_with('{') ? parse_stock_json(rules, text) : parse_stock_text(rules, text);
}

std::string format_stock_line(const Stock& stock) { return ranks_text(stock, kMaxCards); }

std::string format_stock_lines(const Stock& stock) {
  constexpr std::size_t kRanksOnLine = 26;
  return ranks_text(stock, kRanksOnLine) + "\n";
}

std::string format_stock_json(const Stock& stock) {
  nlohmann::ordered_json object = {{kStock, nlohmann::ordered_json::array()}};
  for (const Rank rank : stock) object[kStock].push_back(to_string(rank));
  return object.dump();
}

}  // namespace castellan::core::precedence
