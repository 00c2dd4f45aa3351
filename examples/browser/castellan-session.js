// Castellan for JavaScript: castellan.wasm as a class, in a page or a worker.
//
//   const castellan = await load();
//   const session = castellan.open("fortress");
//   session.deal({ seed: 2 });
//   console.log(session.solve().verdict);
//   session.close();
//
// Answers are those of `castellan solve` and `castellan hint` with --format json. A question runs to its end: ask it in a
// worker, and end the worker to stop it.

import createCastellan from "./castellan.js";

export const ANY_SOLUTION = 0, GOOD_SOLUTION = 1, SHORT_SOLUTION = 2;

/** Parameters and result of the functions that are used: of those that take a session, after it. */
const functions = {
  castellan_version: ["string"],
  castellan_games_json: ["string"],
  castellan_open: ["number", "string", "string"],
  castellan_close: [null, "number"],
  castellan_error: ["string", "number"],
  castellan_read_deal: ["number", "number", "string"],
  castellan_number_deal: ["number", "number", "string", "string"],
  castellan_deal_text: ["string", "number", "string"],
  castellan_limit_memory: ["number", "number", "number"],
  castellan_set_watch: [null, "number", "number", "number"],
  castellan_solve: ["number", "number", "number"],
  castellan_hint: ["number", "number", "number"],
  castellan_answer_json: ["string", "number"],
  castellan_move_count: ["number", "number"],
  castellan_move_text: ["string", "number", "number"],
};

export async function load() {
  const module = await createCastellan();
  const call = (name, ...values) => {
    const [result, ...parameters] = functions[`castellan_${name}`];
    return module.ccall(`castellan_${name}`, result, parameters, values);
  };
  return {
    version: () => call("version"),
    games: () => JSON.parse(call("games_json")),
    open: (game, options = "") => new Session(module, call, game, options),
  };
}

class Session {
  #call;
  #module;
  #handle;

  constructor(module, call, game, options) {
    this.#module = module;
    this.#call = call;
    this.#handle = call("open", game, options);
    if (this.#handle === 0) throw new Error(call("error", 0));
  }

  close() {
    this.#call("close", this.#handle);
    this.#handle = 0;
  }

  /** A deal or position by its text, or by its number: { seed }, { ms } or { pysol }. */
  deal(deal) {
    if (typeof deal === "string") {
      this.#check(this.#call("read_deal", this.#handle, deal));
    } else {
      for (const [source, number] of Object.entries(deal)) {
        this.#check(this.#call("number_deal", this.#handle, source, String(number)));
      }
    }
  }

  text(form = "board") {
    return this.#call("deal_text", this.#handle, form);
  }

  /** Bytes for search tables, in the end at most what the browser grants. */
  limitMemory(bytes) {
    this.#check(this.#call("limit_memory", this.#handle, bytes));
  }

  /** Has `tell` called about once in a millisecond of search, with the positions visited so far. */
  watch(tell) {
    const watch = this.#module.addFunction((data, positions) => (tell(Number(positions)), 0), "iijii");
    this.#call("set_watch", this.#handle, watch, 0);
  }

  solve(question = ANY_SOLUTION) {
    this.#check(this.#call("solve", this.#handle, question));
    return JSON.parse(this.#call("answer_json", this.#handle));
  }

  hint(question = GOOD_SOLUTION) {
    this.#check(this.#call("hint", this.#handle, question));
    return JSON.parse(this.#call("answer_json", this.#handle));
  }

  /** The moves of the last answer for people: "5C pile 3 → foundation". */
  moveTexts() {
    const count = this.#call("move_count", this.#handle);
    return Array.from({ length: count }, (_, index) => this.#call("move_text", this.#handle, index));
  }

  #check(result) {
    if (result === -1) throw new Error(this.#call("error", this.#handle));
  }
}
