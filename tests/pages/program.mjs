// Runs the program as a user would.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = process.env.CASTELLAN ?? "castellan";
/** Where the pages are, and what they are made from. */
export const folder = process.env.CASTELLAN_PAGES ?? mkdtempSync(path.join(tmpdir(), "castellan-pages-"));

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
