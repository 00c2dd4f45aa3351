// Pages of many deals: their numbers are those of JSON, nothing is loaded, axes can be chosen, links lead to replays.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openBrowser, status, visit } from "./browser.mjs";
import { reports, run } from "./pages.mjs";
import { json, page } from "./program.mjs";

let browser;
before(async () => { browser = await openBrowser(); });
after(() => browser.close());

/** The numbers that the page bears for programs, by the words in front of them. */
const rowsOf = (tab, selector) => tab.$$eval(`${selector} tbody tr`, (rows) =>
  Object.fromEntries(rows.map((row) => [
    row.cells[0].textContent,
    [...row.querySelectorAll("data")].map((data) => [Number(data.value), data.textContent]),
  ])),
);

const facts = (tab) => tab.$$eval(".facts dt", (terms) =>
  Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling.textContent])),
);

/** What JSON says, by the keys that lead to it; long lists apart. */
function flat(value, name = "") {
  if (Array.isArray(value)) return value.length > 20 ? [] : value.flatMap((part, i) => flat(part, `${name}.${i + 1}`));
  if (value === null || typeof value !== "object") return [[name, value === null ? "" : String(value)]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, name === "" ? key : `${name}.${key}`));
}

/** CPU times differ from one run to the next; numbers are the same however they are written. */
const comparable = (values) => values.filter(([name]) => !name.includes("cpu"))
  .map(([name, text]) => [name, text !== "" && Number.isFinite(Number(text)) ? Number(text) : text]);

/** The numbers of the drawings, of each row of the tables behind them, less their names. */
const drawn = (tab) => tab.$$eval(".plot tbody tr", (rows) =>
  rows.map((row) => [...row.querySelectorAll("data")].map((data) => Number(data.value))));

/** Rows that the drawings of this kind of page must have, by what JSON says. */
const drawnFrom = {
  compare: (said) => [[said.difference, said.interval.low, said.interval.high]],
  "win-rate": (said) => [[said.win_rate, said.interval.low, said.interval.high]],
  "bench-policies": (said) => said.map(({ win_rate, interval }) => [win_rate, interval.low, interval.high]),
  bench: (said) => said.contestants.slice(1).map(({ positions_ratio: { value, interval } }) => [value, interval.low, interval.high]),
};

describe("every report", () => {
  for (const report of reports) {
    test(`${report.name} opens, and says every value as JSON does`, async () => {
      const said = json(...report.words);
      await visit(browser, report, async (tab) => {
        assert.ok((await tab.textContent("h1")).length > 0);
        assert.ok(report.html.length < 300_000, `${report.html.length} bytes`);
        if (report.name === "export") {
          const rows = await tab.$$eval(".deals tbody tr", (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
          assert.deepEqual(rows, said.deals.map(({ seed, verdict, positions, moves, difficulty }) =>
            [`seed ${seed}`, verdict, String(positions), String(moves), difficulty.toFixed(1)]));
          return;
        }
        const values = await tab.$$eval(".values tbody tr", (rows) =>
          rows.map((row) => [row.cells[0].textContent, row.cells[1].textContent]),
        );
        const expected = report.lists ? said.flatMap((part) => flat(part)) : flat(said);
        assert.ok(expected.length > 5);
        assert.deepEqual(comparable(values), comparable(expected));
        const rows = await drawn(tab);
        for (const row of drawnFrom[report.name]?.(said) ?? []) {
          assert.ok(rows.some((other) => String(other) === String(row)), `no drawing has ${row}`);
        }
      });
    });
  }
});

test("a run's page has the numbers of JSON", async () => {
  const words = ["report", run];
  const expected = json(...words);
  await visit(browser, page("report-numbers", ...words), async (tab) => {
    const told = await facts(tab);
    assert.equal(told.Won, String(expected.won));
    assert.equal(told.Lost, String(expected.lost));
    assert.equal(told.Undecided, String(expected.undecided));
    const quantities = await rowsOf(tab, ".quantities");
    const keys = { positions: "positions", "CPU ms": "cpu_ms", "solution moves": "solution_moves", difficulty: "difficulty" };
    for (const [label, key] of Object.entries(keys)) {
      const { mean, median, p90, p99, max } = expected[key];
      assert.deepEqual(quantities[label].map(([value]) => value), [mean, median, p90, p99, max], label);
      for (const [value, text] of quantities[label]) assert.ok(Math.abs(value - Number(text)) <= 0.51, `${value} ${text}`);
    }
    const [winnability] = await tab.$$eval(".plot tbody tr:first-child", (rows) =>
      rows.map((row) => [...row.querySelectorAll("data")].map((data) => Number(data.value))),
    );
    const bounds = [expected.interval.low, expected.interval.high];
    assert.deepEqual(winnability, expected.winnability === null ? bounds : [expected.winnability, ...bounds]);
    const last = await tab.$$eval(".plot:nth-child(2) tbody tr:last-child data", (all) => all.map((data) => Number(data.value)));
    assert.deepEqual(last, [expected.deals, ...bounds]);
  });
});

test("a histogram counts every deal, on an axis of powers or an even one", async () => {
  const words = ["analyze", "beleaguered-castle", "--seeds", "1-500"];
  await visit(browser, page("axes", ...words), async (tab) => {
    const plot = tab.locator(".plot", { has: tab.locator("h2:text-is('Positions')") });
    const deals = await plot.locator("tbody td:last-child data").evaluateAll((all) => all.map((data) => Number(data.value)));
    assert.equal(deals.reduce((sum, some) => sum + some, 0), 500);
    assert.ok(await plot.locator(".on-log").isVisible());
    assert.ok(!(await plot.locator(".on-even").isVisible()));
    await plot.locator("label:text-is('even')").click();
    assert.ok(!(await plot.locator(".on-log").isVisible()));
    assert.ok(await plot.locator(".on-even").isVisible());
  });
});

test("a link to a deal opens its replay, which can be played", async () => {
  const words = ["analyze", "fortress", "--seeds", "1-200", "--replays", "2"];
  await visit(browser, page("with-replays", ...words), async (tab) => {
    assert.equal(await tab.locator(".deals a").count(), 2);
    assert.equal(await tab.locator(".replay").count(), 2);
    assert.ok(!(await tab.locator(".replay").first().isVisible()));
    await tab.click(".deals a >> nth=1");
    const second = tab.locator("details.folded >> nth=1");
    assert.ok(await second.locator(".table").isVisible());
    await second.locator(".last").click();
    assert.equal(await second.locator(".foundation .card").count(), 52);
    assert.match(await status(tab), /^Move 0 of /, "the first replay stays where it is");
  });
});
