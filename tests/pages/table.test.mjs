// What the page's script computes, without a page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const scripts = new URL("assets/", import.meta.url);
const context = vm.createContext({});
vm.runInContext(readFileSync(new URL("table.js", scripts), "utf8"), context);
/** Of the script's own arrays, plain copies. */
const plain = (value) => JSON.parse(JSON.stringify(value));

test("a move takes the top cards along in their order", () => {
  const table = [["AC", "2C", "3C"], ["9H"]];
  assert.deepEqual(plain(context.carry(table, [0, 1, 2, 0])), ["2C", "3C"]);
  assert.deepEqual(table, [["AC"], ["9H", "2C", "3C"]]);
});

test("what is turned over ends up upside down", () => {
  const table = [["A", "2", "3"], []];
  context.carry(table, [0, 1, 3, 1]);
  assert.deepEqual(table, [[], ["3", "2", "A"]]);
});

test("taking a move back leaves everything as it was", () => {
  for (const move of [[0, 1, 1, 0], [0, 1, 2, 0], [0, 1, 3, 1], [1, 0, 2, 1]]) {
    const table = [["AC", "2C", "3C"], ["9H", "8S"]];
    context.carry(table, move);
    context.carryBack(table, move);
    assert.deepEqual(table, [["AC", "2C", "3C"], ["9H", "8S"]]);
  }
});

test("the fullest place is found at any time of the moves, and the table is left alone", () => {
  const table = [["A", "2"], ["3"], ["4", "5", "6", "7"]];
  const moves = [[0, 1, 1, 0], [0, 1, 1, 0], [1, 0, 2, 0]];
  assert.equal(context.fullest(table, moves, [0, 1]), 3);
  assert.equal(context.fullest(table, [], [0, 1]), 2);
  assert.equal(context.fullest(table, [], []), 0);
  assert.deepEqual(table, [["A", "2"], ["3"], ["4", "5", "6", "7"]]);
});

test("a player has seen what was turned, and all of it once the waste was turned over", () => {
  const [foundation, stock, waste] = [0, 1, 2];
  const moves = [[stock, waste, 1, 0], [waste, foundation, 1, 0], [stock, waste, 1, 0], [waste, stock, 1, 1]];
  assert.deepEqual([0, 1, 2, 3, 4].map((count) => context.seenAfter(moves, stock, 50, count)), [0, 1, 1, 2, 50]);
});

test("ranks are counted from the ace up", () => {
  assert.equal(context.countedRanks(["K", "10", "A", "10"]), "A×1, 10×2, K×1");
  assert.equal(context.countedRanks([]), "");
});

test("cards are counted in words", () => {
  assert.equal(context.cardCount(1), "1 card");
  assert.equal(context.cardCount(0), "0 cards");
});
