import { expect, test } from "vitest";
import { transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { record } from "./history.server.ts";
import { listHistoryOf } from "./subject-history.server.ts";
import { buildStaff, buildStudent } from "./testing.ts";

await testDatabase();

test("tells what happened to one thing, the latest first, naming the staff only", async () => {
  const [officer, person] = [await buildStaff(), await buildStudent()];
  const subject = { kind: "application", id: newId() };
  await transaction((tx) => record(tx, person, "application.submitted", subject));
  await transaction((tx) => record(tx, officer, "message.sent", subject));
  await transaction((tx) => record(tx, officer, "message.sent", { ...subject, id: newId() }));
  expect(await listHistoryOf(officer, subject)).toMatchObject([
    { action: "message.sent", by: "staff", name: officer.name },
    { action: "application.submitted", by: "student", name: null },
  ]);
});

test("gives a candidate nothing, even of their own", async () => {
  const person = await buildStudent();
  const subject = { kind: "application", id: newId() };
  await transaction((tx) => record(tx, person, "application.started", subject));
  expect(await listHistoryOf(person, subject)).toEqual([]);
});
