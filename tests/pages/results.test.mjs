// The pages of the results: scripts/results.sh makes them from compact run files alone.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, test } from "node:test";
import { HtmlValidate } from "html-validate";
import { openBrowser, visit } from "./browser.mjs";
import { castellan, folder, json } from "./program.mjs";

const root = new URL("../../", import.meta.url).pathname;
const runs = path.join(folder, "runs");
const out = path.join(folder, "docs");
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-inline-style": "error" } });

function makeRun(name, ...words) {
  const whole = path.join(folder, `whole-${name}.db`);
  castellan("analyze", ...words, "--db", whole);
  castellan("compact", whole, path.join(runs, `${name}.db`));
}

function makePages() {
  execFileSync(path.join(root, "scripts/results.sh"), [runs, out], { stdio: "pipe" });
}

let browser;
before(async () => {
  browser = await openBrowser();
  mkdirSync(runs, { recursive: true });
  mkdirSync(out, { recursive: true });
  copyFileSync(path.join(root, "docs/results.md"), path.join(out, "results.md"));
  makeRun("fortress", "fortress", "--seeds", "1-5000");
  makeRun("some-undecided", "fortress", "--seeds", "1-300", "--max-positions", "400");
  makePages();
});
after(() => browser.close());

test("the index has a row for each run, whose page is there and says the same", async () => {
  const html = readFileSync(path.join(out, "results/index.html"), "utf8");
  const { results } = await validator.validateString(html);
  assert.deepEqual(results.flatMap(({ messages }) => messages.map(({ message }) => message)), []);
  const url = pathToFileURL(path.join(out, "results/index.html")).href;
  await visit(browser, { name: "index", url }, async (tab) => {
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    const rows = await tab.$$eval("tbody tr", (all) => all.map((row) =>
      [row.querySelector("a").getAttribute("href"), ...[...row.cells].slice(1, 7).map((cell) => cell.textContent)]));
    assert.deepEqual(rows.map(([page]) => page), ["fortress.html", "some-undecided.html"]);
    for (const [page, options, deals, won, undecided, known, between] of rows) {
      assert.ok(existsSync(path.join(out, "results", page)));
      const said = json("report", path.join(runs, page.replace(".html", ".db")));
      const percent = (share) => `${(100 * share).toFixed(3)} %`;
      assert.deepEqual([options, deals, won, undecided],
        ["return=no auto=no", String(said.deals), String(said.won), String(said.undecided)]);
      assert.equal(between, `${percent(said.interval.low)} to ${percent(said.interval.high)}`);
      const least = percent(said.won / said.deals);
      assert.equal(known, said.undecided === 0 ? least : `${least} to ${percent((said.won + said.undecided) / said.deals)}`);
    }
  }, { viewport: { width: 390, height: 800 } });
});

test("the page of a compact run shows how the estimate closed in, thousand by thousand", async () => {
  const url = pathToFileURL(path.join(out, "results/fortress.html")).href;
  await visit(browser, { name: "fortress", url }, async (tab) => {
    const plot = tab.locator(".plot", { has: tab.locator("h2:text-is('How the estimate closed in')") });
    const deals = await plot.locator("tbody td:first-child data").evaluateAll((all) => all.map((data) => Number(data.value)));
    assert.deepEqual(deals, [1000, 2000, 3000, 4000, 5000]);
  });
});

test("the table of results.md is new and its words stay, and the same runs give the same pages", () => {
  const made = () => ["results.md", "results/index.html", "results/fortress.html"].map((name) => readFileSync(path.join(out, name), "utf8"));
  const [table] = made();
  const words = (text) => text.replace(/<!-- table by[^]*<!-- end of table -->/, "");
  assert.equal(words(table), words(readFileSync(path.join(root, "docs/results.md"), "utf8")));
  assert.equal(table.match(/^\| \[/gm).length, 2);
  const first = made();
  makePages();
  assert.deepEqual(made(), first);
});
