import { expect, test } from "vitest";
import { sourceTexts } from "#tests/support/messages.ts";
import { english } from "./screen-words/english.ts";
import { french } from "./screen-words/french.ts";
import type { ForbiddenWord } from "./screen-words/screen-word.ts";

const getTexts = (locale: "fr" | "en") =>
  sourceTexts
    .filter((text) => text.locale === locale)
    .map(({ key, text }): [key: string, text: string] => [key, text]);

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
  const branches = getTexts("fr").filter(([key]) => key === "announcement.names");
  expect(branches.map(([, text]) => text)).toEqual(["Noms", "Nom"]);
  const texts: [string, string][] = [
    ["area.count", "… baskets"],
    ["area.count", "one basket"],
  ];
  expect(findForbidden(texts, english)).toHaveLength(2);
});
