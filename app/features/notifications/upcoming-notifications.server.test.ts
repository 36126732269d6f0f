import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { addSuppression } from "#app/platform/mail/suppression.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { dispatchDueNotifications, type RelevanceCheck } from "./dispatch.server.ts";
import { type Notification, notify, notifyMany } from "./notify.server.ts";
import { notifyDueReminders, type Reminder } from "./notify-reminders.server.ts";
import { countNotifications } from "./testing.ts";
import {
  type AdultEmail,
  listSentNotifications,
  listUpcomingNotifications,
} from "./upcoming-notifications.server.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  setClock();
});

const buildNotificationInput = (
  personId: string,
  more: Partial<Notification> = {},
): Notification => ({
  personId,
  kind: "state",
  urgency: "grouped",
  key: "a",
  path: "/x",
  campus: "senegal",
  say: (locale) => ({ subject: `Offre ${locale}`, text: "t", action: "a" }),
  ...more,
});
const at = (moment: string) => new Date(`2026-11-${moment}Z`);
const buildSources = (
  reminders: Reminder[] = [],
  stillTrue: RelevanceCheck[] = [],
  adults: AdultEmail[] = [],
) => ({
  adults: async () => adults,
  reminders: async (until: Date) => reminders.filter((one) => one.at <= until),
  stillTrue,
});

test("listUpcomingNotifications: lists the next 24 hours and writes nothing", async () => {
  const person = await buildStudent({ firstName: "Awa", lastName: "Diop" });
  setClock("2026-11-20T22:30:00Z");
  await transaction((tx) => notify(tx, buildNotificationInput(person.id)));
  const reminder = {
    ...buildNotificationInput(person.id, { kind: "deadline", key: "b" }),
    at: at("21T05:00:00"),
  };
  const later = {
    ...buildNotificationInput(person.id, { kind: "deadline", key: "d" }),
    at: at("21T15:00:00"),
  };
  const beyondDay = {
    ...buildNotificationInput(person.id, { kind: "deadline", key: "c" }),
    at: at("23T15:00:00"),
  };
  const officer = await buildStaff({ campus: "senegal" });
  const plan = await listUpcomingNotifications(
    officer,
    "en",
    buildSources([reminder, later, beyondDay]),
  );
  expect(plan?.lines).toMatchObject([
    { name: "Awa Diop", kind: "state", subject: "Offre en", at: at("21T07:00:00"), others: 1 },
    { name: "Awa Diop", kind: "deadline", at: at("21T07:00:00"), others: 1 },
    { name: "Awa Diop", kind: "deadline", at: at("21T15:00:00"), others: 0 },
  ]);
  expect(plan?.counts).toEqual([
    { kind: "state", count: 1 },
    { kind: "deadline", count: 2 },
  ]);
  expect(await countNotifications()).toBe(1);
  expect(await database.listEmails()).toEqual([]);
});

test("listUpcomingNotifications: checks the first 300 and counts them all", async () => {
  const person = await buildStudent();
  const many = Array.from({ length: 310 }, (_, at) =>
    buildNotificationInput(person.id, { key: `${at}` }),
  );
  await transaction((tx) => notifyMany(tx, many));
  const checkedKeys: string[] = [];
  const isRelevant: RelevanceCheck = async (_, { key }) => checkedKeys.push(key) > 0;
  const plan = await listUpcomingNotifications(
    await buildStaff(),
    "fr",
    buildSources([], [isRelevant]),
  );
  expect([plan?.lines.length, checkedKeys.length]).toEqual([200, 300]);
  expect(plan?.counts).toEqual([{ kind: "state", count: 310 }]);
});

test("listUpcomingNotifications: leaves out what was sent, is irrelevant or is of another campus", async () => {
  const person = await buildStudent();
  setClock("2026-11-20T22:30:00Z");
  const reminder = {
    ...buildNotificationInput(person.id, { kind: "deadline", key: "b" }),
    at: at("20T09:00:00"),
  };
  await notifyDueReminders([reminder]);
  await notifyDueReminders([reminder]);
  expect(await countNotifications()).toBe(1);
  await transaction((tx) => notify(tx, buildNotificationInput(person.id, { key: "read" })));
  await transaction((tx) =>
    notify(tx, buildNotificationInput(person.id, { key: "far", campus: "cameroon" })),
  );
  await transaction((tx) => addSuppression(tx, person.email, { kind: "bounce" }));
  const isUnread: RelevanceCheck = async (_, { key }) => key !== "read";
  const officer = await buildStaff({ campus: "senegal" });
  const plan = await listUpcomingNotifications(officer, "fr", buildSources([reminder], [isUnread]));
  expect(plan?.lines).toMatchObject([{ kind: "deadline", isSuppressed: true, others: 0 }]);
});

