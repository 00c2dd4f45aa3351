// Runs the program as a user would, and makes the pages that the tests look at.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = process.env.CASTELLAN ?? "castellan";
const folder = mkdtempSync(path.join(tmpdir(), "castellan-pages-"));

/** Standard output; exit codes that speak of a deal are no failure. */
export function castellan(...words) {
  try {
    return execFileSync(program, words, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    if ([10, 20, 31].includes(error.status)) return error.stdout;
    throw error;
  }
}

export function json(...words) {
  return JSON.parse(castellan(...words, "--format", "json"));
}

/** A file for the program to read. */
export function file(name, text) {
  mkdirSync(folder, { recursive: true });
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

/** Makes a page. */
export function page(name, ...words) {
  const html = castellan(...words, "--format", "html");
  return { name, words, html, url: pathToFileURL(file(`${name}.html`, html)).href };
}

export const games = json("games").map((game) => game.id);

/** Small seeds whose verdicts are these, of one game; undefined where there is none among the first ones. */
function seedsOf(game, verdict) {
  return castellan("solve", game, "--seeds", "1-30", "--format", "json")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .find((deal) => deal.verdict === verdict)?.deal.number;
}

/** Replays of every game: solved, judged, lost, played by each policy. */
export function replays() {
  const pages = [];
  for (const game of games) {
    const seed = seedsOf(game, "winnable");
    if (seed === undefined) continue; // Of British Canister one deal in a million can be won.
    const won = String(seed);
    const deal = file(`${game}.txt`, castellan("deal", game, "--seed", won));
    const solution = file(`${game}-solution.txt`, castellan("solve", game, "--seed", won));
    pages.push({ ...page(`solve-${game}`, "solve", game, "--seed", won), wins: true });
    pages.push({ ...page(`verify-${game}`, "verify", game, deal, solution), wins: true });
  }
  for (const policy of json("games", "precedence").policies) {
    const words = ["solve", "precedence", "--seed", "3", "--policy", policy.name];
    pages.push({ ...page(`policy-${policy.name}`, ...words), wins: json(...words).won });
  }
  return pages;
}

/** Pages with cards that are not stepped through. */
export function tables() {
  const pages = [];
  for (const game of games) {
    const lost = seedsOf(game, "unwinnable");
    if (lost !== undefined) pages.push(page(`lost-${game}`, "solve", game, "--seed", String(lost)));
    if (game === "precedence") continue;
    const deal = file(`${game}-hint.txt`, castellan("deal", game, "--seed", "2"));
    pages.push(page(`hint-${game}`, "hint", game, deal));
  }
  pages.push(page("lost-precedence", "solve", "precedence", "--seed", "1", "--option", "redeals=0"));
  pages.push(page("undecided", "solve", "fortress", "--seed", "2", "--max-positions", "1"));
  return pages;
}

let runFile;

/** A run file of some deals, a few of them undecided. */
export function run() {
  if (runFile === undefined) {
    runFile = path.join(folder, "run.db");
    castellan("analyze", "fortress", "--seeds", "1-300", "--max-positions", "400", "--db", runFile);
  }
  return runFile;
}

/** Pages of many deals, of every kind. */
export function reports() {
  const pages = games.map((game) => page(`analyze-${game}`, "analyze", game, "--seeds", game === "precedence" ? "1-8" : "1-200"));
  pages.push(page("report", "report", run()));
  pages.push(page("compare", "analyze", "citadel", "--seeds", "1-200", "--compare", "return=no"));
  pages.push(page("win-rate", "analyze", "precedence", "--seeds", "1-200", "--policy", "rightmost"));
  pages.push(page("bench", "bench", "fortress", "--seeds", "1-100", "--strategies", "ladder,depth-first", "--max-positions", "2000"));
  pages.push({ ...page("bench-policies", "bench", "precedence", "--seeds", "1-20"), lists: true });
  pages.push(page("export", "export", run(), "--verdict", "winnable"));
  return pages;
}
