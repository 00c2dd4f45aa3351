// No page is wider than its screen, no words lie on others, and none are cut off.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { ofEachKind, reports } from "./pages.mjs";

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

/** Words of drawings that lie on others; runs in the page. */
function overlaps() {
  const found = [];
  for (const drawing of document.querySelectorAll("svg")) {
    const texts = [...drawing.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
    texts.forEach(([words, box], place) => {
      for (const [others, other] of texts.slice(place + 1)) {
        // Letters do not fill their line: a little of it may be shared.
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        if (width > 1 && height > 0.3 * box.height) found.push(`'${words}' and '${others}'`);
      }
      const ground = drawing.getBoundingClientRect();
      if (box.width > 0 && (box.left < ground.left - 1 || box.right > ground.right + 1)) found.push(`'${words}' is cut`);
    });
  }
  return found;
}

/** Elements whose text is wider than they are and does not scroll; runs in the page. */
function cutText() {
  return [...document.querySelectorAll("h1, h2, h3, p, dt, dd, button, summary, pre, .spot-name, .card, td, th")]
    .filter((one) => !one.closest(".scroll") && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className || one.tagName}: ${one.textContent.slice(0, 40)}`);
}

/** Words that were broken although there was room to go on in a new line; runs in the page. */
function brokenButtons() {
  return [...document.querySelectorAll("button")].filter((one) => one.offsetHeight > 60).map((one) => one.textContent);
}

const others = reports.filter(({ name }) => !ofEachKind.some((page) => page.name === name));

for (const width of [390, 1280, 1920]) {
  describe(`${width} pixels wide`, () => {
    // Pages of other games have the same layout, and other numbers: the narrowest screen is the hardest for them.
    for (const page of width === 390 ? [...ofEachKind, ...others] : ofEachKind) {
      test(page.name, async () => {
        await visit(browser, page, async (tab) => {
          assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), "it is wider");
          assert.deepEqual(await tab.evaluate(overlaps), []);
          for (const even of await tab.$$(".even")) await even.check();
          assert.deepEqual(await tab.evaluate(overlaps), [], "on even axes");
          assert.deepEqual(await tab.evaluate(cutText), []);
          assert.deepEqual(await tab.evaluate(brokenButtons), []);
        }, { viewport: { width, height: 900 } });
      });
    }
  });
}
