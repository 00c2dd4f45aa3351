#include <list>
#include <map>
#include <optional>
#include <unordered_set>

#include "cli/check/tableau/game.hpp"

namespace castellan::check {

namespace {

int take_base(const Rules& rules, std::string_view& line, const Lines& lines) {
  if (take_word(line) != "base") lines.malformed("expected \"base\"");
  const int base = rank_named(take_word(line));
  if (base == 0 || base > rules.ranks) lines.malformed("a base must be a rank");
  return base;
}

/// "base A floats 4 apart 5C TD"; all cards are "all".
Parameters take_parameters(const Rules& rules, std::string_view line, const Lines& lines) {
  Parameters parameters;
  parameters.base = take_base(rules, line, lines);
  if (take_word(line) != "floats") lines.malformed("expected \"floats\"");
  parameters.floating = number_of(take_word(line), 13);
  if (parameters.floating < 0) lines.malformed("the rank up to which cards float must be from 0 to 13");
  if (take_word(line) != "apart") lines.malformed("expected \"apart\"");
  if (line == "all") parameters.apart = rules.deck();
  while (!line.empty() && line != "all") {
    const auto card = card_of(take_word(line));
    if (!card) lines.malformed("the cards told apart must be cards");
    parameters.apart |= set_of(*card);
  }
  return parameters;
}

/// One set of positions.
struct Part {
  int base;
  Game game;
  std::unordered_set<std::string> keys;

  [[nodiscard]] bool holds(const Position& position) const { return keys.contains(game.key(position)); }

  /// Reads a line in the first round.
  void put(std::string_view line, const Lines& lines) {
    const Position now = game.take_position(line, lines);
    if (game.is_won(now)) lines.no_proof("this position is won");
    if (!keys.insert(game.key(now)).second) lines.malformed("this position is there twice");
  }

  /// Reads a line in the second round. @return the moves followed.
  std::uint64_t check(std::string_view line, const Lines& lines) const {
    const Position now = game.take_position(line, lines);
    if (line.empty()) return check_moves(now, lines);
    const std::string_view claim = take_word(line);
    if (claim == "safe") return check_safe(now, line, lines);
    if (claim != "dead") lines.malformed("a claim must be \"safe\" or \"dead\"");
    check_dead(now, line, lines);
    return 0;
  }

  std::uint64_t check_moves(const Position& now, const Lines& lines) const {
    std::uint64_t steps = 0;
    game.for_each_move(now, false, [&](const Move& move, const Position& after) {
      ++steps;
      if (game.is_pointless(after, move) || holds(after)) return;
      lines.no_proof(game.text(now, move) + " leads to a position that is not there");
    });
    return steps;
  }

  /// One card that could go home as the safe one must go home, and whatever it could go home as must be there.
  std::uint64_t check_safe(const Position& now, std::string_view word, const Lines& lines) const {
    const auto safe = card_of(word);
    if (!safe) lines.malformed("\"safe\" must name a card");
    if (!game.is_safe(now, *safe)) lines.no_proof(to_text(*safe) + " is not safe to send home");
    std::uint64_t steps = 0;
    std::map<std::size_t, int> ways;  // By card, 1 if it can go home as the safe one, and 2 if it leads out of the set.
    game.for_each_move(now, true, [&](const Move& move, const Position& after) {
      ++steps;
      ways[move.from] |= (move.home == *safe ? 1 : 0) | (holds(after) ? 0 : 2);
    });
    for (const auto& [from, way] : ways) {
      if (way == 1) return steps;
    }
    lines.no_proof(to_text(*safe) + " does not go home, or leads to a position that is not there");
  }

  void check_dead(const Position& now, std::string_view line, const Lines& lines) const {
    std::vector<int> fronts(game.piles());
    for (int& front : fronts) {
      front = number_of(take_word(line), 52);
      if (front < 0) lines.malformed("\"dead\" must give a height for each pile");
    }
    if (!line.empty()) lines.malformed("there is something after the claim");
    const std::string why_not = game.why_no_dead_end(now, fronts);
    if (!why_not.empty()) lines.no_proof("no dead end: " + why_not);
  }
};

}  // namespace

void check_win(const Rules& rules, const Deal& deal, Lines& lines, Checked& checked) {
  const std::string header = lines.next("moves");
  std::string_view rest = header;
  const int base = take_base(rules, rest, lines);
  if (!rest.empty() || (deal.base != 0 && deal.base != base)) lines.malformed("a game does not begin with this base");
  const Game game(rules, deal, {.base = base, .floating = 0, .apart = rules.deck()});
  Position now = game.start();
  for (std::string_view line = lines.next(); line != "end"; line = lines.next(), ++checked.steps) {
    std::optional<Position> next;
    game.for_each_move(now, false, [&](const Move& move, const Position& after) {
      if (game.text(now, move) == line) next = after;
    });
    if (!next) lines.no_proof("there is no move \"" + std::string(line) + "\"");
    now = *next;
  }
  if (!game.is_won(now)) lines.no_proof("the moves are played, but not every card is home");
}

void check_loss(const Rules& rules, const Deal& deal, Lines& lines, Checked& checked) {
  std::list<Part> parts;
  for (std::string_view line = lines.next(); line != "end"; line = lines.next()) {
    if (line.starts_with("part ")) {
      const Parameters parameters = take_parameters(rules, line.substr(5), lines);
      parts.push_back({parameters.base, Game(rules, deal, parameters), {}});
    } else if (parts.empty()) {
      lines.malformed("expected \"part\"");
    } else {
      parts.back().put(line, lines);
    }
  }
  for (int base = 1; base <= rules.ranks; ++base) {
    if (deal.base != 0 && deal.base != base) continue;
    bool is_proved = false;
    for (const Part& part : parts) is_proved = is_proved || (part.base == base && part.holds(part.game.start()));
    if (!is_proved) lines.no_proof("no part with base " + std::to_string(base) + " holds the start");
  }
  lines.rewind();
  while (lines.next() != "verdict unwinnable") continue;
  for (const Part& part : parts) {
    if (!lines.next().starts_with("part ")) lines.malformed("the file has changed while it was read");
    for (std::size_t left = part.keys.size(); left > 0; --left) checked.steps += part.check(lines.next(), lines);
    checked.positions += part.keys.size();
  }
  if (lines.next() != "end") lines.malformed("the file has changed while it was read");
}

}  // namespace castellan::check
