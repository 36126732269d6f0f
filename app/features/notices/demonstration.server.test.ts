import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { testDatabase } from "#tests/support/database.ts";
import { leaveNow, listDemoWaiting } from "./demonstration.server.ts";
import type { StillTrue } from "./leave.server.ts";
import { type Told, tell } from "./tell.server.ts";
import { toldTo } from "./testing.ts";

const database = await testDatabase();
beforeEach(async () => {
  await database.truncate();
  setConfig({ ...database.config, demo: true });
  // In the quiet hours: everything waits.
  setClock("2026-11-20T22:00:00Z");
});
afterEach(() => setClock());

const told = (personId: string, key: string, kind: Told["kind"] = "message") =>
  transaction((tx) => {
    const say = () => ({
      subject: `On attend : ${key}`,
      text: `On attend : ${key}.`,
      action: "Lire",
    });
    return tell(tx, {
      personId,
      kind,
      urgency: "grouped",
      key,
      path: "/espace-etudiant",
      campus: "senegal",
      say,
    });
  });
const read: StillTrue = async (_, { key }) => key !== "read";

test("what waits leaves in the letters that were planned, and what was read or is not wanted any more is over", async () => {
  const awa = await buildStudent();
  await told(awa.id, "read");
  await told(awa.id, "a message");
  await told(awa.id, "another");
  await told(awa.id, "of the day", "deadline");
  await told(awa.id, "a state", "state");
  await db()
    .update(users)
    .set({ noticeState: "never", noticeDeadline: "daily" })
    .where(eq(users.id, awa.id));
  expect(await leaveNow([read])).toEqual({ left: 2, ended: 2 });
  expect((await toldTo(awa.email)).map(({ state }) => state).toSorted()).toEqual(
    ["over", "left", "left", "left", "unwanted"].toSorted(),
  );
  // Two messages at the end of the night, and what is wanted once a day in the evening.
  const letters = (await database.letters()).map(({ text }) => [
    ...new Set(text.match(/(?<=On attend[^a-z]+)[a-z][a-z ]+/g)),
  ]);
  expect(letters).toEqual([["a message", "another"], ["of the day"]]);
});

test("where everything was read, nothing leaves and nothing waits any more", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await told(awa.id, "read");
  await told(binta.id, "read");
  expect(await leaveNow([read])).toEqual({ left: 0, ended: 2 });
  expect(await listDemoWaiting("fr")).toEqual([]);
  expect(await leaveNow([read])).toEqual({ left: 0, ended: 0 });
});

test("production has no such button", async () => {
  setConfig({ ...database.config, demo: false });
  expect([await leaveNow([]), await listDemoWaiting("fr")]).toEqual([null, null]);
});
