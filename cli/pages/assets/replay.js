// Replays: the cards of the page are moved from place to place, step by step. Everything that can be read without this
// script stays as it is; what only works with it is shown by it.

"use strict";

/** Milliseconds that a card travels at most. */
const longestTravel = 350;

const wantsNoMotion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** A table of the page whose cards can be moved. */
class PageTable {
  constructor(section) {
    const data = JSON.parse(section.querySelector("script[type='application/json']").textContent);
    this.section = section;
    this.moves = data.moves;
    this.kinds = data.kinds;
    this.spots = [...section.querySelectorAll(".spot")];
    this.lists = this.spots.map((spot) => spot.querySelector(".cards"));
    this.cards = this.lists.map((list) => [...list.children]);
    this.stock = this.kinds.indexOf("stock");
    this.stockSize = this.stock < 0 ? 0 : this.cards[this.stock].length;
    this.hidesStock = data.hides_stock;
    this.status = section.querySelector(".status");
    const piles = this.kinds.flatMap((kind, place) => (kind === "pile" ? [place] : []));
    const table = section.querySelector(".table");
    table.style.setProperty("--tallest", fullest(this.cards, data.choices ? [] : this.moves, piles));
  }

  /** Carries out a move, or takes it back; the cards travel for so many milliseconds. */
  carry(move, isBack, travel) {
    const [from, to, count] = isBack ? [move[1], move[0], move[2]] : move;
    const before = this.cards[from].slice(-count).map((card) => [card, card.getBoundingClientRect()]);
    const moved = isBack ? carryBack(this.cards, move) : carry(this.cards, move);
    this.lists[to].append(...moved);
    for (const place of [from, to]) this.spots[place].querySelector(".count").textContent = this.countText(place);
    if (travel > 0 && !wantsNoMotion.matches && count < 10) this.animate(before, this.spots[to], travel);
  }

  animate(before, spot, travel) {
    for (const other of this.spots) other.classList.toggle("receiving", other === spot);
    for (const [card, old] of before) {
      const now = card.getBoundingClientRect();
      const start = `translate(${old.left - now.left}px, ${old.top - now.top}px)`;
      card.animate([{ transform: start }, { transform: "none" }], { duration: travel, easing: "ease-out" });
    }
  }

  countText(place) {
    return cardCount(this.cards[place].length);
  }

  /** Which cards of the stock a player has not seen after so many moves. */
  showSeen(count) {
    if (!this.hidesStock) return;
    const seen = seenAfter(this.moves, this.stock, this.stockSize, count);
    const unseen = seen < this.stockSize ? this.cards[this.stock] : [];
    for (const cards of this.cards) {
      for (const card of cards) card.classList.remove("unseen");
    }
    for (const card of unseen) card.classList.add("unseen");
    const ranks = unseen.map((card) => card.dataset.card);
    this.section.querySelector(".seen").textContent =
      `The player has seen ${seen} of the ${this.stockSize} cards of the stock. ` +
      (ranks.length > 0 ? `Not seen yet, of each rank: ${countedRanks(ranks)}.` : "Their order is known.");
  }
}

/** A line of play, stepped through. */
class Player {
  constructor(section) {
    this.table = new PageTable(section);
    this.section = section;
    this.done = 0;
    this.timer = 0;
    this.items = [...section.querySelectorAll(".moves li")];
    this.controls = section.querySelector(".controls");
    this.slider = section.querySelector(".position");
    this.speed = section.querySelector(".speed");
    this.playButton = section.querySelector(".play");
    this.connect();
    this.show();
  }

  connect() {
    this.controls.hidden = false;
    const onClick = (name, action) => this.section.querySelector(name).addEventListener("click", action);
    onClick(".first", () => this.go(0));
    onClick(".back", () => this.step(-1));
    onClick(".play", () => this.toggle());
    onClick(".next", () => this.step(1));
    onClick(".last", () => this.go(this.items.length));
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.items.forEach((item, place) => item.addEventListener("click", () => this.go(place + 1)));
  }

