// Precedence as a game of any kind.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <utility>

#include "core/input_error.hpp"
#include "core/precedence/dealing.hpp"
#include "core/precedence/game.hpp"
#include "core/precedence/replay.hpp"
#include "core/precedence/rules_json.hpp"
#include "core/precedence/solution_text.hpp"
#include "core/precedence/stock_text.hpp"
#include "solver/certificates/stock_certificate.hpp"
#include "solver/games/games.hpp"
#include "solver/precedence/decider.hpp"
#include "solver/precedence/policy.hpp"
#include "solver/precedence/policy_run.hpp"
#include "solver/stamp/precedence_stamp.hpp"

namespace castellan::solver {

namespace {

namespace stock_game = core::precedence;
using core::precedence::Rules;
using core::precedence::Stock;

struct StockDeal : Deal {
  explicit StockDeal(const Stock& dealt) : stock(dealt) {}
  Stock stock;
};

const Stock& stock_of(const Deal& deal) { return static_cast<const StockDeal&>(deal).stock; }
DealPtr deal_of(const Stock& stock) { return std::make_shared<StockDeal>(stock); }

class StockDecider : public GameDecider {
 public:
  explicit StockDecider(precedence::Decider decider) : decider_(std::move(decider)) {}
  Outcome answer(Question, const Deal& deal, const Watch& watch) override {
    return decider_.decide(stock_of(deal), watch);
  }

 private:
  precedence::Decider decider_;
};

MoveWords in_words(const stock_game::Move& move) {
  switch (move.kind) {
    case stock_game::MoveKind::kTurn: return {std::nullopt, "stock", "waste", to_string(move)};
    case stock_game::MoveKind::kRedeal: return {std::nullopt, "waste", "stock", to_string(move)};
    case stock_game::MoveKind::kPlay: break;
  }
  return {core::to_string(move.rank), "waste", stock_game::foundation_name(move.foundation), to_string(move)};
}

MoveList in_words(std::span<const stock_game::Move> moves) {
  MoveList list;
  for (const stock_game::Move& move : moves) list.push_back(in_words(move));
  return list;
}

class StockPolicies : public Policies {
 public:
  explicit StockPolicies(const Rules& rules) : rules_(rules) {}

  std::vector<PolicyWords> list() const override {
    std::vector<PolicyWords> words;
    for (const precedence::Policy& policy : precedence::all_policies()) {
      words.push_back({policy.name, policy.description});
    }
    return words;
  }

  PlayedGame play(std::string_view policy, const Deal& deal, std::uint64_t number) const override {
    const stock_game::StockGame game(rules_, stock_of(deal));
    precedence::Annealing annealing;
    const auto moves = stock_game::to_moves(precedence::find_policy(policy).play(game, number, annealing));
    const auto result = stock_game::replay(rules_, stock_of(deal), moves);
    if (result.illegal_move) throw std::logic_error("the policy made an illegal move");
    return {in_words(moves), result.table.stock.size() + result.table.waste.size()};
  }

  void play_all(std::string_view name, std::uint64_t first, std::uint64_t last, int threads,
                const std::function<void(const PolicyScore&)>& report, std::atomic<bool>& stop) const override {
    precedence::play_all(rules_, precedence::find_policy(name), first, last, threads, report, stop);
  }

 private:
  Rules rules_;
};

class PrecedenceGame : public Game {
 public:
  explicit PrecedenceGame(const Rules& rules)
      : rules_(rules), options_(core::values_of(stock_game::rule_options(), rules)), policies_(rules) {}

  const GameNames& names() const override {
    static const GameNames names = {std::string(stock_game::the_game().id), std::string(stock_game::the_game().name),
                                    stock_game::the_game().aliases, stock_game::the_game().description};
    return names;
  }

  const core::OptionValues& options() const override { return options_; }
  std::vector<OptionWords> options_in_words() const override {
    std::vector<OptionWords> words;
    for (const auto* option : stock_game::rule_options()) {
      words.push_back({option->name, option->values, option->meaning, option->get(stock_game::the_game().rules)});
    }
    return words;
  }
  GamePtr with(const std::vector<std::string>& settings) const override {
    return std::make_shared<PrecedenceGame>(stock_game::rules_with(settings));
  }
  std::string rules_json() const override { return stock_game::rules_to_json(rules_).dump(); }
  std::string rules_in_brief() const override {
    return "a stock of two decks, 8 foundations built down from K, Q, J, … 6";
  }
  std::vector<std::string> rules_in_words() const override { return {}; }

