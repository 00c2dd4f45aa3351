// What a move does to a table, and what there is to say about cards. Nothing here touches the page.
//
// A table is an array of places, each an array of cards with the top card last; what a card is does not matter. A move
// is [from, to, cards, turned]: so many cards are taken from the top of one place and put on another, in their order,
// or turned over.

"use strict";

/** Carries out a move in place. Returns the cards that it moved, the lowest first. */
function carry(table, [from, to, cards, turned]) {
  const moved = table[from].splice(table[from].length - cards, cards);
  if (turned) moved.reverse();
  table[to].push(...moved);
  return moved;
}

/** Takes a move back in place. Returns the cards that it moved, the lowest first. */
function carryBack(table, [from, to, cards, turned]) {
  return carry(table, [to, from, cards, turned]);
}

/** How many cards lie in the fullest of the given places at any time of the moves. */
function fullest(start, moves, places) {
  const table = start.map((cards) => cards.slice());
  const most = () => Math.max(0, ...places.map((place) => table[place].length));
  let count = most();
  for (const move of moves) {
    carry(table, move);
    count = Math.max(count, most());
  }
  return count;
}

/** How many cards of the stock a player has seen after so many moves: all of them once the waste was turned over. */
function seenAfter(moves, stock, size, count) {
  let seen = 0;
  for (const [from, to] of moves.slice(0, count)) {
    if (to === stock) return size;
    if (from === stock) seen += 1;
  }
  return seen;
}

/** "A×3, 10×1": how many there are of each of these ranks, from the ace up. */
function countedRanks(ranks) {
  const order = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  return order
    .map((rank) => [rank, ranks.filter((other) => other === rank).length])
    .filter(([, count]) => count > 0)
    .map(([rank, count]) => `${rank}×${count}`)
    .join(", ");
}

/** "1 card", "6 cards". */
function cardCount(count) {
  return count === 1 ? "1 card" : `${count} cards`;
}
