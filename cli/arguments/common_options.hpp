// Options and positional arguments that several commands have, in the words of their help.

#pragma once

#include <string_view>

#include "cli/arguments/command.hpp"

namespace castellan::cli {

inline constexpr Positional kGame = {
    "GAME", "A game's id, name or alias (case, spaces and hyphens do not matter), or a rule file, PATH.json."};
inline constexpr Positional kOptionalGame = {"GAME", kGame.help, true};

inline constexpr Option kRuleOption = {
    "option", "NAME=VALUE", "Play by this rule option; repeatable. `castellan games GAME` lists them.", true};
inline constexpr Option kSeed = {"seed", "N", "Deal N of the program's own generator, 0 to 2^64-1."};
inline constexpr Option kSeeds = {"seeds", "LIST",
                                  "Deals of the program's own generator: numbers and ranges, such as 1-1000,1234."};
inline constexpr Option kAs = {
    "as", "PROGRAM",
    "Play by the rules of pysolfc, kpat, aisleriot, fc-solve or solvitaire; `castellan games GAME` "
    "says which options these are."};
inline constexpr Option kByRows = {
    "rows", "",
    "The lines of the board are rows: the first card of each lies on pile 1, and so on; - "
    "where a row has none."};
inline constexpr Option kAnyLayout = {"any-layout", "", "Play also a board that no play of this game reaches."};
inline constexpr Option kMicrosoftList = {"ms", "LIST",
                                          "Deals of Microsoft FreeCell and KPat, 0 to 2^33-1, in the same way."};
inline constexpr Option kPySolList = {"pysol", "LIST", "Game numbers of PySolFC, in the same way."};
inline constexpr Option kNumbers = {"numbers", "FILE",
                                    "Deals whose numbers stand in a file, one on a line; - is standard input."};
inline constexpr Option kSource = {"source", "seed|ms|pysol", "Whose numbers --numbers FILE holds."};
inline constexpr Option kLines = {
    "lines", "FILE", "Many deals in any forms, boards with a blank line or --- between them; - is standard input."};
inline constexpr Option kLevel = {"level", "LEVEL",
                                  "Only winnable deals that are easy, medium, hard or very hard "
                                  "(docs/difficulty.md)."};
inline constexpr Option kShard = {
    "shard", "I/N", "Only part I of N, from 1 to N: every N-th block of 1000 seeds. Parts can run anywhere."};
inline constexpr Option kDb = {
    "db", "FILE",
    "Keep the results in this run file, an SQLite database. What it holds already is not done "
    "again: the same command resumes a run that was stopped or killed, a longer --seeds extends it."};
inline constexpr Option kRows = {"rows", "all|undecided|none", "Which deals of --db have a row of their own."};
inline constexpr Option kInterval = {"interval", "wilson|clopper-pearson", "Which 95 % interval to give."};
inline constexpr Option kHistogram = {"histogram", "", "Add histograms of positions and solution moves."};
inline constexpr Option kProgress = {
    "progress", "auto|on|off",
    "Show on standard error how far it has come: auto, if that is a terminal; on, also "
    "elsewhere, every ten seconds. SIGUSR1 gives one line at any time."};
inline constexpr Positional kRunFile = {"FILE", "A run file, as `analyze --db` writes it."};
inline constexpr Option kMicrosoft = {"ms", "N", "Deal N of Microsoft FreeCell and KPat, 0 to 2^33-1."};
inline constexpr Option kPySol = {"pysol", "N", "Game number N of PySolFC, up to 20 digits."};
inline constexpr Option kThreads = {"threads", "N", "Worker threads; default: as many as the machine runs at once."};
inline constexpr Option kSearchThreads = {
    "threads", "N",
    "Worker threads; default: as many as the machine runs at once. A single deal is "
    "searched by all of them once it has turned out to be hard. They change nothing "
    "but the time it takes."};
inline constexpr Option kMaxPositions = {
    "max-positions", "N",
    "Give up on a deal after N positions; default 50000000. The result does not depend on the machine."};
inline constexpr Option kMaxTime = {"max-time", "SECONDS",
                                    "Give up on a deal after this much time; default: no limit."};
inline constexpr Option kMaxMemory = {
    "max-memory", "SIZE",
    "Memory for the search tables of each deal under way, such as 512M or 4G; default: 1G. "
    "The program takes up to this much for each thread."};

inline constexpr Option kMaxCertificate = {"max-certificate", "N",
                                           "Write no certificate of more than N positions; default 10000000."};
inline constexpr Option kPolicy = {
    "policy", "NAME",
    "Precedence only: play by this policy, which sees only what a player has seen; `castellan "
    "games precedence` lists them. Without it all cards are known."};

inline constexpr Option kReplays = {"replays", "N",
                                    "Put replays of N of the hardest deals into the page; each is decided again."};
inline constexpr Option kOpen = {"open", "",
                                 "Show the page of --format html in the browser (xdg-open) when it is done."};

inline constexpr Option format(std::string_view alternatives) {
  return {"format", alternatives, "How to print the result."};
}

}  // namespace castellan::cli
