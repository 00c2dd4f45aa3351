// Every kind of page is valid HTML, and can be read and heard: contrast, labels, order, light and dark.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { HtmlValidate } from "html-validate";
import { openBrowser, visit } from "./browser.mjs";
import { ofEachKind, replays, reports, tables } from "./pages.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "no-inline-style": "error" } });

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

const all = [...replays, ...tables, ...reports];

describe("valid HTML", () => {
  for (const page of all) {
    test(page.name, async () => {
      const report = await validator.validateString(page.html);
      const messages = report.results.flatMap((result) => result.messages);
      assert.deepEqual(messages.slice(0, 5).map(({ line, column, message }) => `${line}:${column} ${message}`), []);
    });
  }
});

describe("accessible", () => {
  for (const page of ofEachKind) {
    for (const colorScheme of ["light", "dark"]) {
      test(`${page.name}, ${colorScheme}`, async () => {
        await visit(browser, page, async (tab) => {
          for (const details of await tab.$$("details > summary")) await details.click();
          await tab.evaluate(axe);
          const { violations } = await tab.evaluate(() => window.axe.run());
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
          assert.deepEqual(found, []);
        }, { colorScheme });
      });
    }
  }
});
