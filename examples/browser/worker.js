// Answers the page's questions, one after the other. Each is { do, … } and is answered by { done } or { error }; between
// them a search tells { positions }.

import { GOOD_SOLUTION, SHORT_SOLUTION, load } from "./castellan-session.js";

/** Milliseconds between two tellings. */
const pace = 250;

const castellan = load();

const answers = {
  games: (engine) => ({ version: engine.version(), games: engine.games() }),

  deal: (engine, { game, options, seed }) => withSession(engine, game, options, (session) => {
    session.deal({ seed });
    return session.text();
  }),

  solve: (engine, { game, options, text, shortest }) => withSession(engine, game, options, (session) => {
    session.deal(text);
    let told = performance.now();
    session.watch((positions) => {
      if (performance.now() - told < pace) return;
      told = performance.now();
      postMessage({ positions });
    });
    return { answer: session.solve(shortest ? SHORT_SOLUTION : GOOD_SOLUTION), moves: session.moveTexts() };
  }),
};

function withSession(engine, game, options, ask) {
  const session = engine.open(game, options);
  try {
    return ask(session);
  } finally {
    session.close();
  }
}

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ done: answers[data.do](await castellan, data) });
  } catch (error) {
    postMessage({ error: error.message });
  }
});