test("listUpcomingNotifications: lists emails to adults of the officer's campus", async () => {
  const [person, remindedPerson] = [await buildStudent(), await buildStudent()];
  const adult = {
    name: "Mariama",
    email: "m@x.sn",
    subject: (locale: string) => `Rappel ${locale}`,
  };
  const reminder = {
    ...buildNotificationInput(person.id, { kind: "consent", key: "b" }),
    at: at("20T15:00:00"),
    adult,
  };
  const pastReminder = {
    ...reminder,
    personId: remindedPerson.id,
    key: "c",
    at: at("20T09:00:00"),
  };
  await notifyDueReminders([pastReminder]);
  const pendingEmail = { ...adult, id: "1", kind: "message" as const, at: at("20T12:00:00") };
  const adults = [
    { ...pendingEmail, name: "Rokhaya", campus: "senegal" as const },
    { ...pendingEmail, id: "2", name: "Ngo", campus: "cameroon" as const },
  ];
  await transaction((tx) => addSuppression(tx, adult.email, { kind: "bounce" }));
  const officer = await buildStaff({ campus: "senegal" });
  const plan = await listUpcomingNotifications(
    officer,
    "en",
    buildSources([reminder, pastReminder], [], adults),
  );
  const adultLines = plan?.lines.filter(({ subject }) => subject === "Rappel en");
  // Suppression stops a message notification, but not a consent request.
  expect(adultLines).toMatchObject([
    { name: "Rokhaya", at: at("20T12:00:00"), isSuppressed: true },
    { name: "Mariama", at: at("20T15:00:00"), isSuppressed: false },
  ]);
});

test("listUpcomingNotifications: the same emails are then sent at the same times", async () => {
  // Freezes the real clock too: the commands must take no time out of the three hours between two emails.
  vi.useFakeTimers({ toFake: ["Date"] });
  setClock("2026-11-20T10:00:00Z");
  const admin = await buildStaff({ role: "administrator" });
  const people = [await buildStudent(), await buildStudent()];
  for (const { id } of people) await transaction((tx) => notify(tx, buildNotificationInput(id)));
  const reminders = people.flatMap(({ id }) => [
    { ...buildNotificationInput(id, { kind: "deadline", key: "b" }), at: at("20T11:00:00") },
    { ...buildNotificationInput(id, { kind: "consent", key: "c" }), at: at("20T18:30:00") },
    { ...buildNotificationInput(id, { kind: "deadline", key: "d" }), at: at("20T23:30:00") },
  ]);
  const plan = await listUpcomingNotifications(admin, "fr", buildSources(reminders));
  await dispatchDueNotifications([]);
  for (let minute = 0; minute < 24 * 60; minute += 30) {
    setClock(new Date(at("20T10:00:00").getTime() + minute * MINUTE_MS));
    await notifyDueReminders(reminders);
    await dispatchDueNotifications([]);
  }
  const sentLines = await listSentNotifications(admin, "fr");
  expect(sentLines).toHaveLength(plan?.lines.length ?? 0);
  const toComparable = (some: typeof sentLines) =>
    some
      ?.map((line) => `${line.at.toISOString()} ${line.kind} ${line.name} ${line.others}`)
      .toSorted();
  expect(toComparable(sentLines)).toEqual(toComparable(plan?.lines ?? null));
});

test("listUpcomingNotifications: returns null without permission", async () => {
  for (const actor of [await buildStaff({ role: "editor" }), await buildStudent(), visitor]) {
    expect(await listUpcomingNotifications(actor, "fr", buildSources())).toBeNull();
    expect(await listSentNotifications(actor, "fr")).toBeNull();
  }
});
