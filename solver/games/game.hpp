// A game of any kind, with a value for each of its rule options: the one door through which commands name it, deal,
// read, decide and judge. Behind it are two engines, and the policies of games whose cards are not all seen.
//
// To add a kind of game is to add one class here and one line to the list in games.cpp.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/deals/deal_number.hpp"
#include "core/rule_option.hpp"
#include "core/rules.hpp"
#include "core/text/deal_reading.hpp"
#include "core/text/move_notation.hpp"
#include "solver/certificates/certificate.hpp"
#include "solver/decider.hpp"
#include "solver/games/move_words.hpp"
#include "solver/games/policies.hpp"
#include "solver/games/table.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/limits.hpp"
#include "solver/outcome.hpp"

namespace castellan::solver {

struct GameNames {
  std::string id;    ///< What the program prints and stores.
  std::string name;  ///< What people call it.
  std::vector<std::string_view> aliases;
  std::string_view description;  ///< One paragraph.
};

/// A rule option in words.
struct OptionWords {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view meaning;
  std::string usual;  ///< The value without a setting.
};

/// A deal, or a position from the middle of a game. It is made by a game and means something to that game alone.
class Deal {
 public:
  virtual ~Deal() = default;
};
using DealPtr = std::shared_ptr<const Deal>;

/// How a deal is written: one pile a line, all on one line, JSON; and as other programs and people write it
/// (docs/formats.md).
enum class DealForm : std::uint8_t { kBoard, kLine, kJson, kSolvitaire, kFcSolve, kUnicode };

/// How a list of moves has ended, judged by the rules alone.
struct Judgement {
  std::size_t moves = 0;
  std::optional<std::size_t> illegal_move;  ///< Its place from 0; no value when all are legal.
  std::string reason;                       ///< The illegal move, and why it is.
  bool won = false;
  std::size_t home = 0;  ///< Cards on the foundations,
  std::size_t deck = 0;  ///< of so many.
  MoveList line;         ///< The legal moves, up to the first illegal one.
};

/// A legal move and the position that it leads to.
struct Successor {
  MoveWords move;
  DealPtr after;
};

/// Decides deals with the memory of one worker thread, reused from deal to deal. Not thread-safe.
class GameDecider {
 public:
  virtual ~GameDecider() = default;
  /// Depends on the deal, the rules and the limits alone.
  /// @throws std::logic_error if a solution found does not pass the judge (a defect of the solver).
  [[nodiscard]] virtual Outcome answer(Question question, const Deal& deal, const Watch& watch = {}) = 0;
};

class Game {
 public:
  virtual ~Game() = default;

  [[nodiscard]] virtual const GameNames& names() const = 0;

  // Rules and their options. Text comes from the user: all that read it throw core::InputError.

  /// Every option with its present value, in printing order.
  [[nodiscard]] virtual const core::OptionValues& options() const = 0;
  [[nodiscard]] virtual std::vector<OptionWords> options_in_words() const = 0;
  /// The same game with settings of the form "name=value", any case; the others have their usual values.
  [[nodiscard]] virtual std::shared_ptr<const Game> with(const std::vector<std::string>& settings) const = 0;
  /// The rules record as a JSON object: all that a deal's verdict depends on but the deal and the limits.
  [[nodiscard]] virtual std::string rules_json() const = 0;
  [[nodiscard]] virtual std::string rules_in_brief() const = 0;
  /// One sentence or two per point.
  [[nodiscard]] virtual std::vector<std::string> rules_in_words() const = 0;

  // Deals.

  /// @param number Within its source's range.
  [[nodiscard]] virtual DealPtr numbered_deal(core::DealNumber number) const = 0;
  /// The one deal of a file, in any form.
  [[nodiscard]] virtual DealPtr read_deal(std::string_view text, const core::DealReading& reading) const = 0;
  /// One of many deals in a file; errors begin with the number of the line.
  [[nodiscard]] virtual DealPtr read_listed(std::string_view text, int first_line,
                                            const core::DealReading& reading) const = 0;
  /// @throws core::InputError if the form has no place for something in the deal.
  [[nodiscard]] virtual std::string format(const Deal& deal, DealForm form) const = 0;
  /// The cards in their places, foundations first.
  [[nodiscard]] virtual Table table(const Deal& deal) const = 0;

  // Deciding, playing and judging.

  /// @param stop    When it becomes true the running search ends as undecided (kInterrupted); may be null.
  /// @param threads That work on one deal; they change nothing but the time it takes.
  /// @param ladder  Strategies to decide by in place of the usual ones, for a game with a tableau; else empty.
  [[nodiscard]] virtual std::unique_ptr<GameDecider> decider(const Limits& limits, const std::atomic<bool>* stop,
                                                             int threads = 1,
                                                             const std::vector<Rung>& ladder = {}) const = 0;
  /// The solution of a deal as a player makes it.
  [[nodiscard]] virtual MoveList moves(const Deal& deal, const Outcome& outcome) const = 0;
  /// Writes why a decided deal can be won, or cannot: a text that can be checked (docs/certificates.md).
  /// @throws std::logic_error if a lost deal turns out to be winnable (a defect of the solver); what `sink` throws.
  virtual CertificateEnd certify(const Deal& deal, const Outcome& outcome, const CertificateLimits& limits,
                                 const TextSink& sink) const = 0;
  /// A number made from what the engine reports of a sample of these rules' deals (stamp/stamp.hpp): engines that
  /// differ in the ladder, or on the sample, have different ones. Takes a tenth of a second or so.
  [[nodiscard]] virtual std::uint64_t engine_stamp() const = 0;
  [[nodiscard]] virtual Judgement judge(const Deal& deal, std::string_view solution) const = 0;
  /// The deal and the positions after each move of a solution found; of a game with a tableau.
  [[nodiscard]] virtual std::vector<DealPtr> positions(const Deal& deal, const Outcome& outcome) const = 0;
  /// The position after so many moves of a solution; of a game with a tableau.
  /// @throws core::InputError if it has fewer, or one of them is illegal.
  [[nodiscard]] virtual DealPtr position_after(const Deal& deal, std::string_view solution,
                                               std::size_t moves) const = 0;
  /// A solution found in the notation of a FreeCell program; of a game with a tableau.
  /// @throws core::InputError if it has no sign for one of the moves.
  [[nodiscard]] virtual std::string noted(const Deal& deal, const Outcome& outcome,
                                          core::MoveNotation notation) const = 0;
  /// What each move leads to; none where the game is won, or of a kind that is played from the start only.
  [[nodiscard]] virtual std::vector<Successor> successors(const Deal& deal) const = 0;
  [[nodiscard]] virtual bool is_won(const Deal& deal) const = 0;

  /// Whether the game is of somebody's own: its rules are in no list of the program's.
  [[nodiscard]] virtual bool is_own() const { return false; }

  // What only some games have.

  /// The rules record of a game with a tableau, which its strategies are chosen by; null for the others.
  [[nodiscard]] virtual const core::Rules* tableau() const { return nullptr; }
  /// Ways to play that see only what a player has seen; null where all cards are seen.
  [[nodiscard]] virtual const Policies* policies() const { return nullptr; }
  /// Whether positions and moves say how hard a deal is to win (analysis/difficulty.hpp).
  [[nodiscard]] virtual bool has_difficulty() const { return true; }
  /// Deals that a long run decides and stores together; few where one takes seconds.
  [[nodiscard]] virtual std::uint64_t block_size() const { return 1000; }
};
using GamePtr = std::shared_ptr<const Game>;

}  // namespace castellan::solver
