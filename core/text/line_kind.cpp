#include "core/text/line_kind.hpp"

#include <algorithm>
#include <array>

#include "core/card.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

bool begins_with(std::string_view line, std::string_view label) {
  return equal_ignoring_case(line.substr(0, label.size()), label);
}

/// Colons stand between the piles of a deal in the line form, and after the label of a board's line or before its
/// cards.
bool is_deal(std::string_view line) {
  constexpr std::array<std::string_view, 3> kFirstFields = {"F=", "C=", "B="};
  const auto begins = [line](std::string_view field) { return begins_with(line, field); };
  if (std::ranges::any_of(kFirstFields, begins)) return true;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  std::string_view first = line.substr(0, colon);
  if (trimmed(first).empty()) return line.find(':', colon + 1) != std::string_view::npos;
  return parse_card(next_word(first).value_or("")).has_value();
}

}  // namespace

LineKind line_kind(std::string_view line) {
  constexpr std::size_t kFewestDashes = 3;
  line = without_comment(line);
  if (line.empty()) return LineKind::kNothing;
  if (line.size() >= kFewestDashes && line.find_first_not_of('-') == std::string_view::npos) {
    return LineKind::kSeparator;
  }
  if (line.front() == '{') return LineKind::kJson;
  if (begins_with(line, "S=")) return LineKind::kStock;
  return is_deal(line) ? LineKind::kDeal : LineKind::kBoard;
}

std::string_view without_comment(std::string_view line) { return trimmed(line.substr(0, line.find('#'))); }

bool is_foundations_label(std::string_view label) {
  return equal_ignoring_case(label, "Foundations") || equal_ignoring_case(label, "Founds");
}

bool is_cells_label(std::string_view label) {
  return equal_ignoring_case(label, "Freecells") || equal_ignoring_case(label, "FC");
}

bool is_base_label(std::string_view label) { return equal_ignoring_case(label, "Base"); }

}  // namespace castellan::core
