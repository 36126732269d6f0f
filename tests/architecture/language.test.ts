import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findBannedWords } from "#tests/support/language/find-banned-words.ts";
import type { SourceFile } from "#tests/support/language/list-texts.ts";
import { vocabulary } from "./banned-words/vocabulary.ts";

/** Scripts that draw scenes, with the names of what a picture shows. */
const isDrawing = (path: string) => path.startsWith("assets-src/scenes/");

/** Applied migrations never change, so they keep their names. */
const LAST_OLD_MIGRATION = 65;

function isOldMigration(path: string): boolean {
  const [, number] = /^db\/migrations\/(\d+)_/.exec(path) ?? [];
  return path.startsWith("db/migrations/meta/") || Number(number) <= LAST_OLD_MIGRATION;
}

/** The folder that husky writes at each `npm install`. */
const isHookRunner = (path: string) => path === ".husky/_";

/** Files at the root and hooks, whose comments are read. */
const rootFiles = [".dependency-cruiser.mjs", ".env.example", ".{husky,ci}/*"];

const isRead = (path: string) =>
  /\.(ts|tsx|mjs|js|css|sql|md|sh|ya?ml)$|^\.(husky|ci)\/|^\.env/.test(path);

/** Former decisions and released versions, in the vocabulary of their time, and the list of former names. */
const isHistoric = (path: string) =>
  path.startsWith("docs/decisions/archive/") ||
  path === "CHANGELOG.md" ||
  path === "docs/domain/naming.md";

function readFiles(): SourceFile[] {
  const paths = globSync(
    [
      "{app,server,db,dev-database,tools,assets-src,bench,tests}/**/*.*",
      "docs/**/*.md",
      "*.{md,ts}",
      ...rootFiles,
    ],
    { exclude: (path) => path.includes("node_modules") },
  );
  return paths
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) =>
        !isOldMigration(path) && !isDrawing(path) && !isHistoric(path) && !isHookRunner(path),
    )
    .toSorted()
    .map((path) => ({
      path,
      source: isRead(path) ? readFileSync(path, "utf8") : "",
    }));
}

test("names, codes, comments and test titles are in plain words", () => {
  const { findings, unused } = findBannedWords(readFiles(), vocabulary);
  const lines = findings.map(
    ({ file, line, kind, word, text, use }) =>
      `${file}:${line}: "${word}" in ${kind} ${text}: use ${use}`,
  );
  expect(lines.join("\n")).toBe("");
  expect(unused, "exceptions that nothing needs any more").toEqual([]);
}, 180_000);

const find = (source: string, path = "app/planted.tsx") =>
  findBannedWords([{ path, source }], vocabulary).findings.map(
    ({ line, kind, word }) => `${line} ${kind} ${word}`,
  );

test.for([
  ["const sendLetter = 1;", ["1 identifier letter"]],
  ["function f(given: string, { a: wings }: X) {}", ["1 identifier given", "1 identifier wings"]],
  ["const x = { chaseAt: 1, y() {} };", ["1 identifier chase"]],
  ["const hashOf = () => suspects;", ["1 identifier hOf"]],
  [
    "const leave = 1, ways = 2, floor = 3;",
    ["1 identifier leave", "1 identifier ways", "1 identifier floor"],
  ],
  ["class A { #deaf = true; }", ["1 identifier deaf"]],
  ["export type Told = 1;", ["1 identifier told", "1 type Told"]],
  ["export interface Part {}", ["1 type Part"]],
  ["const a = 1;\n// Sends the\n// letter.", ["3 comment letter"]],
  ["/** Sent.\n * Whoever asks. */", ["2 comment Whoever"]],
  ["// One row a person; of which the last counts.", ["1 comment of which"]],
  ['refuse("server-away");', ["1 code away"]],
  ['type Reason = "kept" | "letterSent";', ["1 code kept", "1 code letter"]],
  ['const page = <input name="letter" data-ears="x" />;', ["1 code letter", "1 class ears"]],
  ['const page = <p className={on ? "a act-panel" : ""} />;', ["1 class act"]],
  [`const page = <p className={\`sheet \${x} words\`} />;`, ["1 class sheet", "1 class words"]],
  ['test.each([1])("the journey of %s", () => {});', ["1 title journey"]],
  [`describe(\`a door \${x}\`, () => {});`, ["1 title door"]],
] as const)("findBannedWords finds %s", ([source, found]) => {
  expect(find(source)).toEqual(found);
});

