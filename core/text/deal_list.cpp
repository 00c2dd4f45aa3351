#include "core/text/deal_list.hpp"

#include <utility>

#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

void DealList::add(std::string_view line, std::uint64_t number) {
  const LineKind kind = line_kind(line);
  const bool may_continue_json = kind == LineKind::kNothing || kind == LineKind::kBoard;
  if (is_json_ && may_continue_json) {
    append(line, number);
    follow_braces(line);
    return;
  }
  switch (kind) {
    case LineKind::kNothing:
      if (trimmed(line).empty()) {
        complete();
      } else if (!open_.text.empty()) {
        append(line, number);
      }
      break;
    case LineKind::kSeparator: complete(); break;
    case LineKind::kJson:
      complete();
      is_json_ = true;
      append(line, number);
      follow_braces(line);
      break;
    case LineKind::kDeal:
      complete();
      append(line, number);
      complete();
      break;
    case LineKind::kStock:
      complete();
      append(line, number);
      break;
    case LineKind::kBoard: append(line, number); break;
  }
}

std::optional<ListedText> DealList::next() {
  if (complete_.empty()) return std::nullopt;
  ListedText text = std::move(complete_.front());
  complete_.pop_front();
  return text;
}

void DealList::complete() {
  if (!open_.text.empty()) complete_.push_back(std::exchange(open_, {}));
  is_json_ = false;
  depth_ = 0;
  in_string_ = false;
  is_escaped_ = false;
}

void DealList::append(std::string_view line, std::uint64_t number) {
  if (open_.text.empty()) {
    open_.first_line = number;
  } else {
    open_.text += '\n';
  }
  open_.text += line;
}

void DealList::follow_braces(std::string_view line) {
  for (const char letter : line) {
    if (in_string_) {
      in_string_ = is_escaped_ || letter != '"';
      is_escaped_ = !is_escaped_ && letter == '\\';
    } else if (letter == '"') {
      in_string_ = true;
    } else if (letter == '{' || letter == '[') {
      ++depth_;
    } else if (letter == '}' || letter == ']') {
      --depth_;
    }
  }
  if (depth_ <= 0) complete();
}

}  // namespace castellan::core
