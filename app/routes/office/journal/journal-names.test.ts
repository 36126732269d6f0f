import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { journalSubjects } from "#app/features/audit/journal.ts";
import { locales } from "#app/i18n/locale.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";
import { actionNames, getSubjectPath } from "./journal-names.ts";

/** Every action that a command writes in the history, read in the code. */
function listRecordedActions(): string[] {
  const found = new Set<string>();
  for (const path of listSourceFiles().filter((one) => /^app\/features\/.*\.server\.ts$/.test(one)))
    for (const [, call = ""] of readFileSync(path, "utf8").matchAll(/\brecord\w*\(([^;]*?)\)/gs))
      for (const [, action = ""] of call.matchAll(/"([a-z-]+\.[a-z-]+)"/g)) found.add(action);
  for (const { transitions: moves } of Object.values(stateTable))
    for (const move of Object.keys(moves)) found.add(`choice.${move}`);
  // Sending moves every choice at once, and is told as `application.submitted`.
  found.delete("choice.submit");
  return [...found];
}

test.for(locales)("every action has a name in %s", (locale) => {
  const names = actionNames(locale);
  expect(listRecordedActions().length).toBeGreaterThan(50);
  expect(listRecordedActions().filter((action) => !names[action])).toEqual([]);
});

/** Every kind of thing that a command names in the history. */
function listRecordedSubjects(): string[] {
  const sources = listSourceFiles().filter((one) => /^app\/features\/.*\.server\.ts$/.test(one));
  const calls = sources.flatMap((path) => [
    ...readFileSync(path, "utf8").matchAll(/\brecord\w*\([^;]*?\{ kind: "([a-z-]+)"/gs),
  ]);
  // The machine acts; nothing is done to it.
  return [...new Set(calls.map(([, kind = ""]) => kind))].filter((kind) => kind !== "system");
}

test("every thing of the history is called by a word, and can be looked for", () => {
  expect(listRecordedSubjects().length).toBeGreaterThan(8);
  expect(
    listRecordedSubjects().filter((kind) => !journalSubjects.some((one) => one === kind)),
  ).toEqual([]);
});

test("a thing without a page has no link", () => {
  expect(getSubjectPath("application", "x")).toBe("/administration/candidatures/x");
  expect(getSubjectPath("entry", "x")).toBe("/administration/contenus/x/versions");
  expect(getSubjectPath("person", "x")).toBeNull();
  expect(getSubjectPath("person", "x", { isStaff: false })).toBe("/administration/personnes/x");
  expect(getSubjectPath("user", "x", { isStaff: true })).toBe("/administration/equipe/x");
});
