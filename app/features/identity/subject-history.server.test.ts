import { expect, test } from "vitest";
import { transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordHistory } from "./record-history.server.ts";
import { getSubjectHistoryPage, listSubjectHistory } from "./subject-history.server.ts";
import { buildStaff, buildStudent } from "./testing.ts";

await createTestDatabase();

test("tells what happened to one thing, the latest first, naming the staff only", async () => {
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

test("gives a candidate nothing, even of their own", async () => {
  const person = await buildStudent();
  const subject = { kind: "application", id: newId() };
  await transaction((tx) => recordHistory(tx, person, "application.started", subject));
  expect(await listSubjectHistory(person, subject)).toEqual([]);
});

test("it is read page by page, and by the beginnings of acts", async () => {
  const subject = { kind: "application", id: newId() };
  const officer = await buildStaff();
  const acts = ["note.added", "choice.offer", "note.removed", "file.opened"];
  for (const act of acts)
    await transaction((tx) => recordHistory(tx, officer, act, subject, { name: act }));
  const read = (more: Parameters<typeof getSubjectHistoryPage>[2]) =>
    getSubjectHistoryPage(officer, subject, more);
  const first = await read({ size: 3 });
  expect(first.lines.map(({ action }) => action)).toEqual(acts.toReversed().slice(0, 3));
  const second = await read({ size: 3, key: first.next });
  expect(second).toMatchObject({ lines: [{ details: { name: "note.added" } }], next: null });
  const notes = await read({ actionPrefixes: ["note.", "theme."] });
  expect(notes.lines.map(({ action }) => action)).toEqual(["note.removed", "note.added"]);
  expect(await getSubjectHistoryPage(await buildStudent(), subject, {})).toEqual({
    lines: [],
    next: null,
  });
});
