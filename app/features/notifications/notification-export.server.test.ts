import { beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { addSuppression, getSuppression } from "#app/platform/mail/suppression.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { eraseNotifications, exportNotifications } from "./notification-export.server.ts";
import { notify } from "./notify.server.ts";
import { countNotifications, listUserNotifications } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

const say = () => ({ subject: "Une offre", text: "Une offre vous attend.", action: "Lire" });
const buildNotification = (personId: string, key: string) =>
  transaction((tx) =>
    notify(tx, {
      personId,
      kind: "state",
      urgency: "grouped",
      key,
      path: "/x",
      campus: "senegal",
      say,
    }),
  );

test("exportNotifications: returns own notifications and suppression only", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await buildNotification(awa.id, "1");
  await transaction((tx) => addSuppression(tx, awa.email, { kind: "bounce" }));
  const archive = JSON.stringify(await exportNotifications(awa, "fr"));
  expect(archive).toContain("Une offre vous attend.");
  expect(archive).toContain("refusés à cette adresse");
  expect(JSON.stringify(await exportNotifications(binta, "fr"))).not.toContain("offre");
  expect(await exportNotifications(visitor, "fr")).toEqual({});
});

test("eraseNotifications: deletes everything except pending notifications", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  for (const { id } of [awa, binta]) await buildNotification(id, "1");
  await db().update(notificationQueue).set({ state: "left", endedAt: new Date() });
  await buildNotification(awa.id, "2");
  await transaction((tx) => addSuppression(tx, awa.email, { kind: "bounce" }));
  await transaction((tx) => eraseNotifications(tx, awa.id));
  expect((await listUserNotifications(awa.email)).map(({ key }) => key)).toEqual(["2"]);
  expect(await getSuppression(awa.email)).toBeNull();
  expect(await countNotifications()).toBe(2);
});