  /** Milliseconds from one move to the next. */
  pause() {
    return 1000 / Number(this.speed.value);
  }

  /** One move on, or back. */
  step(direction) {
    this.stop();
    this.advance(direction);
  }

  advance(direction) {
    const place = direction > 0 ? this.done : this.done - 1;
    if (place < 0 || place >= this.items.length) return;
    this.table.carry(this.table.moves[place], direction < 0, Math.min(longestTravel, this.pause() * 0.8));
    this.done += direction;
    this.show();
  }

  /** To the position after so many moves. */
  go(count) {
    this.stop();
    while (this.done < count) this.table.carry(this.table.moves[this.done++], false, 0);
    while (this.done > count) this.table.carry(this.table.moves[--this.done], true, 0);
    this.show();
  }

  toggle() {
    if (this.timer !== 0) return this.stop();
    if (this.done === this.items.length) this.go(0);
    this.playButton.textContent = "Pause";
    // Read out one by one they would be too many.
    this.table.status.setAttribute("aria-live", "off");
    this.play();
  }

  play() {
    this.timer = window.setTimeout(() => {
      this.advance(1);
      if (this.done < this.items.length) this.play();
      else this.stop();
    }, this.pause());
  }

  stop() {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.playButton.textContent = "Play";
    this.table.status.setAttribute("aria-live", "polite");
  }

  show() {
    const last = this.items[this.done - 1];
    const words = last ? last.querySelector(".words").textContent : "the deal";
    this.table.status.textContent = `Move ${this.done} of ${this.items.length}: ${words}.`;
    this.slider.value = this.done;
    this.slider.setAttribute("aria-valuetext", this.table.status.textContent);
    this.table.showSeen(this.done);
    for (const item of this.items) item.removeAttribute("aria-current");
    if (!last) return;
    last.setAttribute("aria-current", "step");
    const list = last.parentElement;
    list.scrollTop = last.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  /** Whether it has taken the key. */
  press(key) {
    const actions = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      Home: () => this.go(0),
      End: () => this.go(this.items.length),
      " ": () => this.toggle(),
    };
    if (!Object.hasOwn(actions, key)) return false;
    actions[key]();
    return true;
  }
}

/** A position whose moves can be tried, one at a time. */
class Choices {
  constructor(section) {
    this.table = new PageTable(section);
    this.shown = -1;
    this.buttons = [...section.querySelectorAll(".choice")].map((row, place) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Show";
      button.setAttribute("aria-label", `Show: ${row.querySelector(".words").textContent}`);
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => this.show(place));
      row.querySelector(".try").append(button);
      return button;
    });
  }

  show(place) {
    if (this.shown >= 0) this.table.carry(this.table.moves[this.shown], true, 0);
    const isNew = this.shown !== place;
    this.shown = isNew ? place : -1;
    if (isNew) this.table.carry(this.table.moves[place], false, longestTravel);
    this.buttons.forEach((button, other) => button.setAttribute("aria-pressed", String(other === this.shown)));
    const row = this.buttons[place].closest(".choice");
    this.table.status.textContent = isNew
      ? `After ${row.querySelector(".words").textContent}: ${row.querySelector(".leads").textContent}.`
      : "The position.";
  }
}

/** A link to a folded replay opens it. */
function unfold() {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof window.HTMLDetailsElement) target.open = true;
}
window.addEventListener("hashchange", unfold);
unfold();

for (const section of document.querySelectorAll(".replay.tries")) new Choices(section);
const players = [...document.querySelectorAll(".replay.steps")].map((section) => new Player(section));

/** Whether this element has a use of its own for the key. */
function takesKey(element, key) {
  if (element.matches("input[type='range']")) return key !== " ";
  if (element.matches("input, select, textarea")) return true;
  return key === " " && element.matches("button, summary, a");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || takesKey(event.target, event.key)) return;
  const player = players.find((other) => other.section.contains(event.target)) ?? players[0];
  if (player?.press(event.key)) event.preventDefault();
});
