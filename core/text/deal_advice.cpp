#include "core/text/deal_advice.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/reachable.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/line_kind.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// "Fortress or Chessboard": the games that deal piles of these sizes, longest first.
std::string games_that_deal(const std::vector<std::size_t>& sizes) {
  std::string names;
  for (const Game& game : all_games()) {
    if (dealt_sizes(game.rules) != sizes) continue;
    names += (names.empty() ? "" : " or ") + std::string(game.name);
  }
  return names;
}

std::vector<std::size_t> sorted(std::vector<std::size_t> sizes) {
  std::ranges::sort(sizes, std::greater<>());
  return sizes;
}

/// "6 lines of 8", "7 lines of 8 or fewer".
std::string lines_in_words(std::string_view text) {
  std::size_t lines = 0;
  std::size_t longest = 0;
  bool all_alike = true;
  for (std::string_view rest = text; const auto line = next_line(rest);) {
    if (line_kind(*line) != LineKind::kBoard || line->find(':') != std::string_view::npos) continue;
    std::string_view words = without_comment(*line);
    std::size_t count = 0;
    while (next_word(words)) ++count;
    all_alike = all_alike && (lines == 0 || count == longest);
    longest = std::max(longest, count);
    ++lines;
  }
  return std::to_string(lines) + " lines of " + std::to_string(longest) + (all_alike ? "" : " or fewer");
}

bool is_written_by_rows(const Rules& rules, std::string_view text) {
  try {
    return !text.empty() && !why_unreachable(rules, parse_board_text(rules, text, true));
  } catch (const InputError&) {
    return false;
  }
}

/// "8 piles of 6: Beleaguered Castle?"
std::string other_game(const Board& board) {
  std::vector<std::size_t> sizes;
  for (const Pile& pile : board.piles) {
    if (!pile.empty()) sizes.push_back(pile.size());
  }
  sizes = sorted(std::move(sizes));
  const std::string games = games_that_deal(sizes);
  if (games.empty()) return {};
  const bool all_alike = sizes.front() == sizes.back();
  return std::to_string(sizes.size()) + " piles of " + (all_alike ? "" : std::to_string(sizes.back()) + " or ") +
         std::to_string(sizes.front()) + ": " + games + "?";
}

}  // namespace

std::string number_word(std::size_t number) {
  constexpr std::array<std::string_view, 13> kWords = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                       "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return number < kWords.size() ? std::string(kWords[number]) : std::to_string(number);
}

std::string advice_on_sizes(std::vector<std::size_t> sizes) {
  const std::string games = games_that_deal(sorted(std::move(sizes)));
  return games.empty() ? "" : ": a board of " + games + "?";
}

void check_reachable(const Rules& rules, const Board& board, std::string_view text) {
  const std::optional<std::string> reason = why_unreachable(rules, board);
  if (!reason) return;
  std::string cause =
      is_written_by_rows(rules, text) ? lines_in_words(text) + ": if they are rows, use --rows" : other_game(board);
  if (!cause.empty()) cause += "; ";
  throw InputError("no play of this game reaches it: " + *reason + " (" + cause +
                   "--any-layout plays it all the same)");
}

}  // namespace castellan::core
