import { expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordHistory } from "./record-history.server.ts";
import { getSubjectHistoryPage, listSubjectHistory } from "./subject-history.server.ts";

await createTestDatabase();

test("listSubjectHistory: returns the lines of one subject, newest first, with names of staff only", async () => {
  const [officer, person] = [await buildStaff(), await buildStudent()];
  const subject = { kind: "application", id: newId() };
  await transaction((tx) => recordHistory(tx, person, "application.submitted", subject));
  await transaction((tx) => recordHistory(tx, officer, "message.sent", subject));
  await transaction((tx) =>
    recordHistory(tx, officer, "message.sent", { ...subject, id: newId() }),
  );
  expect(await listSubjectHistory(officer, subject)).toMatchObject([
    { action: "message.sent", by: "staff", name: officer.name },
    { action: "application.submitted", by: "student", name: null },
  ]);
});

test("listSubjectHistory: returns nothing to a candidate, even about their own application", async () => {
  const person = await buildStudent();
  const subject = { kind: "application", id: newId() };
  await transaction((tx) => recordHistory(tx, person, "application.started", subject));
  expect(await listSubjectHistory(person, subject)).toEqual([]);
});

test("getSubjectHistoryPage: returns pages, filtered by action prefix", async () => {
  const subject = { kind: "application", id: newId() };
  const officer = await buildStaff();
  const actions = ["note.added", "choice.offer", "note.removed", "file.opened"];
  for (const action of actions)
    await transaction((tx) => recordHistory(tx, officer, action, subject, { name: action }));
  const getPage = (options: Parameters<typeof getSubjectHistoryPage>[2]) =>
    getSubjectHistoryPage(officer, subject, options);
  const first = await getPage({ size: 3 });
  expect(first.lines.map(({ action }) => action)).toEqual(actions.toReversed().slice(0, 3));
  const second = await getPage({ size: 3, key: first.next });
  expect(second).toMatchObject({ lines: [{ details: { name: "note.added" } }], next: null });
  const notes = await getPage({ actionPrefixes: ["note.", "theme."] });
  expect(notes.lines.map(({ action }) => action)).toEqual(["note.removed", "note.added"]);
  expect(await getSubjectHistoryPage(await buildStudent(), subject, {})).toEqual({
    lines: [],
    next: null,
  });
});
