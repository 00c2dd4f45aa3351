#include <array>
#include <list>
#include <optional>
#include <unordered_set>

#include "cli/check/tableau/game.hpp"

namespace castellan::check {

namespace {

int take_base(const Rules& rules, std::string_view& line, const Lines& lines) {
  if (take_word(line) != "base") lines.malformed("expected \"base\"");
  const auto base = card_of(std::string(take_word(line)) + "C");
  if (!base || rank_of(*base) > rules.ranks) lines.malformed("a base must be a rank");
  return rank_of(*base);
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
class Part {
 public:
  Part(const Rules& rules, const Deal& deal, const Parameters& parameters)
      : piles_(static_cast<std::size_t>(rules.piles)), game_(rules, deal, parameters), base_(parameters.base) {}

  [[nodiscard]] int base() const { return base_; }
  [[nodiscard]] std::size_t size() const { return keys_.size(); }
  [[nodiscard]] bool holds_start() const { return holds(game_.start()); }

  /// Reads a line in the first round.
  void put(std::string_view line, const Lines& lines) {
    const Position now = game_.take_position(line, lines);
    game_.check_cards(now, lines);
    if (game_.is_won(now)) lines.no_proof("this position is won");
    game_.write_key(now, key_);
    if (!keys_.insert(key_).second) lines.malformed("this position is there twice");
  }

  /// Reads a line in the second round. @return the moves followed.
  std::uint64_t check(std::string_view line, const Lines& lines) const {
    const Position now = game_.take_position(line, lines);
    if (line.empty()) return check_moves(now, lines);
    const std::string_view claim = take_word(line);
    if (claim == "safe") return check_safe(now, line, lines);
    if (claim != "dead") lines.malformed("a claim must be \"safe\" or \"dead\"");
    check_dead(now, line, lines);
    return 0;
  }

 private:
  [[nodiscard]] bool holds(const Position& position) const {
    game_.write_key(position, key_);
    return keys_.contains(key_);
  }

  std::uint64_t check_moves(const Position& now, const Lines& lines) const {
    std::uint64_t steps = 0;
    game_.for_each_move(now, [&](const Move& move, const Position& after) {
      ++steps;
      if (!game_.is_pointless(after, move) && !holds(after)) {
        lines.no_proof(game_.text(now, move) + " leads to a position that is not there");
      }
      return true;
    });
    return steps;
  }

  /// One card that could go home as the safe one must go home, and whatever it could go home as must be there.
  std::uint64_t check_safe(const Position& now, std::string_view word, const Lines& lines) const {
    const auto safe = card_of(word);
    if (!safe) lines.malformed("\"safe\" must name a card");
    if (!game_.is_safe(now, *safe)) lines.no_proof(to_text(*safe) + " is not safe to send home");
    std::uint64_t steps = 0;
    std::optional<std::size_t> from;
    bool goes = false;   // The card `from` as the safe one,
    bool there = false;  // and every position that it leads to is there.
    bool proved = false;
    game_.for_each_move_home(now, [&](const Move& move, const Position& after) {
      ++steps;
      if (move.from != from) goes = !(there = true);
      from = move.from;
      goes = goes || move.home == *safe;
      there = there && holds(after);
      proved = proved || (goes && there);
      return true;
    });
    if (!proved) lines.no_proof(to_text(*safe) + " does not go home, or leads to a position that is not there");
    return steps;
  }

  void check_dead(const Position& now, std::string_view line, const Lines& lines) const {
    std::array<int, kMostPiles> fronts{};
    for (std::size_t pile = 0; pile < piles_; ++pile) {
      fronts[pile] = number_of(take_word(line), 52);
      if (fronts[pile] < 0) lines.malformed("\"dead\" must give a height for each pile");
    }
    if (!line.empty()) lines.malformed("there is something after the claim");
    const std::string why_not = game_.why_no_dead_end(now, std::span(fronts).first(piles_));
    if (!why_not.empty()) lines.no_proof("no dead end: " + why_not);
  }

  std::size_t piles_;
  Game game_;
  int base_;
  std::unordered_set<std::string> keys_;
  mutable std::string key_;
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
    Position next;
    const auto is_other = [&](const Move& move, const Position& after) {
      if (game.text(now, move) != line) return true;
      next = after;
      return false;
    };
    if (game.for_each_move(now, is_other)) lines.no_proof("there is no move \"" + std::string(line) + "\"");
    now = next;
  }
  if (!game.is_won(now)) lines.no_proof("the moves are played, but not every card is home");
}

void check_loss(const Rules& rules, const Deal& deal, const std::string& path, Lines& lines, Checked& checked) {
  std::list<Part> parts;
  for (std::string_view line = lines.next(); line != "end"; line = lines.next()) {
    if (line.starts_with("part ")) {
      parts.emplace_back(rules, deal, take_parameters(rules, line.substr(5), lines));
    } else if (parts.empty()) {
      lines.malformed("expected \"part\"");
    } else {
      parts.back().put(line, lines);
    }
  }
  for (int base = 1; base <= rules.ranks; ++base) {
    if (deal.base != 0 && deal.base != base) continue;
    bool is_proved = false;
    for (const Part& part : parts) is_proved = is_proved || (part.base() == base && part.holds_start());
    if (!is_proved) lines.no_proof("no part with base " + std::to_string(base) + " holds the start");
  }
  Lines again(path);
  while (again.next() != "verdict unwinnable") continue;
  for (const Part& part : parts) checked.positions += part.size();
  std::uint64_t unread = checked.positions;
  auto part = parts.end();
  for (std::string_view line = again.next(); line != "end"; line = again.next()) {
    if (line.starts_with("part ")) {
      part = part == parts.end() ? parts.begin() : std::next(part);
    } else if (part != parts.end() && unread > 0) {
      checked.steps += part->check(line, again);
      --unread;
    }
  }
  if (unread > 0) again.malformed("the file has changed while it was read");
}

}  // namespace castellan::check
