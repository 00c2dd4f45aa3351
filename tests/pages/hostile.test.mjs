// Names that are made to break out of the page are shown as text, on every page that shows them: of files with deals,
// solutions, runs and lines, and of rule files, whose names are those of their games.

import assert from "node:assert/strict";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { run } from "./pages.mjs";
import { castellan, file, json, page } from "./program.mjs";

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

const names = {
  "a script": "<script>alert(1)<!--",
  "quotes and entities": "\"'><img onerror=alert(1) x=&lt;&amp;",
  "an end of data": "]]>-->",
  "marks that turn the direction of writing": "\u202Egnp.\u2066exe",
  "long": "x".repeat(200),
};

const deal = castellan("deal", "fortress", "--seed", "2");
const solution = castellan("solve", "fortress", "--seed", "2");
const line = castellan("deal", "fortress", "--seed", "2", "--format", "line");
const rules = JSON.stringify(json("games", "fortress").rules);

function runFile(name) {
  const place = path.join(path.dirname(run), name);
  copyFileSync(run, place);
  return place;
}

/** The words of every command whose page shows a name. */
const commands = {
  solve: (name) => ["solve", "fortress", file(name, deal)],
  hint: (name) => ["hint", "fortress", file(name, deal)],
  verify: (name) => ["verify", "fortress", file(name, deal), file(`${name}.moves`, solution)],
  "solve by rules": (name) => ["solve", file(`${name}.json`, rules), "--seed", "2"],
  "analyze by rules": (name) => ["analyze", file(`${name}.json`, rules), "--seeds", "1-20", "--replays", "1"],
  "bench by rules": (name) => ["bench", file(`${name}.json`, rules), "--seeds", "1-9", "--strategies", "ladder,depth-first"],
  "analyze, deals of lines": (name) => ["analyze", "fortress", "--lines", file(name, line)],
  "analyze, a run file": (name) => ["analyze", "fortress", "--seeds", "1-20", "--db", path.join(path.dirname(run), `${name}.new`)],
  report: (name) => ["report", runFile(name)],
  export: (name) => ["export", runFile(name), "--verdict", "winnable"],
};

/** What no text may bring onto a page. */
async function isHarmless(tab) {
  assert.equal(await tab.locator("img, iframe, link, object, script[src], [onerror]").count(), 0);
  assert.equal(await tab.locator("script:not([type='application/json'])").count() <= 1, true);
  assert.ok(!/[\u202A-\u202E\u2066-\u2069]/.test(await tab.textContent("pre code")), "the command spells marks out");
  const strays = await tab.$$eval("h1, h2, dd, summary, .name", (all) => all
    .filter((one) => /[\u202A-\u202E\u2066-\u2069]/.test(one.textContent) && !one.querySelector("bdi")).length);
  assert.equal(strays, 0, "marks end where their text ends");
  assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), "it fits a phone");
}

for (const [command, wordsOf] of Object.entries(commands)) {
  describe(`${command}, a name with`, () => {
    for (const [what, name] of Object.entries(names)) {
      test(what, async () => {
        const shown = page("hostile", ...wordsOf(name));
        await visit(browser, shown, async (tab) => {
          await isHarmless(tab);
          assert.ok((await tab.textContent("pre code")).startsWith(`castellan ${shown.words[0]} `));
          // Of a rule file it is the game's name too.
          if (!command.endsWith("by rules")) return;
          assert.ok((await tab.textContent("h1")).includes(name));
        }, { viewport: { width: 390, height: 800 } });
      });
    }
  });
}

test("a path of nearly as many letters as a path may have is text within the page", async () => {
  const place = file("deal.txt", deal);
  const long = path.join(path.dirname(place), "/").concat("./".repeat(1900), "deal.txt");
  await visit(browser, page("long-path", "solve", "fortress", long), async (tab) => {
    await isHarmless(tab);
    assert.ok((await tab.textContent("pre code")).includes(long));
  }, { viewport: { width: 390, height: 800 } });
});
