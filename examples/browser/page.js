// The page: what is typed goes to a worker, and its answer is shown. Stopping a search ends the worker; the next question
// gets a new one.

const $ = (id) => document.getElementById(id);

/** A worker and the question that it is answering. */
class Engine {
  #worker = null;
  #waiting = null;

  /** The worker's answer. Throws its error; one at a time. */
  ask(question, tell = () => {}) {
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
    return new Promise((resolve, reject) => { this.#waiting = { resolve, reject, tell }; });
  }

  stop() {
    this.#end(new Error("Stopped."));
  }

  #start() {
    const worker = new Worker("worker.js", { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if ("positions" in data) this.#waiting.tell(data.positions);
      else if ("error" in data) this.#waiting.reject(new Error(data.error));
      else this.#waiting.resolve(data.done);
    });
    // What the engine cannot survive, such as memory that the browser does not grant.
    worker.addEventListener("error", () => this.#end(new Error("The search has failed. The browser may be too old.")));
    return worker;
  }

  #end(error) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting?.reject(error);
  }
}

const engine = new Engine();
let games = [];

const chosenGame = () => games.find(({ id }) => id === $("game").value);
const chosenOptions = () => [...$("options").querySelectorAll("select")].map(({ name, value }) => `${name}=${value}`).join(" ");

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

function showGame() {
  const { description, options } = chosenGame();
  $("about").textContent = description;
  $("options").replaceChildren(...options.map((option) => {
    const id = `option-${option.name}`;
    const select = element("select", { id, name: option.name, title: option.meaning });
    select.append(...option.values.map((value) => element("option", { value, textContent: value })));
    select.value = option.default;
    const row = element("div");
    row.append(element("label", { htmlFor: id, textContent: option.name }), select);
    return row;
  }));
}

function showProblem(text) {
  $("problem").textContent = text;
  $("deal").setAttribute("aria-invalid", String(text !== ""));
}

let focused = null;

/** While the engine works nothing else can be asked. Whoever works by keys stays where the next thing can be done. */
function setBusy(busy, canStop) {
  if (busy) focused = document.activeElement;
  const lost = [document.body, $("stop")].includes(document.activeElement);
  for (const id of ["game", "number", "solve"]) $(id).disabled = busy;
  $("stop").disabled = !busy || !canStop;
  $("progress").textContent = "";
  if (busy && focused === $("solve")) $("stop").focus();
  if (!busy && lost) focused.focus();
}

const headings = {
  winnable: ({ move_count: count, optimal, difficulty }) =>
    `Winnable in ${count} moves${optimal ? ", the fewest" : ""}` +
    `${difficulty === null ? "" : `, difficulty ${difficulty.toFixed(1)}`}`,
  unwinnable: () => "Unwinnable: this is proved",
  undecided: ({ limit }) => `Undecided: the search ended at its limit of ${limit}`,
};

function showAnswer({ answer, moves }) {
  const heading = headings[answer.verdict](answer);
  $("status").textContent = `Done, ${answer.positions.toLocaleString("en")} positions searched.`;
  $("verdict").textContent = heading;
  $("verdict").className = answer.verdict;
  $("moves").replaceChildren(...moves.map((textContent) => element("li", { textContent })));
  $("json").textContent = JSON.stringify(answer, null, 2);
  $("answer").hidden = false;
  $("verdict").focus();
}

/** Asks the engine, and shows what it says or what was wrong. */
async function ask(question, show) {
  showProblem("");
  $("answer").hidden = true;
  const isSearch = question.do === "solve";
  $("status").textContent = isSearch ? "Searching…" : "";
  setBusy(true, isSearch);
  try {
    const answer = await engine.ask(question, (positions) => {
      $("progress").textContent = `${positions.toLocaleString("en")} positions`;
    });
    setBusy(false, isSearch);
    show(answer);
  } catch (error) {
    setBusy(false, isSearch);
    const wasStopped = error.message === "Stopped.";
    $("status").textContent = wasStopped ? "Stopped: undecided." : "";
    if (!wasStopped) showProblem(error.message);
  }
}

const settings = () => ({ game: $("game").value, options: chosenOptions() });

$("game").addEventListener("change", showGame);
$("numbered").addEventListener("submit", (event) => {
  event.preventDefault();
  void ask({ do: "deal", ...settings(), seed: $("seed").value.trim() }, (text) => {
    $("deal").value = text;
    $("status").textContent = `Deal ${$("seed").value} is written below.`;
  });
});
$("question").addEventListener("submit", (event) => {
  event.preventDefault();
  void ask({ do: "solve", ...settings(), text: $("deal").value, shortest: $("shortest").checked }, showAnswer);
});
$("stop").addEventListener("click", () => engine.stop());

void ask({ do: "games" }, (engineSays) => {
  games = engineSays.games;
  $("game").append(...games.map(({ id, name }) => element("option", { value: id, textContent: name })));
  showGame();
  $("version").textContent = `Castellan ${engineSays.version}`;
  $("status").textContent = "Ready.";
});
