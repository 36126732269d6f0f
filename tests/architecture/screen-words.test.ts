import { basename } from "node:path";
import { expect, test } from "vitest";
import { english } from "./screen-words/english.ts";
import { french } from "./screen-words/french.ts";
import type { ForbiddenWord } from "./screen-words/screen-word.ts";

const files = {
  en: import.meta.glob<Record<string, unknown>>("../../app/i18n/en/*.ts", { eager: true }),
  fr: import.meta.glob<Record<string, unknown>>("../../app/i18n/fr/*.ts", { eager: true }),
};

/** Every text of a message tree with its key; of a function, the strings in its source. */
function listTexts(tree: unknown, key: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[key, tree]];
  if (typeof tree === "function") return listStrings(String(tree)).map((text) => [key, text]);
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => listTexts(value, `${key}.${name}`));
}

/** The strings of a source: every branch of a text, which one call would not return. */
function listStrings(source: string): string[] {
  const quoted = source.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
  const templates = source.match(/`[^`]*`/g) ?? [];
  return [...quoted, ...templates.map((text) => text.replace(/\$\{[^}]*\}/g, "…"))];
}

const getTexts = (locale: "fr" | "en") =>
  Object.entries(files[locale]).flatMap(([path, messages]) =>
    Object.values(messages).flatMap((tree) => listTexts(tree, basename(path, ".ts"))),
  );

function findForbidden(texts: [string, string][], words: ForbiddenWord[]): string[] {
  return words.flatMap(({ word, instead, except = {} }) =>
    texts
      .filter(
        ([key, text]) =>
          new RegExp(word.source, `i${word.unicode ? "u" : ""}`).test(text) && !(key in except),
      )
      .map(([key, text]) => `${key}: ${text} (${word}, instead: ${instead})`),
  );
}

test.for([
  ["en", english],
  ["fr", french],
] as const)("screen texts: the %s screens contain no forbidden word", ([locale, words]) => {
  const texts = getTexts(locale);
  expect(texts.length).toBeGreaterThan(1000);
  expect(findForbidden(texts, words).join("\n")).toBe("");
});

test.for([
  ["en", english],
  ["fr", french],
] as const)(
  "screen texts: each exception of the %s list names a text that contains its word",
  ([locale, words]) => {
    const texts = getTexts(locale);
    const idle = words.flatMap(({ word, except = {} }) =>
      Object.keys(except).filter(
        (key) =>
          !texts.some(
            ([name, text]) =>
              name === key && new RegExp(word.source, `i${word.unicode ? "u" : ""}`).test(text),
          ),
      ),
    );
    expect(idle).toEqual([]);
  },
);

test("screen texts: finds a forbidden word in each branch of a text", () => {
  const texts = listTexts(
    { count: (n: number) => (n > 1 ? `${n} baskets` : "one basket") },
    "area",
  );
  expect(findForbidden(texts, english)).toHaveLength(2);
});
