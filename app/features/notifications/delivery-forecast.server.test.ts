import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { addSuppression } from "#app/platform/mail/suppression.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  forecastDeliveries,
  getDeliveryForecast,
  getLastDeliveryForecast,
} from "./delivery-forecast.server.ts";
import { dispatchDueNotifications } from "./dispatch.server.ts";
import { notify } from "./notify.server.ts";
import { listUserNotifications } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => setClock());

const campus = "senegal" as const;
const message = { kind: "message", urgency: "grouped" } as const;
const say = () => ({ subject: "Un message", text: "Un message vous attend.", action: "Lire" });
const buildNotification = (personId: string, key: string) =>
  transaction((tx) =>
    notify(tx, {
      personId,
      kind: "message",
      urgency: "grouped",
      key,
      path: "/espace-etudiant",
      campus,
      say,
    }),
  );

test("forecastDeliveries: returns a forecast per known user, keyed by id", async () => {
  const [awa, binta, coumba] = [await buildStudent(), await buildStudent(), await buildStudent()];
  await db().update(users).set({ noticeMessage: "never" }).where(eq(users.id, binta.id));
  await transaction((tx) => addSuppression(tx, coumba.email, { kind: "bounce" }));
  const ids = [awa.id, binta.id, coumba.id, newId()];
  const forecasts = await forecastDeliveries(
    message,
    ids.map((personId) => ({ personId, campus })),
  );
  expect([...forecasts].toSorted()).toEqual(
    [
      [awa.id, { sends: "now" }],
      [binta.id, { sends: "never", why: "unwanted" }],
      [coumba.id, { sends: "never", why: "bounce" }],
    ].toSorted(),
  );
});

test("forecastDeliveries: dispatch sends the email at the forecast time and not before", async () => {
  const { id: personId, email } = await buildStudent();
  await buildNotification(personId, "first");
  await dispatchDueNotifications([]);
  setClock("2026-11-20T10:30:00Z");
  const forecast = (await forecastDeliveries(message, [{ personId, campus }])).get(personId);
  if (forecast?.sends !== "later") throw new Error("it should wait");
  expect(forecast).toMatchObject({ why: "grouped" });
  await buildNotification(personId, "second");
  const states = async () => (await listUserNotifications(email)).map(({ state }) => state);
  setClock(new Date(forecast.at.getTime() - 1_000));
  await dispatchDueNotifications([]);
  expect(await states()).toEqual(["left", "waiting"]);
  setClock(forecast.at);
  await dispatchDueNotifications([]);
  expect(await states()).toEqual(["left", "left"]);
});

test("getLastDeliveryForecast: returns the send time of a pending email, then of a sent one", async () => {
  const officer = await buildStaff();
  const { id: personId } = await buildStudent();
  expect(await getLastDeliveryForecast(officer, "fr", personId)).toBeNull();
  setClock("2026-11-20T23:00:00Z");
  await buildNotification(personId, "at night");
  const getSentence = async () =>
    (await getLastDeliveryForecast(officer, "fr", personId))?.sentence;
  expect(await getSentence()).toContain("demain à 7\u00A0h\u00A000 (heure de Dakar)");
  setClock("2026-11-21T07:00:00Z");
  await dispatchDueNotifications([]);
  expect(await getSentence()).toContain("tout de suite");
  expect(await getLastDeliveryForecast(await buildStudent(), "fr", personId)).toBeNull();
});

test("forecastDeliveries: joins the daily email of a pending notification", async () => {
  const { id: personId } = await buildStudent();
  await db().update(users).set({ noticeState: "daily" }).where(eq(users.id, personId));
  await buildNotification(personId, "a message");
  setClock("2026-11-20T16:30:00Z");
  await dispatchDueNotifications([]);
  await transaction((tx) =>
    notify(tx, { personId, kind: "state", urgency: "grouped", key: "x", path: "/", campus, say }),
  );
  const forecasts = await forecastDeliveries(message, [{ personId, campus: null }]);
  expect(forecasts.get(personId)).toMatchObject({ at: new Date("2026-11-20T18:00:00Z") });
});

test("getDeliveryForecast: returns a sentence to an officer, null to others and for an unknown user", async () => {
  const student = await buildStudent();
  const officer = await buildStaff();
  const recipient = { personId: student.id, campus };
  expect(await getDeliveryForecast(officer, "en", message, recipient)).toEqual({
    sentence: "The candidate will be notified by email at once.",
    willBeSent: true,
    suppression: null,
  });
  await transaction((tx) => addSuppression(tx, student.email, { kind: "complaint" }));
  expect(await getDeliveryForecast(officer, "en", message, recipient)).toEqual({
    sentence:
      "The candidate will not be notified: our emails were reported as spam at their address.",
    willBeSent: false,
    suppression: "complaint",
  });
  expect(await getDeliveryForecast(student, "en", message, recipient)).toBeNull();
  expect(
    await getDeliveryForecast(officer, "en", message, { personId: newId(), campus }),
  ).toBeNull();
});