  DealPtr numbered_deal(core::DealNumber number) const override {
    return deal_of(stock_game::numbered_deal(rules_, number));
  }
  DealPtr read_deal(std::string_view text, const core::DealReading& reading) const override {
    check_reading(reading);
    return deal_of(stock_game::parse_stock_file(rules_, text));
  }
  DealPtr read_listed(std::string_view text, int first_line, const core::DealReading& reading) const override {
    check_reading(reading);
    try {
      return deal_of(stock_game::parse_stock_file(rules_, text));
    } catch (const core::InputError& error) {
      throw core::InputError("line " + std::to_string(first_line) + ": " + error.what());
    }
  }
  std::string format(const Deal& deal, DealForm form) const override {
    switch (form) {
      case DealForm::kBoard: return stock_game::format_stock_lines(stock_of(deal));
      case DealForm::kLine: return stock_game::format_stock_line(stock_of(deal));
      case DealForm::kJson: return stock_game::format_stock_json(stock_of(deal));
      case DealForm::kSolvitaire:
      case DealForm::kFcSolve:
      case DealForm::kUnicode: throw core::InputError("no other program has a form for this game's stock");
    }
    return {};
  }
  Table table(const Deal& deal) const override {
    const stock_game::Table start = stock_game::replay(rules_, stock_of(deal), {}).table;
    const auto written = [](const std::vector<core::Rank>& ranks) {
      std::vector<std::string> cards;
      for (const core::Rank rank : ranks) cards.push_back(core::to_string(rank));
      return cards;
    };
    Table table;
    for (std::size_t i = 0; i < start.foundations.size(); ++i) {
      table.push_back(
          {SpotKind::kFoundation, stock_game::foundation_name(static_cast<int>(i)), {}, written(start.foundations[i])});
    }
    table.push_back({SpotKind::kStock, "stock", {}, written(start.stock)});
    table.push_back({SpotKind::kWaste, "waste", {}, written(start.waste)});
    return table;
  }

  std::unique_ptr<GameDecider> decider(const Limits& limits, const std::atomic<bool>* stop, int /*threads*/,
                                       const std::vector<Rung>& /*ladder*/) const override {
    return std::make_unique<StockDecider>(precedence::Decider(rules_, limits, stop));
  }
  MoveList moves(const Deal& /*deal*/, const Outcome& outcome) const override {
    return in_words(stock_game::to_moves(outcome.line));
  }
  std::uint64_t engine_stamp() const override { return precedence::engine_stamp(rules_, precedence::usual_ladder()); }
  CertificateEnd certify(const Deal& deal, const Outcome& outcome, const CertificateLimits& limits,
                         const TextSink& sink) const override {
    return write_certificate(rules_, stock_of(deal), outcome, limits, sink);
  }
  Judgement judge(const Deal& deal, std::string_view solution) const override {
    const auto moves = stock_game::parse_solution(solution);
    const auto result = stock_game::replay(rules_, stock_of(deal), moves);
    const auto deck = static_cast<std::size_t>(rules_.deck_size());
    Judgement judgement{.moves = moves.size(),
                        .illegal_move = result.illegal_move,
                        .reason = {},
                        .won = result.won,
                        .home = deck - result.table.stock.size() - result.table.waste.size(),
                        .deck = deck,
                        .line = in_words(std::span(moves).first(result.illegal_move.value_or(moves.size())))};
    if (result.illegal_move) {
      judgement.reason = "(" + to_string(moves[*result.illegal_move]) + ") is illegal: " + result.reason;
    }
    return judgement;
  }
  std::vector<DealPtr> positions(const Deal& /*deal*/, const Outcome& /*outcome*/) const override { return {}; }
  DealPtr position_after(const Deal& /*deal*/, std::string_view /*solution*/, std::size_t /*moves*/) const override {
    throw core::InputError("a game with a stock has no board");
  }
  std::string noted(const Deal& /*deal*/, const Outcome& /*outcome*/, core::MoveNotation /*notation*/) const override {
    throw core::InputError("FreeCell programs have no notation for a game with a stock");
  }
  std::vector<Successor> successors(const Deal& /*deal*/) const override { return {}; }
  bool is_won(const Deal& /*deal*/) const override { return false; }

  const Policies* policies() const override { return &policies_; }
  bool has_difficulty() const override { return false; }
  std::uint64_t block_size() const override { return 50; }

 private:
  static void check_reading(const core::DealReading& reading) {
    if (reading.by_rows || reading.any_layout) throw core::InputError("a stock has no layout");
  }

  Rules rules_;
  core::OptionValues options_;
  StockPolicies policies_;
};

}  // namespace

GamePtr precedence_game() { return std::make_shared<PrecedenceGame>(stock_game::the_game().rules); }

}  // namespace castellan::solver
