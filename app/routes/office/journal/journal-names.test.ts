import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { journalSubjects } from "#app/features/audit/journal.ts";
import { locales } from "#app/i18n/locale.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";
import { actionNames, getSubjectPath } from "./journal-names.ts";

/** The actions that the commands write to the history, actions in the source code. */
function listRecordedActions(): string[] {
  const actions = new Set<string>();
  for (const path of listSourceFiles().filter((one) => /^app\/features\/.*\.server\.ts$/.test(one)))
    for (const [, call = ""] of readFileSync(path, "utf8").matchAll(/\brecord\w*\(([^;]*?)\)/gs))
      for (const [, action = ""] of call.matchAll(/"([a-z-]+\.[a-z-]+)"/g)) actions.add(action);
  for (const { transitions: moves } of Object.values(stateTable))
    for (const move of Object.keys(moves)) actions.add(`choice.${move}`);
  // Submitting changes all choices at once and is recorded as `application.submitted`.
  actions.delete("choice.submit");
  return [...actions];
}

test.for(locales)("actionNames: has a name for each recorded action in %s", (locale) => {
  const names = actionNames(locale);
  expect(listRecordedActions().length).toBeGreaterThan(50);
  expect(listRecordedActions().filter((action) => !names[action])).toEqual([]);
});

/** The kinds of subjects that the commands write to the history. */
function listRecordedSubjects(): string[] {
  const sources = listSourceFiles().filter((one) => /^app\/features\/.*\.server\.ts$/.test(one));
  const calls = sources.flatMap((path) => [
    ...readFileSync(path, "utf8").matchAll(/\brecord\w*\([^;]*?\{ kind: "([a-z-]+)"/gs),
  ]);
  // The system acts, but nothing is done to it.
  return [...new Set(calls.map(([, kind = ""]) => kind))].filter((kind) => kind !== "system");
}

test("journalSubjects: has each recorded kind of subject", () => {
  expect(listRecordedSubjects().length).toBeGreaterThan(8);
  expect(
    listRecordedSubjects().filter((kind) => !journalSubjects.some((one) => one === kind)),
  ).toEqual([]);
});

test("getSubjectPath: returns the page of a subject, and null without one", () => {
  expect(getSubjectPath("application", "x")).toBe("/administration/candidatures/x");
  expect(getSubjectPath("entry", "x")).toBe("/administration/contenus/x/versions");
  expect(getSubjectPath("person", "x")).toBeNull();
  expect(getSubjectPath("person", "x", { isStaff: false })).toBe("/administration/personnes/x");
  expect(getSubjectPath("user", "x", { isStaff: true })).toBe("/administration/equipe/x");
});
