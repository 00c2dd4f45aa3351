// Replays of every game in a browser: stepped to the end and back, by keys, buttons, slider and by themselves.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { cards, openBrowser, status, until, visit } from "./browser.mjs";
import { replays, tables } from "./pages.mjs";
import { json, page } from "./program.mjs";

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

const foundations = (tab) => tab.$$eval(".foundation .card", (all) => all.length);
const allCards = (tab) => tab.$$eval(".card", (all) => all.length);

describe("every replay", () => {
  for (const replay of replays) {
    test(`${replay.name}: to the end, where ${replay.wins ? "all" : "not all"} cards are home, and back`, async () => {
      await visit(browser, replay, async (tab) => {
        const deal = await cards(tab);
        const moves = await tab.$$eval(".moves li", (items) => items.length);
        assert.equal(await status(tab), `Move 0 of ${moves}: the deal.`);
        for (let move = 1; move <= Math.min(moves, 12); ++move) await tab.keyboard.press("ArrowRight");
        assert.match(await status(tab), new RegExp(`^Move ${Math.min(moves, 12)} of ${moves}: `));
        await tab.keyboard.press("End");
        assert.match(await status(tab), new RegExp(`^Move ${moves} of ${moves}: `));
        assert.equal((await foundations(tab)) === (await allCards(tab)), replay.wins);
        await tab.keyboard.press("ArrowLeft");
        assert.match(await status(tab), new RegExp(`^Move ${moves - 1} of ${moves}: `));
        await tab.keyboard.press("Home");
        assert.deepEqual(await cards(tab), deal);
      });
    });
  }
});

