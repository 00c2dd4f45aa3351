// The table of commands and options. Parser, help, man page and shell completion all read it. What is about runs stands
// in run_commands/run_command_table.cpp.

#include <utility>

#include "cli/arguments/command.hpp"
#include "cli/arguments/common_options.hpp"
#include "cli/arguments/contestants.hpp"
#include "cli/arguments/near_match.hpp"
#include "cli/commands/commands.hpp"
#include "cli/process/errors.hpp"
#include "cli/session/session.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace {

std::vector<Command> deal_commands() {
  static const std::string strategy_help =
      "Search one deal by this strategy alone, or by STRATEGY/HEURISTIC; default: ladder. Tableau games only: " +
      strategy_names() + ".";
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
                  "deal on one line; `solvitaire` and `fc-solve` are what those programs read, `unicode` is a board "
                  "with ♣♠♥♦. `solve` reads them all.",
       .positionals = {kGame},
       .options = {kSeed, kMicrosoft, kPySol, kAs, kRuleOption, format(kDealForms)},
       .examples = {{"castellan deal beleaguered-castle --seed 7", "a deal of the program's own generator"},
                    {"castellan deal fortress --pysol 123456 --format line", "PySolFC's game number 123456"}},
       .run = run_deal},
      {.name = "daily",
       .summary = "Choose a winnable deal for a day, the same for everyone.",
       .details = "Takes from a stream of seeds that belongs to the day the first whose deal can be won, and is of the "
                  "--level if one is given. Who asks for the same day, game and options gets the same deal.",
       .positionals = {kGame},
       .options = {{"date", "YYYY-MM-DD", "The day; default: today, by the clock of Greenwich."},
                   kLevel,
                   kAs,
                   kRuleOption,
                   format("text|json")},
       .examples = {{"castellan daily fortress --date 2026-12-24 --level medium", "a deal for Christmas Eve"}},
       .run = run_daily},
      {.name = "convert",
       .summary = "Write deals in another form.",
       .details = "Reads a deal in any form from FILE, or standard input, or many from --lines or several FILEs, and "
                  "writes each in the form of --to. What is no deal is reported on standard error and does not stop "
                  "the others.",
       .positionals = {kGame, {"FILE", "A deal in any form; - is standard input, and the default.", true, true}},
       .options = {{"to", kDealForms, "The form to write."}, kLines, kByRows, kAnyLayout, kAs, kRuleOption},
       .examples = {{"castellan convert streets-and-alleys my-deal.txt --to solvitaire", "for another solver"},
                    {"castellan convert citadel --lines deals.jsonl --to line", "many deals, one on each line"}},
       .run = run_convert},
      {.name = "number",
       .summary = "Find which number a deal has.",
       .details =
           "Searches all of Microsoft's numbers and PySolFC's below ten million, or the numbers of --seeds, --ms, "
           "--pysol or --numbers, for those whose deal is the one in FILE, its piles in their order. Exit code: 0 "
           "found, 10 none. Tableau games only.",
       .positionals = {kGame, {"FILE", "A deal in any form; - is standard input."}},
       .options = {kSeeds, kMicrosoftList, kPySolList, kNumbers, kSource, kByRows, kAnyLayout, kAs, kRuleOption,
                   kThreads, format("text|json")},
       .examples = {{"castellan number beleaguered-castle my-deal.txt", "where does this deal come from?"},
                    {"castellan number fortress my-deal.txt --seeds 1-100000000", "among the program's own"}},
       .run = run_number},
      {.name = "solve",
       .summary = "Decide whether a deal, or each of many, can be won.",
       .details =
           "The deal comes from FILE (a board, a line or JSON, - for standard input) or from its number. Several "
           "FILEs, "
           "--lines, --seeds, --numbers and lists after --ms and --pysol give several deals, which are solved in "
           "parallel and reported in order, each as soon "
           "as its turn is "
           "decided: one line, or one JSON object on a line. What is no deal is reported on standard error and "
           "does not stop the others. "
           "Exit code for one deal: 0 winnable, 10 unwinnable, 20 undecided by the position limit, 21 by time, 22 by "
           "memory. For several: 0, or 31 if a deal was bad.",
       .positionals = {kGame, {"FILE", "A deal in any form; - is standard input.", true, true}},
       .options = {kLines,
                   kSeed,
                   kSeeds,
                   kMicrosoft,
                   kPySol,
                   kNumbers,
                   kSource,
                   kByRows,
                   kAnyLayout,
                   kAs,
                   kRuleOption,
                   kPolicy,
                   {"shortest", "",
                    "Make the solution as short as the limits allow, and say how many moves every solution has at "
                    "least. Not for precedence."},
                   {"furthest", "",
                    "For a deal that is not won: the most cards that can go home, and how. Not for precedence."},
                   {"moves", "words|standard|fc-solve",
                    "How to write the moves: in words, in standard FreeCell notation (47, 6h, a3), or as fc-solve's "
                    "sentences."},
                   {"boards", "[N]", "Show the position after every N moves; without N after every move."},
                   {"strategy", "NAME", strategy_help},
                   {"certificate", "FILE",
                    "Write why the deal can be won, or cannot, for castellan-check to check; compressed if the name "
                    "ends with .gz. A single deal only."},
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
                  "Then every legal move, best first: "
                  "winnable, with the number of moves of the solution found; undecided; unwinnable. Limits are for "
                  "each move. Tableau games only. Exit code as for `solve`.",
       .positionals = {kGame, {"FILE", "A position in any form; - is standard input."}},
       .options = {kByRows,
                   kAnyLayout,
                   kAs,
                   kRuleOption,
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
       .details =
           "SOLUTION is what `solve` prints, as text or JSON, or a list of moves in standard FreeCell notation or in "
           "fc-solve's sentences, or moves in words typed in. "
           "Exit code: 0 legal and won, 10 legal but not won, 31 if a move is illegal; the message then gives "
           "its number and why.",
       .positionals = {kGame,
                       {"DEAL", "The deal in any form; - is standard input."},
                       {"SOLUTION", "The moves; - is standard input."}},
       .options = {{"board-after", "K", "Print the position after K of the moves, which must be legal."},
                   kByRows,
                   kAnyLayout,
                   kAs,
                   kRuleOption,
                   format("text|html"),
                   kOpen},
       .examples = {{"castellan verify citadel deal.txt solution.txt", ""}},
       .run = run_verify},
  };
}

Command help_command() {
  return {.name = "help",
          .summary = "Show help, of the program or of one command.",
          .details =
              "`man` is the manual page, of the whole program or of one command; `bash`, `zsh` and `fish` are the "
              "completions for these shells.",
          .positionals = {{"COMMAND", "One of the commands.", true}},
          .options = {format("text|man|bash|zsh|fish")},
          .examples = {{"castellan help solve", "the same as castellan solve --help"},
                       {"source <(castellan help --format bash)", "complete commands, options and games with Tab"}},
          .run = run_help};
}

}  // namespace

std::span<const Command> all_commands() {
  static const std::vector<Command> commands = [] {
    std::vector<Command> list = deal_commands();
    for (Command& command : run_commands()) list.push_back(std::move(command));
    list.push_back(serve_command());
    list.push_back(help_command());
    return list;
  }();
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
