// The page of examples/browser decides as the program does, asks for nothing but its own files, and can be used by keys
// and heard.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { HtmlValidate } from "html-validate";
import { openBrowser } from "../browser.mjs";
import { castellan, file } from "../program.mjs";
import { policy, serve } from "./site.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const perGame = 40;
const golden = {
  "beleaguered-castle": "beleaguered-castle.tsv",
  "streets-and-alleys": "streets-and-alleys.tsv",
  citadel: "citadel-no-return.tsv",
  fortress: "fortress.tsv",
  chessboard: "chessboard.tsv",
};

let browser, site;
before(async () => { [browser, site] = await Promise.all([openBrowser(), serve()]); });
after(() => Promise.all([browser.close(), site.close()]));

/** Opens the page, hands it to `look` when it is ready, and sees to it that nothing went wrong or elsewhere. */
async function visit(look, context = {}) {
  const place = await browser.newContext(context);
  const tab = await place.newPage();
  const problems = [];
  place.on("request", (request) => {
    if (!request.url().startsWith(site.url)) problems.push(`a request: ${request.url()}`);
  });
  place.on("requestfailed", (request) => problems.push(`not loaded: ${request.url()}`));
  tab.on("pageerror", (error) => problems.push(`an error: ${error.message}`));
  tab.on("console", (message) => problems.push(`on the console: ${message.text()}`));
  await tab.goto(site.url);
  await said(tab, "Ready.");
  await look(tab);
  await place.close();
  assert.deepEqual(problems, []);
}

/** Waits until the page has said so. */
async function said(tab, start) {
  await tab.locator("#status", { hasText: start }).waitFor();
}

async function solve(tab, deal) {
  await tab.fill("#deal", deal);
  await tab.click("#solve");
  await said(tab, "Done");
  return JSON.parse(await tab.textContent("#json"));
}

for (const [game, table] of Object.entries(golden)) {
  test(`${perGame} golden deals of ${game} are decided as by the program`, async () => {
    const rows = readFileSync(`../../tests/data/golden/${table}`, "utf8").trim().split("\n").slice(1, perGame + 1);
    const deals = rows.map((row) => row.split("\t")[1]);
    const options = game === "citadel" ? ["--option", "return=no"] : [];
    const expected = castellan("solve", game, ...options, "--lines", file(`${game}.txt`, deals.join("\n")), "--format", "json")
      .trim().split("\n").map((line) => JSON.parse(line));
    assert.equal(expected.length, perGame);
    await visit(async (tab) => {
      await tab.selectOption("#game", game);
      if (game === "citadel") await tab.selectOption("#option-return", "no");
      let milliseconds = 0;
      for (const [index, known] of expected.entries()) {
        const found = await solve(tab, deals[index]);
        milliseconds += found.cpu_ms;
        for (const key of ["options", "verdict", "proof", "positions", "stage", "difficulty"]) {
          assert.deepEqual(found[key], known[key], `${key} of deal ${index + 1}`);
        }
        if (found.verdict !== "winnable") continue;
        assert.equal(await tab.locator("#moves li").count(), found.move_count);
        const judged = castellan("verify", game, ...options, file("deal.txt", deals[index]),
          file("solution.json", JSON.stringify(found)));
        assert.match(judged, /^legal and won/);
      }
      assert.ok(milliseconds > 0);
    });
  });
}

test("a game with a stock is solved too", async () => {
  const known = JSON.parse(castellan("solve", "precedence", "--seed", "3", "--format", "json"));
  await visit(async (tab) => {
    await tab.selectOption("#game", "precedence");
    const found = await solve(tab, known.deal.line);
    assert.equal(found.verdict, known.verdict);
    assert.equal(found.positions, known.positions);
  });
});

test("by keys alone: a deal by its number, its verdict, another number", async () => {
  await visit(async (tab) => {
    const reach = async (id) => {
      for (let steps = 0; steps < 20; ++steps) {
        if (await tab.evaluate(() => document.activeElement.id) === id) return;
        await tab.keyboard.press("Tab");
      }
      assert.fail(`Tab does not lead to ${id}`);
    };
    await reach("game");
    await tab.keyboard.type("Fortress");
    await reach("seed");
    await tab.keyboard.press("ControlOrMeta+a");
    await tab.keyboard.type("2");
    await tab.keyboard.press("Enter");
    await said(tab, "Deal 2 is written");
    assert.equal(await tab.inputValue("#deal"), castellan("deal", "fortress", "--seed", "2"));
    await reach("solve");
    await tab.keyboard.press("Enter");
    await said(tab, "Done");
    assert.equal(await tab.evaluate(() => document.activeElement.id), "verdict");
    assert.match(await tab.textContent("#verdict"), /^Winnable in \d+ moves/);
  });
});

test("what is no deal is told where it is typed, and the next deal is solved", async () => {
  await visit(async (tab) => {
    await tab.selectOption("#game", "fortress");
    await tab.fill("#deal", "KC KC");
    await tab.click("#solve");
    await tab.locator("#problem", { hasText: "KC appears twice" }).waitFor();
    assert.equal(await tab.getAttribute("#deal", "aria-invalid"), "true");
    assert.equal((await solve(tab, castellan("deal", "fortress", "--seed", "1"))).verdict, "unwinnable");
    assert.equal(await tab.textContent("#problem"), "");
  });
});

test("a search tells how far it is and can be stopped", async () => {
  await visit(async (tab) => {
    await tab.selectOption("#game", "streets-and-alleys");
    await tab.fill("#deal", castellan("deal", "streets-and-alleys", "--seed", "2"));
    await tab.check("#shortest");  // Which is not found within any limit.
    await tab.click("#solve");
    await tab.locator("#progress", { hasText: /\d positions/ }).waitFor();
    await tab.click("#stop");
    await said(tab, "Stopped");
    await tab.selectOption("#game", "fortress");
    assert.equal((await solve(tab, castellan("deal", "fortress", "--seed", "2"))).move_count, 87);
    assert.match(await tab.textContent("#verdict"), /^Winnable in 87 moves, the fewest/);
  });
});

test("valid HTML with the policy that the server says", async () => {
  const html = readFileSync(`${process.env.SITE}/index.html`, "utf8");
  assert.ok(html.includes(`content="${policy}"`));
  const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
  assert.deepEqual(report.results.flatMap(({ messages }) => messages).map(({ line, message }) => `${line} ${message}`), []);
});

for (const colorScheme of ["light", "dark"]) {
  test(`accessible, ${colorScheme}`, async () => {
    await visit(async (tab) => {
      const look = async () => {
        await tab.evaluate(axe);
        const { violations } = await tab.evaluate(() => window.axe.run());
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`), []);
      };
      await look();
      await tab.fill("#deal", "KC KC");
      await tab.click("#solve");
      await tab.locator("#problem", { hasText: "KC" }).waitFor();
      await look();
      await tab.selectOption("#game", "fortress");
      await solve(tab, castellan("deal", "fortress", "--seed", "2"));
      await tab.click("summary");
      await look();
    }, { colorScheme });
  });
}
