#include "core/text/move_notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/input_error.hpp"
#include "core/text/carried_run.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

/// a to g, then k and on: h stands for the foundations, and i and j look like numbers.
constexpr std::string_view kCellLetters = "abcdefgklmnop";
constexpr char kHomeLetter = 'h';

struct Entry {
  Place from;
  Place to;
  std::size_t cards = 0;  ///< 0: not said.
};

using Readings = std::vector<Entry>;  ///< More than one where piles have two digits.

std::optional<std::size_t> number_in(std::string_view text, int base = 10) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<Place> pile_place(std::optional<std::size_t> index) {
  if (!index || *index >= kMaxPiles) return std::nullopt;
  return Place{PlaceKind::kPile, static_cast<std::uint8_t>(*index)};
}

/// "7", "10": a pile counted from 1.
std::optional<Place> pile_counted(std::string_view text) {
  const auto number = text.starts_with('0') ? std::nullopt : number_in(text);
  return number ? pile_place(*number - 1) : std::nullopt;
}

std::optional<Place> standard_place(std::string_view text) {
  if (const auto pile = pile_counted(text)) return pile;
  if (text.size() != 1) return std::nullopt;
  const char letter = static_cast<char>(text.front() | ('a' - 'A'));
  if (letter == kHomeLetter) return Place{PlaceKind::kFoundation, 0};
  const auto cell = kCellLetters.find(letter);
  if (cell == std::string_view::npos) return std::nullopt;
  return Place{PlaceKind::kCell, static_cast<std::uint8_t>(cell)};
}

/// "47", "6h", "a3", "810", "47v3"
Readings standard_entry(std::string_view word) {
  Entry entry;
  if (const auto mark = word.find_first_of("vV"); mark != std::string_view::npos) {
    const auto cards = number_in(word.substr(mark + 1), 16);
    if (!cards || *cards == 0) return {};
    entry.cards = *cards;
    word = word.substr(0, mark);
  }
  Readings readings;
  for (std::size_t split = 1; split < word.size() && split <= 2; ++split) {
    const auto from = standard_place(word.substr(0, split));
    const auto to = standard_place(word.substr(split));
    if (!from || !to || from->kind == PlaceKind::kFoundation || *from == *to) continue;
    readings.push_back({*from, *to, entry.cards});
  }
  return readings;
}

/// "stack 7", "freecell 0", "the foundations": counted from 0.
std::optional<Place> sentence_place(std::string_view& words) {
  const std::string_view kind = next_word(words).value_or("");
  const std::string_view which = next_word(words).value_or("");
  if (equal_ignoring_case(kind, "the") && equal_ignoring_case(which, "foundations")) {
    return Place{PlaceKind::kFoundation, 0};
  }
  const auto index = number_in(which);
  if (equal_ignoring_case(kind, "stack")) return pile_place(index);
  if (!equal_ignoring_case(kind, "freecell") || !index || *index >= kCellLetters.size()) return std::nullopt;
  return Place{PlaceKind::kCell, static_cast<std::uint8_t>(*index)};
}

/// "Move 2 cards from stack 7 to stack 6", "Move a card from freecell 0 to the foundations"
Readings sentence_entry(std::string_view words) {
  (void)next_word(words);  // "Move"
  const std::string_view count = next_word(words).value_or("");
  const auto cards = equal_ignoring_case(count, "a") ? 1 : number_in(count);
  (void)next_word(words);  // "cards"
  if (!cards || *cards == 0 || !equal_ignoring_case(next_word(words).value_or(""), "from")) return {};
  const auto from = sentence_place(words);
  if (!from || !equal_ignoring_case(next_word(words).value_or(""), "to")) return {};
  const auto to = sentence_place(words);
  if (!to || next_word(words)) return {};
  return {{*from, *to, *cards}};
}

bool is_sentence(std::string_view line) { return equal_ignoring_case(next_word(line).value_or(""), "Move"); }

/// Whether every word of the line is an entry.
bool is_standard_line(std::string_view line) {
  bool any = false;
  while (const auto word = next_word(line)) {
    if (standard_entry(*word).empty()) return false;
    any = true;
  }
  return any;
}

