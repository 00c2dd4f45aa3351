// The table of commands and options. Parser, help, man page and shell completion all read it.

#include "cli/arguments/command.hpp"
#include "cli/arguments/common_options.hpp"
#include "cli/arguments/contestants.hpp"
#include "cli/arguments/near_match.hpp"
#include "cli/commands/commands.hpp"
#include "cli/process/errors.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

std::vector<Command> make_commands() {
  static const std::string strategies_help =
      "Contestants, separated by commas; default: ladder, the way of `solve`. There are " + strategy_names() +
      ". STRATEGY/HEURISTIC runs one with that heuristic, the ladder too. For precedence: policies; default: all.";
  static const std::string strategy_help =
      "Search one deal by this strategy alone, or by STRATEGY/HEURISTIC; default: ladder. Tableau games only: " +
      strategy_names() + ".";
  static const std::string heuristics_help =
      "Run every strategy that uses a heuristic and names none once with each of these; default: plain. There are " +
      heuristic_names() + ".";
  return {
      {.name = "games",
       .summary = "List the games, or describe one.",
       .details = "With GAME: its rules in words, and its rule options with their values and defaults.",
       .positionals = {kOptionalGame},
       .options = {format("text|json")},
       .examples = {{"castellan games", "every game with a short description"},
                    {"castellan games citadel", "the rules and options of Citadel"}},
       .run = run_games},
      {.name = "deal",
       .summary = "Print the deal that belongs to a number.",
       .details = "Exactly one of --seed, --ms and --pysol says which. `board` has one pile a line, `line` the whole "
                  "deal on one line, `json` is Solvitaire's form; `solve` reads all three.",
       .positionals = {kGame},
       .options = {kSeed, kMicrosoft, kPySol, kRuleOption, format("board|line|json")},
       .examples = {{"castellan deal beleaguered-castle --seed 7", "a deal of the program's own generator"},
                    {"castellan deal fortress --pysol 123456 --format line", "PySolFC's game number 123456"}},
       .run = run_deal},
      {.name = "solve",
       .summary = "Decide whether a deal, or each of many, can be won.",
       .details =
           "The deal comes from FILE (a board or JSON, - for standard input) or from its number. --lines and --seeds "
           "give several deals, which are solved in parallel and reported in order, each as soon as its turn is "
           "decided: one line, or one JSON object on a line. A line that is no deal is reported on standard error and "
           "does not stop the others. "
           "Exit code for one deal: 0 winnable, 10 unwinnable, 20 undecided by the position limit, 21 by time, 22 by "
           "memory. For several: 0, or 31 if a line was bad.",
       .positionals = {kGame, {"FILE", "A deal as a board or JSON; - is standard input.", true}},
       .options =
           {{"lines", "FILE", "Many deals, one on each line; - is standard input."},
            kSeed,
            kSeeds,
            kMicrosoft,
            kPySol,
            kRuleOption,
            kPolicy,
            {"shortest", "",
             "Make the solution as short as the limits allow, and say how many moves every solution has at "
             "least. Not for precedence."},
            {"strategy", "NAME", strategy_help},
            {"certificate", "FILE",
             "Write why the deal can be won, or cannot, for castellan-check to check; compressed if the name ends "
             "with .gz. A single deal only."},
            kMaxCertificate,
            kSearchThreads,
            kMaxPositions,
            kMaxTime,
            kMaxMemory,
            format("text|json|html"),
            kOpen},
       .examples = {{"castellan solve citadel my-deal.txt", "a deal typed in, or saved by another program"},
                    {"castellan solve beleaguered-castle --ms 1", "Microsoft's or KPat's deal 1"},
                    {"castellan solve fortress --seeds 1-100 --format json", "a hundred deals, for a script"},
                    {"castellan solve chessboard --seed 4 --shortest", "a solution with the fewest moves"},
                    {"castellan solve streets-and-alleys --seed 9 --strategy wide", "an exact search on all cores"},
                    {"castellan solve fortress --seed 1 --certificate loss.gz", "a proof that can be checked"},
                    {"castellan solve citadel --option return=no --lines deals.txt", "many deals, other rules"}},
       .run = run_solve},
      {.name = "hint",
       .summary = "Say what each move of a position leads to.",
       .details = "The first line says whether the position can still be won, the second how many of its moves lose. "
                  "Then every legal move, best first: winnable, with the number of moves of the solution found; "
                  "undecided; unwinnable. Limits are for each move. Tableau games only. Exit code as for `solve`.",
       .positionals = {kGame, {"FILE", "A position as a board or JSON; - is standard input."}},
       .options = {kRuleOption,
                   {"shortest", "", "Make each move's solution as short as the limits allow."},
                   kThreads,
                   kMaxPositions,
                   kMaxTime,
                   kMaxMemory,
                   format("text|json|html"),
                   kOpen},
       .examples = {{"castellan hint citadel position.txt", "a position from the middle of a game"}},
       .run = run_hint},
      {.name = "verify",
       .summary = "Check a solution by the rules of the game.",
       .details = "SOLUTION is what `solve` prints, as text or JSON. "
                  "Exit code: 0 legal and won, 10 legal but not won, 31 if a move is illegal; the message then gives "
                  "its number and why.",
       .positionals = {kGame,
                       {"DEAL", "The deal as a board or JSON; - is standard input."},
                       {"SOLUTION", "The moves; - is standard input."}},
       .options = {kRuleOption, format("text|html"), kOpen},
       .examples = {{"castellan verify citadel deal.txt solution.txt", ""}},
       .run = run_verify},
      {.name = "analyze",
       .summary = "Measure how many deals of a game can be won.",
       .details = "Decides every deal of a seed range and prints the share that can be won with its 95 % Wilson "
                  "interval (undecided deals count against both ends), and what a deal costs. The numbers do not "
                  "depend on the number of threads, CPU times apart. After Ctrl-C: the table of the seeds before the "
                  "first one missed, and exit code 130.",
       .positionals = {kGame},
       .options = {kSeeds,
                   kRuleOption,
                   kDb,
                   kRows,
                   kShard,
                   {"until-halfwidth", "SHARE",
                    "Stop at the end of the first block at which half the width of the interval is no more than this, "
                    "such as 0.1% or 0.001."},
                   kInterval,
                   kHistogram,
                   {"compare", "NAME=VALUE",
                    "Decide every deal also with this rule option, and compare the two; repeatable.", true},
                   kPolicy,
                   kThreads,
                   kMaxPositions,
                   kMaxTime,
                   kMaxMemory,
                   kProgress,
                   format("text|json|csv")},
       .examples = {{"castellan analyze beleaguered-castle --seeds 1-1000", "a win rate in seconds"},
                    {"castellan analyze fortress --seeds 1-1000000 --db fortress.db",
                     "a million deals, resumed by the same command when it was stopped"},
                    {"castellan analyze citadel --seeds 1-1000 --option return=no --format csv", ""}},
       .run = run_analyze},
      {.name = "report",
       .summary = "Print the table of a run file.",
       .details = "FILE is what `analyze --db` writes. The table covers every seed in it.",
       .positionals = {kRunFile},
       .options = {kInterval, kHistogram, format("text|json|csv")},
       .examples = {{"castellan report fortress.db", ""}},
       .run = run_report},
      {.name = "retry",
       .summary = "Try the undecided deals of a run file again, with larger limits.",
       .details = "Each result takes the place of the undecided one in FILE as soon as it is there; deals tried before "
                  "with limits as large are left alone. Limits that are not given are those of the run, which keeps "
                  "its own: it can still be resumed. Prints the table. After Ctrl-C: what is done is kept, exit code "
                  "130.",
       .positionals = {kRunFile},
       .options = {kThreads,
                   {"max-positions", "N", "Give up on a deal after N positions."},
                   kMaxTime,
                   {"max-memory", "SIZE", "Memory for the search tables of each deal under way, such as 512M or 4G."},
                   kProgress,
                   format("text|json|csv")},
       .examples = {{"castellan retry citadel.db --max-positions 1000000000 --max-memory 8G", ""}},
       .run = run_retry},
      {.name = "audit",
       .summary = "Check a run file: decide some of its deals again, with certificates that are checked.",
       .details = "Draws decided deals at random, decides each again with the limits of the run, writes why it can be "
                  "won, or cannot, and runs the checker of castellan-check on that. Prints what was checked, what it "
                  "cost, and how large the share of wrong verdicts may still be. Exit code 40 if a verdict is another "
                  "one or a certificate proves nothing; messages then give the seeds.",
       .positionals = {kRunFile},
       .options = {{"sample", "N", "Draw N decided deals; default 1000."},
                   {"seed", "N", "Of the draw, 0 to 2^64-1; default 1."},
                   {"keep", "DIR", "Keep the certificates in this folder, compressed."},
                   kMaxCertificate,
                   kThreads,
                   kProgress,
                   format("text|json|csv")},
       .examples = {{"castellan audit citadel.db --sample 10000", ""}},
       .run = run_audit},
      {.name = "merge",
       .summary = "Bring run files of parts of a run together in one.",
       .details = "Adds what the files IN hold to OUT, which is created if there is none; order and repetition do not "
                  "matter. Files of another run are refused, and so are blocks that contradict each other. Prints the "
                  "table of OUT.",
       .positionals = {{"OUT", "The run file that is to hold everything."},
                       {"IN", "A run file of a part of the run.", false, true}},
       .options = {format("text|json|csv")},
       .examples = {{"castellan merge all.db part-1.db part-2.db part-3.db", "what three --shard runs found"}},
       .run = run_merge},
      {.name = "compact",
       .summary = "Make a run file small, to be kept.",
       .details =
           "Writes the run of the run file IN to OUT, about 10 KB for each million seeds: blocks are joined, "
           "positions and CPU times are counted to two digits, rows stay of the deals that are undecided or were "
           "tried again, and won and lost of every thousand seeds are written beside them. The verdicts are "
           "those of IN. Such a file is read by report, merge and export; the run cannot go on in it. Prints "
           "the table of OUT.",
       .positionals = {{"IN", "A run file."}, {"OUT", "The compact run file, which must not exist."}},
       .options = {format("text|json|csv")},
       .examples = {{"castellan compact fortress.db results/fortress.db", ""}},
       .run = run_compact},
      {.name = "export",
       .summary = "List deals of a run file, by verdict and difficulty.",
       .details =
           "One deal a line, by seed: its number, verdict, moves of the solution found, positions visited, the "
           "strategy that decided, and the difficulty. FILE must have rows of the deals asked for (`analyze --rows`).",
       .positionals = {kRunFile},
       .options = {{"verdict", "all|winnable|unwinnable|undecided", "Only deals with this verdict."},
                   {"min-moves", "N", "Only deals whose solution has at least N moves."},
                   {"max-moves", "N", "Only deals whose solution has at most N moves."},
                   {"min-positions", "N", "Only deals that took at least N positions."},
                   {"max-positions", "N", "Only deals that took at most N positions."},
                   {"min-difficulty", "D", "Only winnable deals at least this difficult (docs/difficulty.md)."},
                   {"max-difficulty", "D", "Only winnable deals at most this difficult."},
                   format("csv|json")},
       .examples = {{"castellan export citadel.db --min-difficulty 15", "hard ones that can be won"}},
       .run = run_export},
      {.name = "bench",
       .summary = "Compare strategies and heuristics on the same deals.",
       .details =
           "Runs every contestant on every deal of a seed range and prints, for each, the verdicts, positions and "
           "CPU time, and both against the first contestant's with a 95 % bootstrap interval over deals. A deal "
           "that `ran dry` was searched to the end without an answer. The numbers do not depend on the number of "
           "threads, CPU times apart. Contestants that contradict each other on a deal are an internal error. "
           "--signature prints instead how many positions the search visits on a fixed list of deals of every "
           "game: a change that does not touch the search leaves it alone.",
       .positionals = {kOptionalGame},
       .options = {kSeeds,
                   {"strategies", "A,B,...", strategies_help},
                   {"heuristics", "A,B,...", heuristics_help},
                   {"weights", "NAME:FEATURE=N,...",
                    "Define a heuristic of your own and add it to --heuristics; repeatable. docs/tuning.md describes "
                    "the features.",
                    true},
                   {"signature", "", "Print the signature of the search."},
                   kRuleOption,
                   kThreads,
                   {"max-positions", "N", "Stop a contestant on a deal after N positions; default 1000000."},
                   kMaxMemory,
                   format("text|json|csv")},
       .examples = {{"castellan bench citadel --seeds 1-999 --strategies ladder,depth-first", ""},
                    {"castellan bench --signature", "what a change to the search must state"}},
       .run = run_bench},
      serve_command(),
      {.name = "help",
       .summary = "Show help, of the program or of one command.",
       .details = "`man` is the manual page, of the whole program or of one command; `bash`, `zsh` and `fish` are the "
                  "completions for these shells.",
       .positionals = {{"COMMAND", "One of the commands.", true}},
       .options = {format("text|man|bash|zsh|fish")},
       .examples = {{"castellan help solve", "the same as castellan solve --help"},
                    {"source <(castellan help --format bash)", "complete commands, options and games with Tab"}},
       .run = run_help},
  };
}

}  // namespace

std::span<const Command> all_commands() {
  static const std::vector<Command> commands = make_commands();
  return commands;
}

const Command& find_command(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Command& command : all_commands()) {
    if (command.name == name) return command;
    names.push_back(command.name);
  }
  throw UsageError("unknown command " + core::quoted(name) + did_you_mean(name, names) + " (see castellan --help)");
}

std::vector<std::string_view> alternatives(std::string_view argument) {
  std::vector<std::string_view> words;
  for (;;) {
    const auto bar = argument.find('|');
    words.push_back(argument.substr(0, bar));
    if (bar == std::string_view::npos) return words;
    argument.remove_prefix(bar + 1);
  }
}

}  // namespace castellan::cli
