import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textPairs } from "#tests/support/messages.ts";

const folder = "docs/guides";
// These quote the screens of Google and Facebook, or typographic rules.
const excludedGuides = ["sign-in-providers.md", "translate.md"];
const guides = readdirSync(folder).filter((name) => !excludedGuides.includes(name));
/** What a guide quotes from a screen, in italics: a label, or a path of labels. */
type Quote = { label: string; english?: string };

function listQuotes(name: string): Quote[] {
  const text = readFileSync(join(folder, name), "utf8").replace(/```[\s\S]*?```|`[^`]*`/g, "");
  const italics = /(?<![*\w])\*(?!\*)([^*]+?)\*(?!\*)(?:\s+\(\*([^*]+?)\*\))?/g;
  return [...text.matchAll(italics)].flatMap(([, label = "", translation]) => {
    const steps = splitPath(label);
    const translatedSteps = splitPath(translation ?? "");
    return steps.map((step, i) => ({ label: step, english: translatedSteps[i] || undefined }));
  });
}

/** guides: every label quoted by %s is on a screen */
const splitPath = (label: string) => label.replace(/\s+/g, " ").split(" › ");

const startsWith = (message: string, label: string) =>
  message.toLowerCase().startsWith(label.toLowerCase());

function isOnScreen({ label, english: translation }: Quote): boolean {
  return textPairs.some(({ fr, en }) =>
    translation === undefined
      ? startsWith(fr, label) || startsWith(en, label)
      : startsWith(fr, label) && startsWith(en, translation),
  );
}

test.for(guides)("guides: those for the office quote labels of its screens", (name) => {
  expect(listQuotes(name).filter((quote) => !isOnScreen(quote))).toEqual([]);
});

test("the guides of the office do quote what is on its screens", () => {
  expect(guides.flatMap(listQuotes).length).toBeGreaterThan(60);
});

/** Files and folders that a guide makes in its example, or that a command makes. */
const exampleFiles = ["db/seeds/content/pages/transport.fr.ts", "assets-src/scenes/svg"];

/** The paths that a guide quotes; those with a placeholder are left out, `{fr,en}` stands for both. */
function listPaths(name: string): string[] {
  const text = readFileSync(join(folder, name), "utf8").replace(/```[\s\S]*?```/g, "");
  const quoted = /`((?:app|assets-src|bench|db|docs|public|server|tests|tools)\/[^`\s<>…*]+)`/g;
  return [...text.matchAll(quoted)].flatMap(([, path = ""]) =>
    path.includes("{fr,en}") ? ["fr", "en"].map((locale) => path.replace("{fr,en}", locale)) : path,
  );
}

test.for(readdirSync(folder))("every path that %s names exists", (name) => {
  const missing = listPaths(name).filter((path) => !existsSync(path));
  expect(missing.filter((path) => !exampleFiles.includes(path))).toEqual([]);
});

test.for([
  'VIEW "application_lines"',
  'FUNCTION "list_application"',
  'FUNCTION "derive_lines_of_person"',
  'TRIGGER "personal_infos_line"',
])("add-a-list-column.md: names the migration with the current text of %s", (statement) => {
  const migrations = readdirSync("db/migrations").filter((file) => file.endsWith(".sql"));
  const current = migrations
    .toSorted()
    .findLast((file) =>
      new RegExp(`CREATE (OR REPLACE )?${statement}`).test(
        readFileSync(join("db/migrations", file), "utf8"),
      ),
    );
  const [, name = ""] = /"(.*)"/.exec(statement) ?? [];
  const rows = readFileSync("docs/guides/add-a-list-column.md", "utf8").split("\n");
  const row = rows.find((line) => line.trim().startsWith("|") && line.includes(name));
  expect(row).toContain(current?.slice(0, 4));
});
