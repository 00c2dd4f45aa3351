#include "solver/games/tableau_game.hpp"

#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <span>
#include <utility>

#include "core/castle_game.hpp"
#include "core/input_error.hpp"
#include "core/options.hpp"
#include "core/replay.hpp"
#include "core/step_list.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/rules_json.hpp"
#include "core/text/rules_text.hpp"
#include "core/text/solution_text.hpp"
#include "core/text/text_input.hpp"
#include "core/variant.hpp"
#include "solver/games/games.hpp"
#include "solver/stamp/tableau_stamp.hpp"

namespace castellan::solver {

namespace {

struct BoardDeal : Deal {
  explicit BoardDeal(core::Board dealt) : board(std::move(dealt)) {}
  core::Board board;
};

class TableauDecider : public GameDecider {
 public:
  explicit TableauDecider(Decider decider) : decider_(std::move(decider)) {}
  Outcome answer(Question question, const Deal& deal, const Watch& watch) override {
    return decider_.answer(question, board_of(deal), watch);
  }

 private:
  Decider decider_;
};

MoveWords in_words(const core::Move& move) {
  return {to_string(move.card), to_string(move.from), to_string(move.to), to_string(move), move.cards};
}

MoveList in_words(std::span<const core::Move> moves) {
  MoveList list;
  for (const core::Move& move : moves) list.push_back(in_words(move));
  return list;
}

std::string name_of(core::PlaceKind kind, std::size_t index) {
  return to_string(core::Place{kind, static_cast<std::uint8_t>(index)});
}

Spot foundation(const core::Rules& rules, const core::Board& board, int suit) {
  Spot spot{.kind = SpotKind::kFoundation,
            .name = name_of(core::PlaceKind::kFoundation, 0),
            .suit = to_string(static_cast<core::Suit>(suit)),
            .cards = {}};
  const int home = board.home[static_cast<std::size_t>(suit)];
  for (int count = 1; count <= home; ++count) {
    const core::Card card(core::foundation_rank(rules, board.base, count), static_cast<core::Suit>(suit));
    spot.cards.push_back(to_string(card));
  }
  return spot;
}

class TableauGame : public Game {
 public:
  /// @param game Of the program's list; null for a game of somebody's own.
  TableauGame(const core::Game* game, core::Variant variant)
      : game_(game), variant_(std::move(variant)), names_{variant_.id, variant_.name, {}, {}} {
    if (game == nullptr) return;
    names_.aliases = game->aliases;
    names_.description = game->description;
  }

  const GameNames& names() const override { return names_; }

  const core::OptionValues& options() const override { return variant_.options; }
  std::vector<OptionWords> options_in_words() const override {
    std::vector<OptionWords> words;
    if (game_ == nullptr) return words;
    for (const auto* option : core::options_of(*game_)) {
      words.push_back({option->name, option->values, option->meaning, option->get(game_->rules)});
    }
    return words;
  }
  GamePtr with(const std::vector<std::string>& settings) const override {
    if (game_ != nullptr) return std::make_shared<TableauGame>(game_, core::make_variant(*game_, settings));
    if (!settings.empty()) throw core::InputError(names_.name + " has no options; its rules are in its file");
    return std::make_shared<TableauGame>(*this);
  }
  std::string rules_json() const override { return core::rules_to_json(rules()).dump(); }
  std::string rules_in_brief() const override { return core::rules_in_brief(rules()); }
  std::vector<std::string> rules_in_words() const override { return core::rules_in_words(rules()); }

  DealPtr numbered_deal(core::DealNumber number) const override {
    return deal_of(core::numbered_deal(rules(), number));
  }
  DealPtr read_deal(std::string_view text, const core::DealReading& reading) const override {
    return deal_of(core::parse_deal_file(rules(), text, reading));
  }
  DealPtr read_listed(std::string_view text, int first_line, const core::DealReading& reading) const override {
    return deal_of(core::parse_listed_deal(rules(), text, first_line, reading));
  }
  std::string format(const Deal& deal, DealForm form) const override {
    switch (form) {
      case DealForm::kBoard: return core::format_board_text(rules(), board_of(deal));
      case DealForm::kLine: return core::format_line_text(rules(), board_of(deal));
      case DealForm::kJson: return core::format_json_text(rules(), board_of(deal));
      case DealForm::kSolvitaire: return core::format_solvitaire_text(rules(), board_of(deal));
      case DealForm::kFcSolve: return core::format_fc_solve_text(rules(), board_of(deal));
      case DealForm::kUnicode: return core::format_unicode_text(rules(), board_of(deal));
    }
    return {};
  }
  Table table(const Deal& deal) const override {
    const core::Board& board = board_of(deal);
    Table table;
    for (int suit = 0; suit < rules().suits; ++suit) table.push_back(foundation(rules(), board, suit));
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      Spot& cell = table.emplace_back(Spot{SpotKind::kCell, name_of(core::PlaceKind::kCell, i), {}, {}});
      if (board.cells[i]) cell.cards.push_back(to_string(*board.cells[i]));
    }
    for (std::size_t i = 0; i < board.piles.size(); ++i) {
      Spot& pile = table.emplace_back(Spot{SpotKind::kPile, name_of(core::PlaceKind::kPile, i), {}, {}});
      for (const core::Card card : board.piles[i]) pile.cards.push_back(to_string(card));
    }
    return table;
  }

