import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { whatsappNumbers, whatsappQuestions } from "#app/platform/db/schema/notifications.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeFormerSecret, rotateSecret } from "#tests/support/rotate-secret.ts";
import { deleteOldNotificationsJob } from "../jobs.server.ts";
import { notificationsMessages } from "../messages/notifications.ts";
import { eraseNotifications, exportNotifications } from "../notification-export.server.ts";
import {
  getWhatsappSubscription,
  handleWhatsappReply,
  subscribeToWhatsapp,
  unsubscribeFromWhatsapp,
} from "../whatsapp-subscription.server.ts";
import { getStoppedAt } from "./question-limit.server.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => {
  setClock();
  setConfig(database.config);
});

const PHONE = "+221771234567";
const PAUSED = { ok: false, reason: "whatsapp-paused" };
const t = notificationsMessages.fr.whatsapp;
/** The language of a number without an account is unknown. */
const inBothLanguages = (answer: "allowed" | "stopped") =>
  `${t[answer]}\n\n${notificationsMessages.en.whatsapp[answer]}`;
const sendReply = (text: string) => handleWhatsappReply({ from: PHONE, text });
const texts = async () =>
  ((await database.jobs("whatsapp.requested")) as { text: string }[]).map(({ text }) => text);
async function buildUserWithPhone() {
  const person = await buildStudent();
  await db().update(users).set({ phone: PHONE }).where(eq(users.id, person.id));
  return person;
}

test("reserveQuestion: allows one question per number in 30 days, whatever the account", async () => {
  const [awa, binta] = [await buildUserWithPhone(), await buildUserWithPhone()];
  expect(await subscribeToWhatsapp(awa)).toEqual({ ok: true });
  await unsubscribeFromWhatsapp(awa);
  expect(await subscribeToWhatsapp(awa)).toEqual(PAUSED);
  expect(await subscribeToWhatsapp(binta)).toEqual(PAUSED);
  expect(await getWhatsappSubscription(binta)).toMatchObject({ state: "off" });
  setClock("2026-12-20T09:59:00Z");
  expect(await subscribeToWhatsapp(binta)).toEqual(PAUSED);
  expect(await texts()).toEqual([t.question]);
  setClock("2026-12-20T10:01:00Z");
  expect(await subscribeToWhatsapp(binta)).toEqual({ ok: true });
  expect(await texts()).toEqual([t.question, t.question]);
});

test("reserveQuestion: allows one question when two accounts ask at the same time", async () => {
  const people = [await buildUserWithPhone(), await buildUserWithPhone()];
  const answers = await Promise.all(people.map((person) => subscribeToWhatsapp(person)));
  expect(answers).toContainEqual({ ok: true });
  expect(answers).toContainEqual(PAUSED);
  expect(await texts()).toEqual([t.question]);
});

test("blockQuestions: blocks a number for every account, even after the account is erased", async () => {
  const [awa, binta] = [await buildUserWithPhone(), await buildUserWithPhone()];
  await subscribeToWhatsapp(awa);
  expect(await sendReply("STOP")).toBe(true);
  await transaction((tx) => eraseNotifications(tx, awa.id));
  setClock("2028-11-20T10:00:00Z");
  await deleteOldNotificationsJob.run({});
  expect(await subscribeToWhatsapp(awa)).toEqual(PAUSED);
  expect(await subscribeToWhatsapp(binta)).toEqual(PAUSED);
  expect(await texts()).toEqual([t.question, t.stopped]);
});

test("blockQuestions: records a STOP from an unknown number and answers it once", async () => {
  expect(await sendReply("STOP")).toBe(true);
  expect(await sendReply("STOP")).toBe(false);
  expect(await subscribeToWhatsapp(await buildUserWithPhone())).toEqual(PAUSED);
  expect(await texts()).toEqual([inBothLanguages("stopped")]);
});

test("unblockQuestions: OUI after STOP allows a new question but subscribes nobody", async () => {
  const person = await buildUserWithPhone();
  await subscribeToWhatsapp(person);
  await sendReply("STOP");
  expect(await sendReply("OUI")).toBe(true);
  expect(await sendReply("OUI")).toBe(false);
  expect((await texts()).at(-1)).toBe(inBothLanguages("allowed"));
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect((await texts()).at(-1)).toBe(t.question);
});

