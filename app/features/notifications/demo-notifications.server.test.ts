import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { flushDemoNotifications, listDemoNotifications } from "./demo-notifications.server.ts";
import type { RelevanceCheck } from "./dispatch.server.ts";
import { type Notification, notify } from "./notify.server.ts";
import { listUserNotifications } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setConfig({ ...database.config, demo: true });
  // In quiet hours, so that every notification waits.
  setClock("2026-11-20T22:00:00Z");
});
afterEach(() => setClock());

const buildNotification = (personId: string, key: string, kind: Notification["kind"] = "message") =>
  transaction((tx) => {
    const say = () => ({
      subject: `On attend : ${key}`,
      text: `On attend : ${key}.`,
      action: "Lire",
    });
    return notify(tx, {
      personId,
      kind,
      urgency: "grouped",
      key,
      path: "/espace-etudiant",
      campus: "senegal",
      say,
    });
  });
const isUnread: RelevanceCheck = async (_, { key }) => key !== "read";

test("flushDemoNotifications: sends the planned emails and closes what is read or unwanted", async () => {
  const awa = await buildStudent();
  await buildNotification(awa.id, "read");
  await buildNotification(awa.id, "a message");
  await buildNotification(awa.id, "another");
  await buildNotification(awa.id, "of the day", "deadline");
  await buildNotification(awa.id, "a state", "state");
  await db()
    .update(users)
    .set({ noticeState: "never", noticeDeadline: "daily" })
    .where(eq(users.id, awa.id));
  expect(await flushDemoNotifications([isUnread])).toEqual({ sentCount: 2, ended: 2 });
  expect((await listUserNotifications(awa.email)).map(({ state }) => state).toSorted()).toEqual(
    ["over", "left", "left", "left", "unwanted"].toSorted(),
  );
  // Two messages in one email, and the daily deadline in another.
  const emailSubjects = (await database.listEmails()).map(({ text }) => [
    ...new Set(text.match(/(?<=On attend[^a-z]+)[a-z][a-z ]+/g)),
  ]);
  expect(emailSubjects).toEqual([["a message", "another"], ["of the day"]]);
});

test("flushDemoNotifications: sends nothing when every notification is irrelevant", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await buildNotification(awa.id, "read");
  await buildNotification(binta.id, "read");
  expect(await flushDemoNotifications([isUnread])).toEqual({ sentCount: 0, ended: 2 });
  expect(await listDemoNotifications("fr")).toEqual([]);
  expect(await flushDemoNotifications([isUnread])).toEqual({ sentCount: 0, ended: 0 });
});

test("flushDemoNotifications: returns null outside demo mode", async () => {
  setConfig({ ...database.config, demo: false });
  expect([await flushDemoNotifications([]), await listDemoNotifications("fr")]).toEqual([
    null,
    null,
  ]);
});
