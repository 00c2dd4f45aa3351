// What the linter wants of the scripts: those that pages bring along, one after the other in one place, and the tests.

const strict = {
  "no-undef": "error",
  "no-unused-vars": ["error", { varsIgnorePattern: "^$" }],
  "no-var": "error",
  "prefer-const": "error",
  eqeqeq: "error",
  curly: ["error", "multi-line"],
  "no-shadow": "error",
  "no-implicit-globals": "off",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-redeclare": "error",
  "no-unreachable": "error",
  "no-fallthrough": "error",
  "no-self-assign": "error",
  "no-dupe-keys": "error",
  "consistent-return": "off",
};

const inPage = { window: "readonly", document: "readonly" };
const ofTable = {
  carry: "readonly",
  carryBack: "readonly",
  fullest: "readonly",
  seenAfter: "readonly",
  countedRanks: "readonly",
  cardCount: "readonly",
};

export default [
  {
    files: ["assets/table.js"],
    languageOptions: { sourceType: "script", ecmaVersion: 2022 },
    // The script that follows it uses its functions.
    rules: { ...strict, "no-unused-vars": ["error", { vars: "local" }] },
  },
  {
    files: ["assets/replay.js"],
    languageOptions: { sourceType: "script", ecmaVersion: 2022, globals: { ...inPage, ...ofTable } },
    rules: strict,
  },
  {
    files: ["example/*.js"],
    languageOptions: {
      ecmaVersion: 2022,
      globals: { ...inPage, Worker: "readonly", performance: "readonly", addEventListener: "readonly", postMessage: "readonly" },
    },
    rules: strict,
  },
  {
    files: ["**/*.mjs"],
    languageOptions: {
      ecmaVersion: 2022,
      globals: { ...inPage, process: "readonly", URL: "readonly", console: "readonly", Buffer: "readonly" },
    },
    rules: strict,
  },
];
