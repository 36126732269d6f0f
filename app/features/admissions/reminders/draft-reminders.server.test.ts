import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeFormerSecret, rotateSecret } from "#tests/support/rotate-secret.ts";
import { addDays, getEndOfDay } from "../calendar.ts";
import {
  answerConsent,
  getConsentRequest,
  withdrawConsent,
} from "../consent/answer-consent.server.ts";
import { requestConsent } from "../consent/request-consent.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildReadyDraft, getVersion } from "../testing.ts";
import {
  isConsentOutcomeCurrent,
  isDraftReminderRelevant,
  listClosingReminders,
  sendDraftReminders,
} from "./draft-reminders.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
afterEach(() => {
  setClock();
  setConfig(database.config);
});

/** Moves the clock of the test to ten in the morning, some days from today. */
const moveClock = (days: number) => setClock(`${addDays(today(), days)}T10:00:00Z`);
const today = () => toCalendarDate(new Date());
const setClosingDate = (days: number) =>
  db()
    .update(intakes)
    .set({ closesAt: getEndOfDay(addDays(today(), days)) });
const subjects = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject.replace(/\u00a0/g, " "));

test("sendDraftReminders: reminds of a draft seven and two days before the closing, once each", async () => {
  const { actor, id } = await buildReadyDraft();
  await setClosingDate(20);
  await sendDraftReminders();
  expect(await subjects(actor.email)).toEqual([]);
  moveClock(14);
  await sendDraftReminders();
  await sendDraftReminders();
  moveClock(19);
  await sendDraftReminders();
  expect(await subjects(actor.email)).toEqual([
    "Il reste 6 jours pour envoyer votre candidature",
    "Il reste 1 jour pour envoyer votre candidature",
  ]);
  const notifications = await listUserNotifications(actor.email);
  expect(notifications.map(({ key }) => key)).toEqual([`closing:${id}:7`, `closing:${id}:2`]);
  for (const one of notifications) expect(await isDraftReminderRelevant(db(), one)).toBe(true);
});

test("isDraftReminderRelevant: is false after submission, which gets no further reminder", async () => {
  const { actor, id } = await buildReadyDraft();
  await setClosingDate(20);
  moveClock(14);
  await sendDraftReminders();
  const [notification] = await listUserNotifications(actor.email);
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(notification && (await isDraftReminderRelevant(db(), notification))).toBe(false);
  expect(await listClosingReminders(new Date(Date.now() + 30 * DAY_MS))).toEqual([]);
});

test("sendDraftReminders: sends only the second reminder when the first was missed", async () => {
  const { actor } = await buildReadyDraft();
  await setClosingDate(20);
  moveClock(19);
  await sendDraftReminders();
  expect(await subjects(actor.email)).toEqual(["Il reste 1 jour pour envoyer votre candidature"]);
});

const minor = {
  birthOn: `${new Date().getUTCFullYear() - 15}-03-05`,
  motherName: "Mariama Diop",
  motherEmail: "mariama@exemple.test",
};
const mother = { adult: "mother", channel: "mail", locale: "en" } as const;

test("sendDraftReminders: after five days without an answer, notifies the candidate and emails the adult a valid link again", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  // Requested at nine in the evening: the reminder would be due at night, and waits for the morning.
  const at = (days: number, time: string) => setClock(`${addDays(today(), days)}T${time}:00Z`);
  at(0, "21:00");
  await requestConsent(actor, id, mother);
  at(5, "20:59");
  await sendDraftReminders();
  at(6, "06:59");
  await sendDraftReminders();
  expect(await subjects(actor.email)).toEqual([]);
  at(6, "07:00");
  await sendDraftReminders();
  await sendDraftReminders();
  expect(await subjects(actor.email)).toEqual(["L’accord d’un adulte manque encore"]);
  const emails = (await database.listEmails()).filter(({ to }) => to === minor.motherEmail);
  expect(emails).toHaveLength(2);
  const [first = "", second = ""] = emails.map(
    ({ text }) => /\/accord\/([\w-]+)/.exec(text)?.[1] ?? "",
  );
  expect(emails[1]).toMatchObject({ locale: "en", kind: "consent" });
  expect(emails[1]?.subject).toMatch(/^Reminder/);
  expect(second).toBe(first);
  expect(await getConsentRequest(second, "fr")).toMatchObject({ state: "open" });
});

test("sendDraftReminders: does not email an adult who answered or was asked by a link", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, { ...mother, channel: "link" });
  moveClock(6);
  await sendDraftReminders();
  expect((await database.listEmails()).filter(({ to }) => to === minor.motherEmail)).toEqual([]);
  const [notification] = await listUserNotifications(actor.email);
  expect(notification?.kind).toBe("consent");
  await db().update(consents).set({ refusedAt: new Date() }).where(eq(consents.applicationId, id));
  expect(notification && (await isDraftReminderRelevant(db(), notification))).toBe(false);
});

test("isConsentOutcomeCurrent: is false for an agreement that was withdrawn since", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const [email] = await database.listEmails();
  const token = /\/accord\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
  const yes = { givesConsent: true, name: "Mariama Diop", purposes: ["application"], address: "" };
  expect(await answerConsent(token, yes)).toMatchObject({ ok: true });
  const [agreement] = await listUserNotifications(actor.email);
  if (!agreement) throw new Error("no notification of the agreement");
  expect(agreement).toMatchObject({ urgency: "grouped" });
  expect(await isConsentOutcomeCurrent(db(), agreement)).toBe(true);
  await withdrawConsent(token);
  expect(await isConsentOutcomeCurrent(db(), agreement)).toBe(false);
  const [, withdrawn] = await listUserNotifications(actor.email);
  expect(withdrawn).toMatchObject({ urgency: "immediate" });
  expect(withdrawn && (await isConsentOutcomeCurrent(db(), withdrawn))).toBe(true);
});

test.each(["during a rotation", "after a rotation"])(
  "sendDraftReminders: emails a link that works %s of APP_SECRET",
  async (moment) => {
    const { actor, id } = await buildReadyDraft({ info: minor });
    await requestConsent(actor, id, mother);
    rotateSecret();
    if (moment === "after a rotation") removeFormerSecret();
    moveClock(7);
    await sendDraftReminders();
    const emails = (await database.listEmails()).filter(({ to }) => to === minor.motherEmail);
    const [first = "", second = ""] = emails.map(
      ({ text }) => /\/accord\/([\w-]+)/.exec(text)?.[1] ?? "",
    );
    expect(await getConsentRequest(second, "fr")).toMatchObject({ state: "open" });
    // The link of the first email works as long as its secret is known.
    expect(second === first).toBe(moment === "during a rotation");
  },
);
