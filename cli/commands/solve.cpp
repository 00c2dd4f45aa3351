// `castellan solve`: a verdict for one deal or for each of many; or, with --policy, one game as that policy plays it,
// which is another question and gets another answer.

#include <optional>
#include <string_view>

#include "cli/arguments/contestants.hpp"
#include "cli/certificates/certificate_file.hpp"
#include "cli/commands/commands.hpp"
#include "cli/deals/deal_choice.hpp"
#include "cli/pages/written.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/live_line.hpp"
#include "cli/streams/messages.hpp"
#include "cli/verdicts/outcome_report.hpp"
#include "cli/verdicts/played_report.hpp"

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

ExitCode solve_one(const Arguments& arguments, const solver::Game& game, const solver::Limits& limits, int threads,
                   Output& output) {
  const auto [name, deal] = single_deal(arguments, game);
  const auto ladder = arguments.has("strategy") ? ladder_of(arguments, *game.tableau()) : std::vector<solver::Rung>();
  const auto path = arguments.value("certificate");
  std::optional<CertificateFile> certificate;
  if (path) certificate.emplace(*path);
  const auto decider = game.decider(limits, &interrupted(), threads, ladder);
  solver::Outcome outcome;
  if (arguments.has("shortest")) {
    const LiveLine line;
    const solver::Watch watch = {.may_go_on = {}, .shortest = [&](std::size_t moves, std::size_t at_least) {
                                   line.draw(shortest_text(moves, at_least));
                                 }};
    outcome = decider->answer(solver::Question::kShortest, *deal, watch);
  } else {
    outcome = decider->answer(solver::Question::kStraight, *deal);
  }
  if (certificate) certify(game, *deal, outcome, certificate_limits_of(arguments, limits), *certificate);
  Report report = outcome_report(game, name, *deal, outcome);
  if (wants_page(arguments)) report.pictures.emplace_back(replay_of(game, *deal, game.moves(*deal, outcome)));
  output.write(written(std::move(report), arguments));
  return exit_code_of(outcome);
}

/// Each deal is written as soon as its turn has come. A line that is no deal gets a message, and the others follow all
/// the same; a deal that Ctrl-C left undecided is not written.
ExitCode solve_many(const Arguments& arguments, const solver::GamePtr& game, const solver::Limits& limits, int threads,
                    Output& output) {
  const auto path = arguments.value("lines");
  const DealStream deals = path ? line_stream(game, *path) : seed_stream(game, seeds_of(arguments));
  const std::string source = path ? "lines" : "seed";
  const bool json = arguments.choice("format") == "json";
  bool all_read = true;
  const auto report = [&](const solver::BatchDeal& deal, const solver::Outcome& outcome) {
    if (!deal.deal) {
      all_read = false;
      say(deal.problem);
      return;
    }
    if (outcome.limit == solver::LimitHit::kInterrupted) return;
    const DealName name = {source, deal.number};
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
  const bool many = arguments.has("lines") || arguments.has("seeds");
  for (const char* const option : {"shortest", "strategy"}) {
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
  if (policy) return play_one(arguments, *game, *policy, output);
  const int threads = threads_of(arguments);
  const solver::Limits limits = limits_of(arguments);
  return many ? solve_many(arguments, game, limits, threads, output)
              : solve_one(arguments, *game, limits, threads, output);
}

}  // namespace castellan::cli
