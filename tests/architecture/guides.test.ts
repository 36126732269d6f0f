import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { MessageTree } from "#app/i18n/define-messages.ts";

const folder = "docs/guides";
// What these quote is on the screens of Google and Facebook, or a rule of writing.
const excludedGuides = ["sign-in-providers.md", "translate.md"];
const guides = readdirSync(folder).filter((name) => !excludedGuides.includes(name));
const french = import.meta.glob<Record<string, MessageTree>>("../../app/i18n/fr/*.ts", {
  eager: true,
});

/** Every sentence of the interface, as it is typed; those that take values, with a letter in their places. */
function sentences(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function")
    try {
      return [String(words(...Array(words.length).fill("x")))];
    } catch {
      return [];
    }
  return Object.values(words ?? {}).flatMap(sentences);
}
const screenTexts = Object.values(french).flatMap(sentences);

/** What a guide quotes of a screen, in italics: a label, or the way to it. */
function listQuotes(name: string): string[] {
  const text = readFileSync(join(folder, name), "utf8").replace(/```[\s\S]*?```|`[^`]*`/g, "");
  const italics = [...text.matchAll(/(?<![*\w])\*(?!\*)([^*]+?)\*(?!\*)/g)];
  return italics.flatMap(([, way = ""]) => way.replace(/\s+/g, " ").split(" › "));
}

test.for(guides)("every label that %s quotes is on a screen", (name) => {
  const isSaid = (label: string) =>
    screenTexts.some((one) => one.toLowerCase().startsWith(label.toLowerCase()));
  expect(listQuotes(name).filter((label) => !isSaid(label))).toEqual([]);
});

test("the guides of the office do quote what is on its screens", () => {
  expect(guides.flatMap(listQuotes).length).toBeGreaterThan(60);
});
