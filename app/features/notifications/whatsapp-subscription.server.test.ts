import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { signRequest } from "#app/platform/signed-request.server.ts";
import { listStoredWhatsapp, sendWhatsapp } from "#app/platform/whatsapp/whatsapp.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { dispatchDueNotifications } from "./dispatch.server.ts";
import { notify } from "./notify.server.ts";
import {
  getWhatsappSubscription,
  handleWhatsappReply,
  handleWhatsappWebhook,
  subscribeToWhatsapp,
  unsubscribeFromWhatsapp,
} from "./whatsapp-subscription.server.ts";

const database = await createTestDatabase();
beforeEach(async () => {
  await database.truncate();
  setConfig(database.config);
  setClock("2026-11-20T10:00:00Z");
});
afterEach(() => setClock());

const PHONE = "+221771234567";
const YES = { from: PHONE, text: "Oui." };
const queued = () => database.jobs("whatsapp.requested") as Promise<{ to: string; text: string }[]>;
async function buildUserWithPhone() {
  const person = await buildStudent();
  await db().update(users).set({ phone: PHONE }).where(eq(users.id, person.id));
  return person;
}
/** The question leaves, and is answered. */
async function subscribeAndConfirm(person: Awaited<ReturnType<typeof buildUserWithPhone>>) {
  await subscribeToWhatsapp(person);
  await handleWhatsappReply(YES);
}
async function sendNotification(personId: string) {
  const said = { subject: "Canari", text: "Canari.", action: "Lire" };
  const told = {
    personId,
    kind: "state" as const,
    urgency: "grouped" as const,
    key: "x",
    path: "/x",
    campus: null,
  };
  await transaction((tx) => notify(tx, { ...told, say: () => said }));
  await dispatchDueNotifications([]);
}

test("without having asked, nothing ever leaves by WhatsApp", async () => {
  const person = await buildUserWithPhone();
  await sendNotification(person.id);
  expect(await database.listEmails()).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

test("a telephone is asked first, by a message that names nobody, and receives nothing else until it agrees", async () => {
  const person = await buildUserWithPhone();
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "asked" });
  await sendNotification(person.id);
  const [question, ...others] = await queued();
  expect(others).toEqual([]);
  expect(question?.text).toMatch(/répondez OUI/);
  for (const canary of [person.name, person.email, "http"])
    expect(question?.text).not.toContain(canary);
  expect(await handleWhatsappReply(YES)).toBe(true);
  expect(await handleWhatsappReply(YES)).toBe(false);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "on" });
  expect((await queued()).at(-1)?.text).toContain("C’est fait");
});

test("one account has three questions sent in a day, each to another number", async () => {
  const person = await buildUserWithPhone();
  const askFor = async (phone: string) => {
    await db().update(users).set({ phone }).where(eq(users.id, person.id));
    return subscribeToWhatsapp(person);
  };
  for (const phone of [PHONE, "+221771234568", "+221771234569"])
    expect(await askFor(phone)).toEqual({ ok: true });
  const refused = { ok: false, reason: "whatsapp-too-often" };
  expect(await askFor("+221771234560")).toEqual(refused);
  expect(await queued()).toHaveLength(3);
  setClock("2026-11-21T11:00:00Z");
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
});

test("who asked is told that there is a message and where, never what", async () => {
  const person = await buildUserWithPhone();
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
  await subscribeAndConfirm(person);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "on" });
  await sendNotification(person.id);
  const [message, ...others] = (await queued()).slice(2);
  expect(others).toEqual([]);
  expect(message?.to).toBe(PHONE);
  expect(message?.text).toContain("vous avez un message");
  expect(message?.text).toContain("/espace-etudiant");
  for (const canary of ["Canari", person.name, person.email])
    expect(message?.text).not.toContain(canary);
});

test("a telephone that changed is asked again; an account without one cannot ask", async () => {
  const person = await buildUserWithPhone();
  await subscribeAndConfirm(person);
  await db().update(users).set({ phone: "+221781234567" }).where(eq(users.id, person.id));
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
  await sendNotification(person.id);
  expect(await queued()).toHaveLength(2);
  expect(await subscribeToWhatsapp(await buildStudent())).toEqual({
    ok: false,
    reason: "whatsapp-no-phone",
  });
  expect(await subscribeToWhatsapp(visitor)).toBeNull();
});

test("STOP switches it off, is answered once and written down", async () => {
  const person = await buildUserWithPhone();
  await subscribeAndConfirm(person);
  expect(await handleWhatsappReply({ from: PHONE, text: "merci" })).toBe(false);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "on" });
  expect(await handleWhatsappReply({ from: PHONE, text: "Arrêt." })).toBe(true);
  expect(await handleWhatsappReply({ from: PHONE, text: "STOP" })).toBe(false);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "stopped" });
  expect((await queued()).slice(2)).toMatchObject([
    { text: expect.stringContaining("vous ne recevrez plus") },
  ]);
  await sendNotification(person.id);
  expect(await queued()).toHaveLength(3);
  const told = await db().select().from(history).where(eq(history.action, "whatsapp.stopped"));
  expect(told).toMatchObject([{ subjectId: person.id, details: { by: "answer" } }]);
});

test("the account page switches it off too", async () => {
  const person = await buildUserWithPhone();
  await subscribeAndConfirm(person);
  await unsubscribeFromWhatsapp(person);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
});

test("a provider's call is signed, or refused; without a secret there is no such address", async () => {
  const person = await buildUserWithPhone();
  await subscribeAndConfirm(person);
  const body = JSON.stringify({ from: PHONE, text: "STOP" });
  expect(await handleWhatsappWebhook(signRequest("x", body), body)).toEqual({
    ok: false,
    status: 404,
  });
  const secret = "another webhook secret of forty characters";
  setConfig({ ...database.config, whatsappWebhookSecret: secret });
  expect(await handleWhatsappWebhook(signRequest("x", body), body)).toEqual({
    ok: false,
    status: 401,
  });
  expect(await handleWhatsappWebhook(signRequest(secret, "{"), "{")).toEqual({
    ok: false,
    status: 400,
  });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "on" });
  expect(await handleWhatsappWebhook(signRequest(secret, body), body)).toEqual({ ok: true });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "stopped" });
});

test("production offers it only where a provider carries it", async () => {
  const person = await buildUserWithPhone();
  setConfig({ ...database.config, demo: false });
  expect(await getWhatsappSubscription(person)).toBeNull();
  expect(await subscribeToWhatsapp(person)).toBeNull();
});

test("without a provider a message is kept in a folder, once whatever the tries", async () => {
  const message = { id: "1", to: PHONE, text: "Bonjour", locale: "fr" as const };
  await sendWhatsapp(message);
  await sendWhatsapp(message);
  expect(await listStoredWhatsapp()).toMatchObject([message]);
});
