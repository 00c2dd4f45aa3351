// A browser that opens pages from files and notes whatever goes wrong.

import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const options = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] };

export async function openBrowser() {
  return chromium.launch(options);
}

/** Opens the page, hands it to `look`, and sees to it that nothing was loaded and nothing went wrong. */
export async function visit(browser, page, look, context = {}) {
  const place = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1000, height: 900 }, ...context });
  const tab = await place.newPage();
  const problems = [];
  tab.on("request", (request) => {
    if (request.url() !== page.url) problems.push(`a request: ${request.url()}`);
  });
  tab.on("pageerror", (error) => problems.push(`an error: ${error.message}`));
  tab.on("console", (message) => problems.push(`on the console: ${message.text()}`));
  tab.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await tab.goto(page.url);
  await look(tab);
  await place.close();
  assert.deepEqual(problems, [], page.name);
}

/** Where every card lies. */
export async function cards(tab) {
  return tab.$$eval(".replay .spot", (spots) =>
    spots.map((spot) => [...spot.querySelectorAll(".card")].map((card) => card.dataset.card)),
  );
}

export async function status(tab) {
  return tab.textContent(".status");
}

/** Waits until the page says so; what runs in the page may not be made from text there. */
export async function until(tab, holds) {
  for (let tries = 0; tries < 200; ++tries) {
    if (await tab.evaluate(holds)) return;
    await tab.waitForTimeout(50);
  }
  assert.fail(`it never came to: ${holds}`);
}
