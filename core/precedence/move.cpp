#include "core/precedence/move.hpp"

#include "core/precedence/rules.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core::precedence {

namespace {

constexpr std::string_view kTurnWord = "turn";
constexpr std::string_view kRedealWord = "redeal";
constexpr std::string_view kFoundationWord = "foundation";

}  // namespace

std::string foundation_name(int foundation) {
  return std::string(kFoundationWord) + " " + std::to_string(foundation + 1);
}

std::optional<std::uint8_t> parse_foundation(std::string_view text) {
  if (!equal_ignoring_case(next_word(text).value_or(""), kFoundationWord)) return std::nullopt;
  const std::string_view number = trimmed(text);
  if (number.size() != 1 || number[0] < '1' || number[0] >= '1' + kMaxChains) return std::nullopt;
  return static_cast<std::uint8_t>(number[0] - '1');
}

std::string to_string(const Move& move) {
  switch (move.kind) {
    case MoveKind::kTurn: return std::string(kTurnWord);
    case MoveKind::kRedeal: return std::string(kRedealWord);
    case MoveKind::kPlay: break;
  }
  return core::to_string(move.rank) + " from waste → " + foundation_name(move.foundation);
}

std::optional<Move> parse_move(std::string_view text) {
  text = trimmed(text);
  if (equal_ignoring_case(text, kTurnWord)) return Move{MoveKind::kTurn};
  if (equal_ignoring_case(text, kRedealWord)) return Move{MoveKind::kRedeal};
  for (const std::string_view arrow : {"→", "->"}) {
    const std::size_t place = text.find(arrow);
    if (place == std::string_view::npos) continue;
    std::string_view from = text.substr(0, place);
    const auto rank = parse_rank(next_word(from).value_or(""));
    const auto foundation = parse_foundation(trimmed(text.substr(place + arrow.size())));
    std::string_view words = trimmed(from);
    if (!rank || !foundation || !equal_ignoring_case(next_word(words).value_or(""), "from") ||
        !equal_ignoring_case(trimmed(words), "waste")) {
      return std::nullopt;
    }
    return Move{MoveKind::kPlay, *rank, *foundation};
  }
  return std::nullopt;
}

}  // namespace castellan::core::precedence
