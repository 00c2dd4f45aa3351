// The pages that the tests look at: of every game and of every kind. Run by itself it makes them, once for all tests.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { castellan, file, folder, json, page } from "./program.mjs";

/** Deals of most games are decided by a few hundred positions; the others need not be. */
const quick = ["--max-positions", "20000"];

/** Small seeds with these verdicts, of one game; undefined where there is none among the first ones. */
function seedsOf(game) {
  const deals = castellan("solve", game, "--seeds", "1-30", ...quick, "--format", "json").trim().split("\n")
    .map((line) => JSON.parse(line));
  const first = (verdict) => deals.find((deal) => deal.verdict === verdict)?.deal.number;
  return { won: first("winnable"), lost: first("unwinnable") };
}

/** Deals of one game: solved, judged, lost, with hints. */
function pagesOfDeals(game) {
  const made = { replays: [], tables: [] };
  const { won, lost } = seedsOf(game);
  if (won !== undefined) { // Of British Canister one deal in a million can be won.
    const seed = String(won);
    const deal = file(`${game}.txt`, castellan("deal", game, "--seed", seed));
    const solution = file(`${game}-solution.txt`, castellan("solve", game, "--seed", seed));
    made.replays.push({ ...page(`solve-${game}`, "solve", game, "--seed", seed), wins: true });
    made.replays.push({ ...page(`verify-${game}`, "verify", game, deal, solution), wins: true });
  }
  if (lost !== undefined) made.tables.push(page(`lost-${game}`, "solve", game, "--seed", String(lost)));
  if (game !== "precedence") {
    const deal = file(`${game}-hint.txt`, castellan("deal", game, "--seed", "2"));
    made.tables.push(page(`hint-${game}`, "hint", game, deal, ...quick));
  }
  return made;
}

function pagesOfPolicies() {
  return json("games", "precedence").policies.map(({ name }) => {
    const words = ["solve", "precedence", "--seed", "3", "--policy", name];
    return { ...page(`policy-${name}`, ...words), wins: json(...words).won };
  });
}

/** A run file of some deals, a few of them undecided. */
export const run = path.join(folder, "run.db");

function pagesOfRuns(games) {
  const seeds = (game) => ["--seeds", game === "precedence" ? "1-8" : "1-100", "--max-positions", "3000"];
  castellan("analyze", "fortress", "--seeds", "1-300", "--max-positions", "400", "--db", run);
  return [
    ...games.map((game) => page(`analyze-${game}`, "analyze", game, ...seeds(game))),
    page("report", "report", run),
    page("compare", "analyze", "citadel", "--seeds", "1-200", "--compare", "return=no"),
    page("win-rate", "analyze", "precedence", "--seeds", "1-200", "--policy", "rightmost"),
    page("bench", "bench", "fortress", "--seeds", "1-100", "--strategies", "ladder,depth-first", "--max-positions", "2000"),
    { ...page("bench-policies", "bench", "precedence", "--seeds", "1-20"), lists: true },
    page("export", "export", run, "--verdict", "winnable"),
  ];
}

function make() {
  const games = json("games").map((game) => game.id);
  const deals = games.map(pagesOfDeals);
  return {
    replays: [...deals.flatMap(({ replays }) => replays), ...pagesOfPolicies()],
    tables: [
      ...deals.flatMap(({ tables }) => tables),
      page("lost-precedence", "solve", "precedence", "--seed", "1", "--option", "redeals=0"),
      page("undecided", "solve", "fortress", "--seed", "2", "--max-positions", "1"),
    ],
    reports: pagesOfRuns(games),
  };
}

const index = path.join(folder, "pages.json");
if (!existsSync(index)) writeFileSync(index, JSON.stringify(make()));

/** Replays that are stepped through; pages with cards that are not; pages of many deals. */
export const { replays, tables, reports } = JSON.parse(readFileSync(index, "utf8"));

/** One of each kind of page, and of each layout. */
const kinds = ["solve-chessboard", "solve-precedence", "policy-random", "hint-fortress", "lost-citadel", "undecided",
  "report", "bench", "compare", "win-rate", "bench-policies", "export"];
export const ofEachKind = [...replays, ...tables, ...reports].filter(({ name }) => kinds.includes(name));