test.for([
  "const letterCase = upper;",
  "type Part = 1;",
  'const url = "https://example.org/letter"; // A URL.',
  "const pattern = /\\/\\/ letter/;",
  "const page = <p>// letter</p>;",
  "import { letter } from 'somewhere';",
  "someone.letter();",
  "// The candidate who withdraws is what is counted.",
  `const isOffline = \`a letter // of \${b}\`;`,
  'const sentence = "A letter was sent.";',
  'export { a } from "./letter";',
])("findBannedWords accepts %s", (source) => {
  expect(find(source, "app/planted.tsx")).toEqual([]);
});

test("findBannedWords reads file names, stylesheets, new migrations and import rules", () => {
  expect(find("", "app/wing/held.server.ts")).toEqual([
    "1 file wing",
    "1 file held",
    "1 file held",
  ]);
  expect(find("a { b: c }\n/* The\n   ground. */", "app/planted.css")).toEqual([
    "3 comment ground",
  ]);
  expect(find(".act-panel [data-ears] { color: red }", "app/planted.css")).toEqual([
    "1 class act",
    "1 class ears",
  ]);
  expect(find("-- The letters.", "db/migrations/9999_planted.sql")).toEqual(["1 comment letters"]);
  expect(find('rule("no-arrow", "Walls", {});', ".dependency-cruiser.mjs")).toEqual([
    "1 rule arrow",
    "1 rule walls",
  ]);
});

test("findBannedWords reads sentences of tests, tools and benchmarks, and what the product logs or throws", () => {
  const line = 'const sentence = "A letter was sent.";';
  for (const path of ["tests/planted.ts", "tools/planted.ts", "app/planted.test.ts"])
    expect(find(line, path), path).toEqual(["1 sentence letter"]);
  for (const call of ["throw new Error", "log.warn", "console.error", "invariant"])
    expect(find(`${call}("No letter was sent.");`), call).toEqual(["1 sentence letter"]);
  const query = 'run("select letter from mails"); say("Une lettre, a letter pour vous");';
  expect(find(query, "tests/planted.ts")).toEqual([]);
});

test("findBannedWords reads documents without their code, and comments of hooks and settings", () => {
  expect(find("# Title\n\nA letter `letter` *letter*.", "docs/planted.md")).toEqual([
    "3 document letter",
  ]);
  expect(find("echo letter\n# A letter.", ".husky/planted")).toEqual(["2 comment letter"]);
});

test("findBannedWords reads the codes of the product only, and excepts those that are fixed", () => {
  expect(find('send("letter");', "app/planted.test.ts")).toEqual([]);
  const rows = [{ forms: ["letters?"], use: "email" }];
  const fixedCodes = [
    { codes: ["letter.sent", "letter.lost"], reason: "stored" },
    { codes: ["letter"], where: ["app/a.ts"], reason: "a field" },
  ];
  const files = ["app/a.ts", "app/b.ts"].map((path) => ({
    path,
    source: 'send("letter.sent", "letter");',
  }));
  const { findings, unused } = findBannedWords(files, { words: rows, patterns: [], fixedCodes });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file: "app/b.ts", text: "letter" });
  expect(unused).toEqual(["stored: letter.lost"]);
});

test("findBannedWords excepts a phrase only, and lists unused exceptions", () => {
  const rows = [
    {
      forms: ["letters?"],
      use: "email",
      except: [
        { phrase: /capital letters/, reason: "alphabet" },
        { where: ["app/printed/", "app/gone.ts"], reason: "paper" },
      ],
    },
  ];
  const files = [
    { path: "app/a.ts", source: "// Capital\n// letters of the letter." },
    { path: "app/printed/a.ts", source: "const letter = 1;" },
  ];
  const { findings, unused } = findBannedWords(files, { words: rows, patterns: [] });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file: "app/a.ts", line: 2, word: "letter" });
  expect(unused).toEqual(["paper: app/gone.ts"]);
});
