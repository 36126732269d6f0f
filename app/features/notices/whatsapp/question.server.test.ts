import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/identity/testing.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { whatsappNumbers, whatsappQuestions } from "#app/platform/db/schema/notices.ts";
import { testDatabase } from "#tests/support/database.ts";
import { noticesForgotten } from "../jobs.server.ts";
import { forgetNotices, tellNotices } from "../notice-data.server.ts";
import {
  acceptWhatsapp,
  ownWhatsapp,
  refuseWhatsapp,
  takeWhatsappAnswer,
} from "../whatsapp.server.ts";

const database = await testDatabase();
beforeEach(async () => {
  await database.truncate();
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => setClock());

const PHONE = "+221771234567";
const AT_REST = { ok: false, reason: "whatsapp-at-rest" };
const t = noticesMessages.fr.whatsapp;
/** Nobody knows what the reader of a number of no account reads. */
const inBoth = (answer: "allowed" | "stopped") =>
  `${t[answer]}\n\n${noticesMessages.en.whatsapp[answer]}`;
const answering = (text: string) => takeWhatsappAnswer({ from: PHONE, text });
const texts = async () =>
  ((await database.jobs("whatsapp.requested")) as { text: string }[]).map(({ text }) => text);
async function buildReachable() {
  const person = await buildStudent();
  await db().update(users).set({ phone: PHONE }).where(eq(users.id, person.id));
  return person;
}

test("a number is sent one question in 30 days, whatever the account and what it does meanwhile", async () => {
  const [awa, binta] = [await buildReachable(), await buildReachable()];
  expect(await acceptWhatsapp(awa)).toEqual({ ok: true });
  await refuseWhatsapp(awa);
  expect(await acceptWhatsapp(awa)).toEqual(AT_REST);
  expect(await acceptWhatsapp(binta)).toEqual(AT_REST);
  expect(await ownWhatsapp(binta)).toMatchObject({ state: "off" });
  setClock("2026-12-20T09:59:00Z");
  expect(await acceptWhatsapp(binta)).toEqual(AT_REST);
  expect(await texts()).toEqual([t.question]);
  setClock("2026-12-20T10:01:00Z");
  expect(await acceptWhatsapp(binta)).toEqual({ ok: true });
  expect(await texts()).toEqual([t.question, t.question]);
});

test("two accounts that ask for one number in the same moment have one question sent", async () => {
  const people = [await buildReachable(), await buildReachable()];
  const answers = await Promise.all(people.map((person) => acceptWhatsapp(person)));
  expect(answers).toContainEqual({ ok: true });
  expect(answers).toContainEqual(AT_REST);
  expect(await texts()).toEqual([t.question]);
});

test("a number that wrote STOP is never asked again, by any account, closed ones included", async () => {
  const [awa, binta] = [await buildReachable(), await buildReachable()];
  await acceptWhatsapp(awa);
  expect(await answering("STOP")).toBe(true);
  await transaction((tx) => forgetNotices(tx, awa.id));
  setClock("2028-11-20T10:00:00Z");
  await noticesForgotten.run({});
  expect(await acceptWhatsapp(awa)).toEqual(AT_REST);
  expect(await acceptWhatsapp(binta)).toEqual(AT_REST);
  expect(await texts()).toEqual([t.question, t.stopped]);
});

test("STOP from a number that nobody asked for is remembered, and answered once", async () => {
  expect(await answering("STOP")).toBe(true);
  expect(await answering("STOP")).toBe(false);
  expect(await acceptWhatsapp(await buildReachable())).toEqual(AT_REST);
  expect(await texts()).toEqual([inBoth("stopped")]);
});

test("after STOP, OUI from that number agrees to nothing, and lets it be asked again", async () => {
  const person = await buildReachable();
  await acceptWhatsapp(person);
  await answering("STOP");
  expect(await answering("OUI")).toBe(true);
  expect(await answering("OUI")).toBe(false);
  expect((await texts()).at(-1)).toBe(inBoth("allowed"));
  expect(await ownWhatsapp(person)).toMatchObject({ state: "off" });
  expect(await acceptWhatsapp(person)).toEqual({ ok: true });
  expect((await texts()).at(-1)).toBe(t.question);
});

test("who asked is told that the telephone answered STOP, until it answers OUI; nobody else is", async () => {
  const [awa, binta] = [await buildReachable(), await buildReachable()];
  await acceptWhatsapp(awa);
  await answering("STOP");
  setClock("2027-02-20T10:00:00Z");
  expect(await ownWhatsapp(awa)).toMatchObject({ state: "stopped" });
  expect(await ownWhatsapp(binta)).toMatchObject({ state: "off" });
  await answering("OUI");
  expect(await ownWhatsapp(awa)).toMatchObject({ state: "off" });
});

test("the STOP of one number says nothing of another that the account has later", async () => {
  const person = await buildReachable();
  await acceptWhatsapp(person);
  await answering("STOP");
  setClock("2026-11-20T11:00:00Z");
  const stranger = "+221781234567";
  await takeWhatsappAnswer({ from: stranger, text: "STOP" });
  await db().update(users).set({ phone: stranger }).where(eq(users.id, person.id));
  expect(await ownWhatsapp(person)).toMatchObject({ state: "off" });
});

test("a question expires after 72 hours: a OUI that comes later agrees to nothing", async () => {
  const person = await buildReachable();
  await acceptWhatsapp(person);
  setClock("2026-11-23T09:59:00Z");
  expect(await ownWhatsapp(person)).toMatchObject({ state: "asked" });
  setClock("2026-11-23T10:01:00Z");
  expect(await ownWhatsapp(person)).toMatchObject({ state: "unconfirmed" });
  await answering("OUI");
  expect(await ownWhatsapp(person)).toMatchObject({ state: "unconfirmed" });
  expect((await texts()).at(-1)).toBe(inBoth("allowed"));
  expect(await acceptWhatsapp(person)).toEqual({ ok: true });
  await answering("OUI");
  expect(await ownWhatsapp(person)).toMatchObject({ state: "on" });
});

test("a OUI that nothing was asked for, or whose question is forgotten, is not answered", async () => {
  const person = await buildReachable();
  expect(await answering("OUI")).toBe(false);
  await acceptWhatsapp(person);
  setClock("2026-12-21T10:00:00Z");
  await noticesForgotten.run({});
  expect(await db().select().from(whatsappQuestions)).toEqual([]);
  expect(await answering("OUI")).toBe(false);
  expect(await ownWhatsapp(person)).toMatchObject({ state: "unconfirmed" });
});

test("a number accepted before telephones were asked waits for its question, and is told to its person", async () => {
  const person = await buildReachable();
  await db().insert(whatsappNumbers).values({ personId: person.id, phone: PHONE });
  expect(await ownWhatsapp(person)).toMatchObject({ state: "unconfirmed" });
  expect(await answering("OUI")).toBe(false);
  expect(await acceptWhatsapp(person)).toEqual({ ok: true });
  expect(await ownWhatsapp(person)).toMatchObject({ state: "asked" });
  await answering("OUI");
  const [told] = (await tellNotices(person, "fr"))[noticesMessages.fr.data.whatsapp] ?? [];
  expect(told).toMatchObject({ "Question envoyée": expect.any(String) });
  expect(told).toMatchObject({ "Accord reçu du téléphone": expect.any(String) });
});

test("what is kept of a number that refused is not the number", async () => {
  await answering("STOP");
  const [kept] = await db().select().from(whatsappQuestions);
  expect(kept?.digest).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(kept)).not.toContain("771234567");
});