test("getWhatsappSubscription: reports stopped only to the account that asked, until OUI", async () => {
  const [awa, binta] = [await buildUserWithPhone(), await buildUserWithPhone()];
  await subscribeToWhatsapp(awa);
  await sendReply("STOP");
  setClock("2027-02-20T10:00:00Z");
  expect(await getWhatsappSubscription(awa)).toMatchObject({ state: "stopped" });
  expect(await getWhatsappSubscription(binta)).toMatchObject({ state: "off" });
  await sendReply("OUI");
  expect(await getWhatsappSubscription(awa)).toMatchObject({ state: "off" });
});

test("getWhatsappSubscription: does not report the STOP of a number the account took over", async () => {
  const person = await buildUserWithPhone();
  await subscribeToWhatsapp(person);
  await sendReply("STOP");
  setClock("2026-11-20T11:00:00Z");
  const stranger = "+221781234567";
  await handleWhatsappReply({ from: stranger, text: "STOP" });
  await db().update(users).set({ phone: stranger }).where(eq(users.id, person.id));
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
});

test("handleWhatsappReply: ignores an OUI after 72 hours", async () => {
  const person = await buildUserWithPhone();
  await subscribeToWhatsapp(person);
  setClock("2026-11-23T09:59:00Z");
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "pending" });
  setClock("2026-11-23T10:01:00Z");
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "unconfirmed" });
  await sendReply("OUI");
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "unconfirmed" });
  expect((await texts()).at(-1)).toBe(inBothLanguages("allowed"));
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  await sendReply("OUI");
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "on" });
});

test("handleWhatsappReply: does not answer an OUI without a question", async () => {
  const person = await buildUserWithPhone();
  expect(await sendReply("OUI")).toBe(false);
  await subscribeToWhatsapp(person);
  setClock("2026-12-21T10:00:00Z");
  await deleteOldNotificationsJob.run({});
  expect(await db().select().from(whatsappQuestions)).toEqual([]);
  expect(await sendReply("OUI")).toBe(false);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "unconfirmed" });
});

test("subscribeToWhatsapp: asks a number that was accepted before questions existed", async () => {
  const person = await buildUserWithPhone();
  await db().insert(whatsappNumbers).values({ personId: person.id, phone: PHONE });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "unconfirmed" });
  expect(await sendReply("OUI")).toBe(false);
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "pending" });
  await sendReply("OUI");
  const [exportedNumber] =
    (await exportNotifications(person, "fr"))[notificationsMessages.fr.data.whatsapp] ?? [];
  expect(exportedNumber).toMatchObject({ "Question envoyée": expect.any(String) });
  expect(exportedNumber).toMatchObject({ "Accord reçu du téléphone": expect.any(String) });
});

test("hashPhone: the stored row does not contain the number", async () => {
  await sendReply("STOP");
  const [row] = await db().select().from(whatsappQuestions);
  expect(row?.digest).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain("771234567");
});

test("blockQuestions: a STOP outlives a rotation of APP_SECRET, once the number is used again", async () => {
  const person = await buildUserWithPhone();
  await sendReply("STOP");
  rotateSecret();
  expect(await getStoppedAt(PHONE)).not.toBeNull();
  expect(await subscribeToWhatsapp(person)).toEqual(PAUSED);
  expect(await sendReply("STOP")).toBe(false);
  removeFormerSecret();
  expect(await getStoppedAt(PHONE)).not.toBeNull();
  expect(await subscribeToWhatsapp(person)).toEqual(PAUSED);
});

test("reserveQuestion: counts the question of before a rotation of APP_SECRET", async () => {
  const person = await buildUserWithPhone();
  await subscribeToWhatsapp(person);
  await unsubscribeFromWhatsapp(person);
  rotateSecret();
  expect(await subscribeToWhatsapp(person)).toEqual(PAUSED);
  expect(await sendReply("STOP")).toBe(true);
  expect(await sendReply("OUI")).toBe(true);
  expect(await getStoppedAt(PHONE)).toBeNull();
});

test("blockQuestions: merges the rows of a number when the former APP_SECRET was missing for a time", async () => {
  await sendReply("STOP");
  const { secret: formerSecret } = config();
  rotateSecret();
  removeFormerSecret();
  const person = await buildUserWithPhone();
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  setConfig({ ...config(), previousSecret: formerSecret });
  expect(await subscribeToWhatsapp(await buildUserWithPhone())).toEqual(PAUSED);
  await sendReply("STOP");
  const rows = await db().select().from(whatsappQuestions);
  expect(rows).toEqual([
    expect.objectContaining({ askedAt: expect.any(Date), stoppedAt: expect.any(Date) }),
  ]);
});
