// Names that are made to break out of the page are shown as text.

import assert from "node:assert/strict";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { openBrowser, visit } from "./browser.mjs";
import { castellan, file, page } from "./program.mjs";

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

const names = {
  "a script": "<script>alert(1)<!--",
  "quotes and entities": "\"'><img onerror=alert(1) x=&lt;&amp;.txt",
  "an end of data": "]]>-->",
  "marks that turn the direction of writing": "\u202Egnp.\u2066exe",
  "long": "x".repeat(200),
};

describe("a file name with", () => {
  for (const [what, name] of Object.entries(names)) {
    test(what, async () => {
      const place = file(name, castellan("deal", "fortress", "--seed", "2"));
      await visit(browser, page("hostile", "solve", "fortress", place), async (tab) => {
        assert.equal(await tab.locator("script").count(), 2);
        assert.equal(await tab.locator("img, iframe, link, object").count(), 0);
        const command = await tab.textContent("pre code");
        assert.ok(command.startsWith("castellan solve fortress "));
        assert.ok(!/[\u202A-\u202E\u2066-\u2069]/.test(command));
        assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
      }, { viewport: { width: 390, height: 800 } });
    });
  }
});

test("a path of nearly as many letters as a path may have is text within the page", async () => {
  const place = file("deal.txt", castellan("deal", "fortress", "--seed", "2"));
  const long = path.join(path.dirname(place), "/").concat("./".repeat(1900), "deal.txt");
  await visit(browser, page("long-path", "solve", "fortress", long), async (tab) => {
    assert.ok((await tab.textContent("pre code")).includes(long));
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  }, { viewport: { width: 390, height: 800 } });
});
