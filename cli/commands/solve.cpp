// `castellan solve`: a verdict for one deal or for each of many; or, with --policy, one game as that policy plays it,
// which is another question and gets another answer.

#include <chrono>
#include <optional>
#include <string_view>

#include "cli/arguments/contestants.hpp"
#include "cli/arguments/values.hpp"
#include "cli/certificates/certificate_file.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/deals/deal_stream.hpp"
#include "cli/deals/rule_note.hpp"
#include "cli/furthest/furthest_report.hpp"
#include "cli/pages/written.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/live_line.hpp"
#include "cli/streams/messages.hpp"
#include "cli/text/number_text.hpp"
#include "cli/verdicts/outcome_report.hpp"
#include "cli/verdicts/played_report.hpp"
#include "solver/games/tableau_game.hpp"

namespace castellan::cli {

namespace {

/// Writes why the outcome is so, where it is known; else says why there is no certificate.
void certify(const solver::Game& game, const solver::Deal& deal, const solver::Outcome& outcome,
             const solver::CertificateLimits& limits, CertificateFile& file) {
  if (outcome.verdict == solver::Verdict::kUndecided) return say("no certificate: the deal is undecided");
  const auto end = game.certify(deal, outcome, limits, [&](std::string_view text) { file.write(text); });
  if (end == solver::CertificateEnd::kWritten) return file.finish();
  say("no certificate: it would have more than " + std::to_string(limits.max_positions) +
      " positions, or need more than the memory allowed (--max-certificate, --max-memory)");
}

ShownMoves shown_of(const Arguments& arguments) {
  ShownMoves shown;
  const std::string moves = arguments.choice("moves");
  if (moves == "standard") shown.notation = core::MoveNotation::kStandard;
  if (moves == "fc-solve") shown.notation = core::MoveNotation::kFcSolve;
  if (const auto every = whole_number_of(arguments, "boards")) {
    if (*every == 0) refuse("boards", "0", "a number of moves, 1 or more");
    shown.boards_every = static_cast<std::size_t>(*every);
  }
  if (shown.notation && shown.boards_every) throw UsageError("--boards goes with moves in words, not with --moves");
  return shown;
}

/// How the search for a shortest solution comes on: drawn at a terminal; elsewhere a line when it goes on for more
/// than a second after it has found a win.
class ShortestNews {
 public:
  [[nodiscard]] solver::Watch watch() {
    return {.may_go_on = [this](std::uint64_t) { return look(); },
            .shortest = [this](std::size_t moves, std::size_t at_least) { hear(moves, at_least); }};
  }

 private:
  using Clock = std::chrono::steady_clock;

  void hear(std::size_t moves, std::size_t at_least) {
    line_.draw(shortest_text(moves, at_least));
    if (moves_ == 0) won_at_ = Clock::now();
    moves_ = moves;
  }
  bool look() {
    constexpr std::chrono::seconds kPatience(1);
    if (line_.is_live() || has_said_ || moves_ == 0 || Clock::now() - won_at_ < kPatience) return true;
    say("note: a win of " + counted(moves_, "move") + " is found; the search for a shorter one goes on");
    has_said_ = true;
    return true;
  }