/// Lines that frame the moves in fc-solve's output.
bool is_frame(std::string_view line) {
  return line.empty() || line.find_first_not_of("-=") == std::string_view::npos ||
         line.starts_with("This game is solveable") || line.starts_with("Total number of states") ||
         line.starts_with("This scan generated");
}

/// Plays a list of entries from a board on.
class NotationReader {
 public:
  NotationReader(const Rules& rules, const Board& start) : run_(rules, start) {}

  void read(const Readings& readings, std::string_view word, std::string_view where) {
    if (readings.empty()) fail_at(where, quoted(word) + " is not a move, such as 47, 6h or a3");
    std::vector<Entry> legal;
    std::ranges::copy_if(readings, std::back_inserter(legal),
                         [&](const Entry& entry) { return run_.can_carry(entry.from, entry.to, entry.cards); });
    if (legal.size() > 1) fail_at(where, quoted(word) + " can be read in two ways, both of them legal");
    const Entry& entry = legal.empty() ? readings.front() : legal.front();
    run_.carry(entry.from, entry.to, entry.cards, where);
  }

  [[nodiscard]] std::vector<Move> moves() const { return run_.moves(); }

 private:
  CarriedRun run_;
};

std::string standard_sign(Place place) {
  switch (place.kind) {
    case PlaceKind::kPile: return std::to_string(place.index + 1);
    case PlaceKind::kCell: return {kCellLetters[place.index]};
    case PlaceKind::kFoundation: return {kHomeLetter};
  }
  return {};
}

std::string sentence_words(Place place) {
  switch (place.kind) {
    case PlaceKind::kPile: return "stack " + std::to_string(place.index);
    case PlaceKind::kCell: return "freecell " + std::to_string(place.index);
    case PlaceKind::kFoundation: return "the foundations";
  }
  return {};
}

}  // namespace

std::string format_notation(MoveNotation notation, const std::vector<Move>& moves) {
  constexpr std::size_t kOnALine = 10;
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    if (move.from.kind == PlaceKind::kFoundation) {
      throw InputError("move " + std::to_string(i + 1) + " takes " + to_string(move.card) +
                       " back from its foundation, for which this notation has no sign");
    }
    if (notation == MoveNotation::kStandard) {
      const bool ends_line = (i + 1) % kOnALine == 0 || i + 1 == moves.size();
      text += standard_sign(move.from) + standard_sign(move.to) + (ends_line ? "\n" : " ");
    } else {
      const bool between_piles = move.from.kind == PlaceKind::kPile && move.to.kind == PlaceKind::kPile;
      text += std::string("Move ") + (between_piles ? "1 cards" : "a card") + " from " + sentence_words(move.from) +
              " to " + sentence_words(move.to) + "\n";
    }
  }
  return text;
}

std::optional<MoveNotation> notation_of(std::string_view text) {
  std::optional<bool> begins_standard;
  bool has_heading = false;
  while (const auto line = next_line(text)) {
    const std::string_view said = trimmed(*line);
    if (is_sentence(said)) return MoveNotation::kFcSolve;
    has_heading = has_heading || said == kStandardHeading;
    if (!begins_standard && !is_frame(said)) begins_standard = is_standard_line(said);
  }
  if (has_heading || begins_standard.value_or(false)) return MoveNotation::kStandard;
  return std::nullopt;
}

std::vector<Move> parse_notation(MoveNotation notation, const Rules& rules, const Board& start, std::string_view text) {
  NotationReader reader(rules, start);
  const bool has_heading = text.find(kStandardHeading) != std::string_view::npos;
  bool is_within = notation == MoveNotation::kFcSolve || !has_heading;
  for (int number = 1; const auto line = next_line(text); ++number) {
    std::string_view said = trimmed(*line);
    const std::string where = "line " + std::to_string(number);
    if (notation == MoveNotation::kFcSolve) {
      // Between its sentences fc-solve can print boards.
      if (is_sentence(said)) reader.read(sentence_entry(said), said, where);
    } else if (has_heading && (!is_within || said.empty())) {
      is_within = said == kStandardHeading;
    } else if (!is_frame(said)) {
      while (const auto word = next_word(said)) reader.read(standard_entry(*word), *word, where);
    }
  }
  return reader.moves();
}

}  // namespace castellan::core