describe("one replay", () => {
  const words = ["solve", "citadel", "--seed", "1"];
  const replay = page("citadel", ...words);
  const solution = json(...words);

  test("says the moves that JSON says, and the deal is the one of the text", async () => {
    await visit(browser, replay, async (tab) => {
      const listed = await tab.$$eval(".moves li", (items) => items.map((item) => item.textContent));
      const suits = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };
      const ranks = { A: "ace", J: "jack", Q: "queen", K: "king" };
      const inWords = ({ card, from, to }) => {
        const rank = card.slice(0, -1);
        return `${ranks[rank] ?? rank} of ${suits[card.at(-1)]} from ${from} to ${to}`;
      };
      assert.deepEqual(listed, solution.moves.map(inWords));
      const piles = await tab.$$eval(".pile", (all) =>
        all.map((pile) => [...pile.querySelectorAll(".card")].map((card) => card.dataset.card).join(" ")),
      );
      assert.deepEqual(piles, solution.deal.line.split(":").slice(1));
    });
  });

  test("moves by buttons, and the slider follows", async () => {
    await visit(browser, replay, async (tab) => {
      await tab.click(".next");
      await tab.click(".next");
      assert.equal(await tab.inputValue(".position"), "2");
      await tab.click(".back");
      assert.equal(await tab.inputValue(".position"), "1");
      await tab.click(".last");
      assert.equal(await tab.inputValue(".position"), String(solution.move_count));
      await tab.click(".first");
      assert.equal(await tab.inputValue(".position"), "0");
    });
  });

  test("goes where the slider is put, by the keyboard too", async () => {
    await visit(browser, replay, async (tab) => {
      await tab.fill(".position", "30");
      assert.match(await status(tab), /^Move 30 of /);
      await tab.focus(".position");
      await tab.keyboard.press("ArrowRight");
      assert.match(await status(tab), /^Move 31 of /);
      assert.equal(await tab.getAttribute(".moves [aria-current]", "aria-current"), "step");
    });
  });

  test("goes where a move of the list is clicked", async () => {
    await visit(browser, replay, async (tab) => {
      await tab.click(".moves li:nth-child(5)");
      assert.match(await status(tab), /^Move 5 of /);
    });
  });

  test("plays by itself from the space bar on, pauses, and stops at the end", async () => {
    await visit(browser, replay, async (tab) => {
      await tab.selectOption(".speed", "12");
      await tab.evaluate(() => document.activeElement.blur());
      await tab.keyboard.press(" ");
      assert.equal(await tab.textContent(".play"), "Pause");
      await until(tab, () => Number(document.querySelector(".position").value) >= 3);
      await tab.keyboard.press(" ");
      assert.equal(await tab.textContent(".play"), "Play");
      const paused = await status(tab);
      await tab.waitForTimeout(300);
      assert.equal(await status(tab), paused);
      await tab.fill(".position", String(solution.move_count - 1));
      await tab.click(".play");
      await until(tab, () => document.querySelector(".play").textContent === "Play");
      assert.match(await status(tab), new RegExp(`^Move ${solution.move_count} of `));
    });
  });

  test("lets the moved card travel, unless motion is not wanted", async () => {
    const travels = (tab) => tab.evaluate(() => document.getAnimations().length);
    await visit(browser, replay, async (tab) => {
      await tab.keyboard.press("ArrowRight");
      assert.equal(await travels(tab), 1);
    }, { reducedMotion: "no-preference" });
    await visit(browser, replay, async (tab) => {
      await tab.keyboard.press("ArrowRight");
      assert.equal(await travels(tab), 0);
    });
  });

  test("can be used by the keyboard alone", async () => {
    await visit(browser, replay, async (tab) => {
      const reached = [];
      for (let i = 0; i < 8; ++i) {
        await tab.keyboard.press("Tab");
        reached.push(await tab.evaluate(() => document.activeElement.className));
      }
      assert.deepEqual(reached, ["first", "back", "play", "next", "last", "position", "speed", "moves"]);
      await tab.focus(".next");
      await tab.keyboard.press("Enter");
      await tab.keyboard.press(" ");
      assert.match(await status(tab), /^Move 2 of /);
    });
  });

  test("shows board and moves without JavaScript, and no controls", async () => {
    await visit(browser, replay, async (tab) => {
      assert.equal(await tab.locator(".card").count(), 52);
      assert.equal(await tab.locator(".moves li").count(), solution.move_count);
      assert.ok(await tab.isVisible(".moves li:first-child"));
      assert.ok(!(await tab.isVisible(".controls")));
    }, { javaScriptEnabled: false });
  });
});

test("a policy's game tells what the player has seen", async () => {
  const game = page("seen", "solve", "precedence", "--seed", "1", "--policy", "leftmost");
  await visit(browser, game, async (tab) => {
    const stock = await tab.locator(".stock .card").count();
    assert.match(await tab.textContent(".seen"), new RegExp(`seen 0 of the ${stock} cards`));
    assert.equal(await tab.locator(".stock .card.unseen").count(), stock);
    await tab.keyboard.press("ArrowRight");
    assert.match(await tab.textContent(".seen"), new RegExp(`seen 1 of the ${stock} cards`));
    assert.equal(await tab.locator(".waste .card.unseen").count(), 0);
    await tab.keyboard.press("End");
    assert.match(await tab.textContent(".seen"), /Their order is known/);
    assert.equal(await tab.locator(".card.unseen").count(), 0);
  });
});

describe("every page with a table", () => {
  for (const table of tables) {
    test(`${table.name} opens`, async () => {
      await visit(browser, table, async (tab) => {
        assert.ok((await allCards(tab)) >= 52);
        if (!table.name.startsWith("hint")) return;
        const position = await cards(tab);
        await tab.click(".choice:first-child button");
        assert.notDeepEqual(await cards(tab), position);
        assert.match(await status(tab), /^After .*: .*\.$/);
        if ((await tab.locator(".choice").count()) > 1) await tab.click(".choice:last-child button");
        await tab.click(".choice:last-child button");
        assert.deepEqual(await cards(tab), position);
      });
    });
  }
});
