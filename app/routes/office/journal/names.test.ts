import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { table } from "#app/features/admissions/application.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { locales } from "#app/i18n/locale.ts";
import { sourceFiles } from "#tests/support/source-files.ts";
import { actionNames, detailsOf, placeOf } from "./names.ts";

/** Every action that a command writes in the history, read in the code. */
function recorded(): string[] {
  const found = new Set<string>();
  for (const path of sourceFiles().filter((one) => /^app\/features\/.*\.server\.ts$/.test(one)))
    for (const [, call = ""] of readFileSync(path, "utf8").matchAll(/\brecord\w*\(([^;]*?)\)/gs))
      for (const [, action = ""] of call.matchAll(/"([a-z-]+\.[a-z-]+)"/g)) found.add(action);
  for (const { moves } of Object.values(table))
    for (const move of Object.keys(moves)) found.add(`choice.${move}`);
  // Sending moves every choice at once, and is told as `application.submitted`.
  found.delete("choice.submit");
  return [...found];
}

test.for(locales)("every action has a name in %s", (locale) => {
  const names = actionNames(locale);
  expect(recorded().length).toBeGreaterThan(50);
  expect(recorded().filter((action) => !names[action])).toEqual([]);
});

test("details are said in a line, and a thing without a page has no link", () => {
  const details = { choice: "one", from: "offer", to: "accepted", none: null, all: ["a"] };
  const { offer, accepted } = applicationWords.fr.states;
  expect(detailsOf(details, "fr")).toBe(
    `de\u00A0: ${offer} · à\u00A0: ${accepted} · all\u00A0: ["a"]`,
  );
  expect(placeOf("application", "x")).toBe("/administration/candidatures/x");
  expect(placeOf("person", "x")).toBeNull();
});