  LiveLine line_;
  std::size_t moves_ = 0;  ///< Of the best win; 0: none yet.
  Clock::time_point won_at_;
  bool has_said_ = false;
};

ExitCode solve_one(const Arguments& arguments, const solver::Game& game, const solver::Limits& limits, int threads,
                   Output& output) {
  const ShownMoves shown = shown_of(arguments);
  if (const auto number = deal_number_of(arguments)) note_other_rules(game, number->source);
  const auto [name, deal] = single_deal(arguments, game);
  const auto ladder = arguments.has("strategy") ? ladder_of(arguments, *game.tableau()) : std::vector<solver::Rung>();
  const auto path = arguments.value("certificate");
  std::optional<CertificateFile> certificate;
  if (path) certificate.emplace(*path);
  const auto decider = game.decider(limits, &interrupted(), threads, ladder);
  solver::Outcome outcome;
  if (arguments.has("shortest")) {
    ShortestNews news;
    outcome = decider->answer(solver::Question::kShortest, *deal, news.watch());
  } else {
    outcome = decider->answer(solver::Question::kStraight, *deal);
  }
  if (certificate) certify(game, *deal, outcome, certificate_limits_of(arguments, limits), *certificate);
  Report report = outcome_report(game, name, *deal, outcome, shown);
  if (arguments.has("furthest") && outcome.verdict != solver::Verdict::kWinnable && !interrupted()) {
    add_furthest(report, *deal, solver::furthest(*game.tableau(), solver::board_of(*deal), limits, &interrupted()));
  }
  if (wants_page(arguments)) report.pictures.emplace_back(replay_of(game, *deal, game.moves(*deal, outcome)));
  output.write(written(std::move(report), arguments));
  return exit_code_of(outcome);
}

/// Each deal is written as soon as its turn has come. A line that is no deal gets a message, and the others follow
/// all the same; a deal that Ctrl-C left undecided is not written.
ExitCode solve_many(const Arguments& arguments, const solver::GamePtr& game, const solver::Limits& limits, int threads,
                    Output& output) {
  const auto path = arguments.value("lines");
  const std::vector<std::string> files = arguments.positionals_from(1);
  const bool are_numbered = !path && files.empty();
  std::string source = path ? "lines" : "file";
  DealStream deals;
  if (are_numbered) {
    DealNumbers numbers = numbers_of(arguments);
    note_other_rules(*game, numbers.source);
    source = core::to_string(numbers.source);
    deals = number_stream(game, std::move(numbers));
  } else {
    deals = path ? line_stream(game, *path, reading_of(arguments)) : file_stream(game, files, reading_of(arguments));
  }
  const bool json = arguments.choice("format") == "json";
  bool all_read = true;
  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.deal) {
      all_read = false;
      say(deal.problem);
      return;
    }
    if (outcome.limit == solver::LimitHit::kInterrupted) return;
    const DealName name =
        files.empty() ? DealName{source, deal.number} : DealName{source, std::nullopt, files[deal.number]};
    output.write(json ? json_of(outcome_report(*game, name, *deal.deal, outcome)) : outcome_line(name, outcome));
    output.flush();
  };
  const auto question = arguments.has("shortest") ? solver::Question::kShortest : solver::Question::kWinnable;
  solver::answer_all(*game, question, limits, threads, deals, report, interrupted());
  if (interrupted()) return ExitCode::kInterrupted;
  return all_read ? ExitCode::kDone : ExitCode::kBadInput;
}

ExitCode play_one(const Arguments& arguments, const solver::Game& game, const std::string& policy, Output& output) {
  const auto [name, deal] = single_deal(arguments, game);
  const auto number = static_cast<std::uint64_t>(name.number.value_or(0));
  const solver::PlayedGame played = game.policies()->play(policy, *deal, number);
  Report report = played_report(game, name, *deal, policy, played);
  if (wants_page(arguments)) {
    Replay replay = replay_of(game, *deal, played.moves);
    replay.hides_stock = true;
    report.pictures.emplace_back(std::move(replay));
  }
  output.write(written(std::move(report), arguments));
  return ExitCode::kDone;
}

}  // namespace

ExitCode run_solve(const Arguments& arguments, Output& output) {
  const solver::GamePtr game = game_of(arguments);
  const auto policy = policy_of(arguments, *game);
  check_one_source(arguments);
  const bool many = are_many(arguments);
  for (const char* const option : {"shortest", "strategy", "furthest", "boards"}) {
    if (arguments.has(option) && game->tableau() == nullptr) {
      throw UsageError("--" + std::string(option) + " is for tableau games");
    }
  }
  if (many && policy) throw UsageError("--policy plays one deal; for many see castellan analyze precedence --policy");
  if (many && arguments.has("strategy")) {
    throw UsageError("--strategy is for a single deal; `castellan bench` runs strategies on many");
  }
  if (many && wants_page(arguments)) throw UsageError("--format html is for one deal");
  if (many && arguments.has("certificate")) throw UsageError("--certificate is for a single deal");
  if (policy && arguments.has("certificate"))
    throw UsageError("--certificate is not for policies, which decide nothing");
  if (many && arguments.has("furthest")) {
    throw UsageError("--furthest is for a single deal; for many see castellan analyze --furthest");
  }
  if (policy) return play_one(arguments, *game, *policy, output);
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  return many ? solve_many(arguments, game, limits, threads, output)
              : solve_one(arguments, *game, limits, threads, output);
}

}  // namespace castellan::cli