  std::unique_ptr<GameDecider> decider(const Limits& limits, const std::atomic<bool>* stop, int threads,
                                       const std::vector<Rung>& ladder) const override {
    if (ladder.empty()) return std::make_unique<TableauDecider>(Decider(rules(), limits, stop, threads));
    return std::make_unique<TableauDecider>(Decider(rules(), ladder, limits, stop, threads));
  }
  MoveList moves(const Deal& deal, const Outcome& outcome) const override {
    return in_words(core::to_moves(board_of(deal), outcome.line));
  }
  CertificateEnd certify(const Deal& deal, const Outcome& outcome, const CertificateLimits& limits,
                         const TextSink& sink) const override {
    return write_certificate(rules(), board_of(deal), outcome, limits, sink);
  }
  Judgement judge(const Deal& deal, std::string_view solution) const override {
    const std::vector<core::Move> moves = moves_in(deal, solution);
    const core::ReplayResult result = core::replay(rules(), board_of(deal), moves);
    Judgement judgement{.moves = moves.size(),
                        .illegal_move = result.illegal_move,
                        .reason = {},
                        .won = result.won,
                        .home = std::accumulate(result.board.home.begin(), result.board.home.end(), std::size_t{0}),
                        .deck = static_cast<std::size_t>(rules().deck_size()),
                        .line = in_words(std::span(moves).first(result.illegal_move.value_or(moves.size())))};
    if (result.illegal_move) {
      judgement.reason = "(" + to_string(moves[*result.illegal_move]) + ") is illegal: " + result.reason;
    }
    return judgement;
  }
  std::vector<DealPtr> positions(const Deal& deal, const Outcome& outcome) const override {
    std::vector<DealPtr> positions = {deal_of(board_of(deal))};
    for (const core::Move& move : core::to_moves(board_of(deal), outcome.line)) {
      positions.push_back(deal_of(core::replay(rules(), board_of(*positions.back()), std::span(&move, 1)).board));
    }
    return positions;
  }
  DealPtr position_after(const Deal& deal, std::string_view solution, std::size_t count) const override {
    const std::vector<core::Move> moves = moves_in(deal, solution);
    if (count > moves.size()) {
      throw core::InputError("there are " + std::to_string(moves.size()) + " moves, not " + std::to_string(count));
    }
    const core::ReplayResult result = core::replay(rules(), board_of(deal), std::span(moves).first(count));
    if (result.illegal_move) {
      throw core::InputError("move " + std::to_string(*result.illegal_move + 1) + " (" +
                             to_string(moves[*result.illegal_move]) + ") is illegal: " + result.reason);
    }
    return deal_of(result.board);
  }
  std::string noted(const Deal& deal, const Outcome& outcome, core::MoveNotation notation) const override {
    return core::format_notation(notation, core::to_moves(board_of(deal), outcome.line));
  }
  std::vector<Successor> successors(const Deal& deal) const override {
    std::vector<Successor> successors;
    if (is_won(deal)) return successors;
    const core::Board& board = board_of(deal);
    const core::CastleGame game(rules(), rules().base == core::Rank::kNone);
    core::StepList steps;
    game.moves(game.start(board), steps);
    for (const core::Step step : steps) {
      const auto move = core::to_moves(board, std::span(&step, 1));
      successors.push_back({in_words(move.front()), deal_of(core::replay(rules(), board, move).board)});
    }
    return successors;
  }
  bool is_won(const Deal& deal) const override { return core::is_won(rules(), board_of(deal)); }

  std::uint64_t engine_stamp() const override { return solver::engine_stamp(rules(), ladder_for(rules())); }

  bool is_own() const override { return game_ == nullptr; }
  const core::Rules* tableau() const override { return &variant_.rules; }

 private:
  [[nodiscard]] std::vector<core::Move> moves_in(const Deal& deal, std::string_view solution) const {
    const std::string text = core::plain_text(solution);
    const auto notation = core::notation_of(text);
    return notation ? core::parse_notation(*notation, rules(), board_of(deal), text) : core::parse_solution(text);
  }
  [[nodiscard]] const core::Rules& rules() const { return variant_.rules; }

  const core::Game* game_;
  core::Variant variant_;
  GameNames names_;
};

}  // namespace

GamePtr tableau_game(core::Variant variant) { return std::make_shared<TableauGame>(nullptr, std::move(variant)); }

DealPtr deal_of(core::Board board) { return std::make_shared<BoardDeal>(std::move(board)); }
const core::Board& board_of(const Deal& deal) { return static_cast<const BoardDeal&>(deal).board; }

std::vector<GamePtr> castle_games() {
  std::vector<GamePtr> games;
  for (const core::Game& game : core::all_games()) {
    games.push_back(std::make_shared<TableauGame>(&game, core::make_variant(game, {})));
  }
  return games;
}

}  // namespace castellan::solver
