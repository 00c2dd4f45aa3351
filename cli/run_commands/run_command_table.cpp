// The commands about many deals: their part of the table of commands.

#include "cli/arguments/common_options.hpp"
#include "cli/arguments/contestants.hpp"
#include "cli/commands/commands.hpp"

namespace castellan::cli {

std::vector<Command> run_commands() {
  static const std::string strategies_help =
      "Contestants, separated by commas; default: ladder, the way of `solve`. There are " + strategy_names() +
      ". STRATEGY/HEURISTIC runs one with that heuristic, the ladder too. For precedence: policies; default: all.";
  static const std::string heuristics_help =
      "Run every strategy that uses a heuristic and names none once with each of these, separated by commas; default: "
      "plain. There are " +
      heuristic_names() + ".";
  return {
      {.name = "analyze",
       .summary = "Measure how many deals of a game can be won.",
       .details = "Decides every deal of ranges of numbers, or of a file, and prints the share that can be won with "
                  "its 95 % Wilson "
                  "interval (undecided deals count against both ends), and what a deal costs. The numbers do not "
                  "depend on the number of threads, CPU times apart. After Ctrl-C: the table of the seeds before the "
                  "first one missed, and exit code 130.",
       .positionals = {kGame},
       .options = {kSeeds,
                   kMicrosoftList,
                   kPySolList,
                   kNumbers,
                   kSource,
                   kLines,
                   kAnyLayout,
                   kAs,
                   kRuleOption,
                   kDb,
                   kRows,
                   kShard,
                   {"until-halfwidth", "SHARE",
                    "Stop at the end of the first block at which half the width of the interval is no more than this, "
                    "such as 0.1% or 0.001."},
                   kInterval,
                   kHistogram,
                   {"furthest", "",
                    "Find the most cards of each deal that can go home, and how many deals go how far."},
                   {"compare", "NAME=VALUE",
                    "Decide every deal also with this rule option, and compare the two; repeatable.", true},
                   {"compare-with", "GAME",
                    "Decide the same shuffles also as deals of this game, and compare the two; --compare sets its "
                    "options."},
                   kPolicy,
                   kThreads,
                   kMaxPositions,
                   kMaxTime,
                   kMaxMemory,
                   kProgress,
                   kReplays,
                   format("text|json|csv|html"),
                   kOpen},
       .examples = {{"castellan analyze beleaguered-castle --seeds 1-1000", "a win rate in seconds"},
                    {"castellan analyze fortress --seeds 1-1000000 --db fortress.db",
                     "a million deals, resumed by the same command when it was stopped"},
                    {"castellan analyze citadel --seeds 1-1000 --option return=no --format csv", ""}},
       .run = run_analyze},
      {.name = "report",
       .summary = "Print the table of a run file.",
       .details = "FILE is what `analyze --db` writes. The table covers every seed in it.",
       .positionals = {kRunFile},
       .options = {kInterval, kHistogram, kReplays, format("text|json|csv|html"), kOpen},
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
                   kLevel,
                   {"count", "N", "No more than N deals."},
                   {"draw", "SEED",
                    "Draw the --count deals at random among all that fit; the same SEED draws the same."},
                   format("csv|json|numbers|html"),
                   kOpen},
       .examples = {{"castellan export citadel.db --min-difficulty 15", "hard ones that can be won"},
                    {"castellan export f.db --level hard --count 100 --draw 1 --format numbers",
                     "a hundred for a game, one number a line"}},
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
                   kMicrosoftList,
                   kPySolList,
                   kNumbers,
                   kSource,
                   {"strategies", "A,B,...", strategies_help},
                   {"heuristics", "A,B,...", heuristics_help},
                   {"weights", "NAME:FEATURE=N,...",
                    "Define a heuristic of your own and add it to --heuristics; repeatable. docs/tuning.md describes "
                    "the features.",
                    true},
                   {"signature", "", "Print the signature of the search."},
                   kAs,
                   kRuleOption,
                   kThreads,
                   {"max-positions", "N", "Stop a contestant on a deal after N positions; default 1000000."},
                   kMaxMemory,
                   format("text|json|csv|html"),
                   kOpen},
       .examples = {{"castellan bench citadel --seeds 1-999 --strategies ladder,depth-first", ""},
                    {"castellan bench --signature", "what a change to the search must state"}},
       .run = run_bench},
  };
}

}  // namespace castellan::cli
