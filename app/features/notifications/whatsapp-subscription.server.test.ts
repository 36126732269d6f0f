import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
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
async function subscribeAndConfirm(person: Awaited<ReturnType<typeof buildUserWithPhone>>) {
  await subscribeToWhatsapp(person);
  await handleWhatsappReply(YES);
}
async function sendNotification(personId: string) {
  const content = { subject: "Canari", text: "Canari.", action: "Lire" };
  const notification = {
    personId,
    kind: "state" as const,
    urgency: "grouped" as const,
    key: "x",
    path: "/x",
    campus: null,
  };
  await transaction((tx) => notify(tx, { ...notification, say: () => content }));
  await dispatchDueNotifications([]);
}

test("notifyByWhatsapp: sends nothing without a subscription", async () => {
  const person = await buildUserWithPhone();
  await sendNotification(person.id);
  expect(await database.listEmails()).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

test("subscribeToWhatsapp: sends an anonymous question and nothing else until OUI", async () => {
  const person = await buildUserWithPhone();
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect(await subscribeToWhatsapp(person)).toEqual({ ok: true });
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "pending" });
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

test("subscribeToWhatsapp: returns whatsapp-too-often for a fourth number in a day", async () => {
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

test("notifyByWhatsapp: sends a link without the content", async () => {
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

test("subscribeToWhatsapp: asks a changed number again, refuses whatsapp-no-phone", async () => {
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

test("handleWhatsappReply: STOP ends the subscription, is answered once and recorded", async () => {
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
  const entries = await db().select().from(history).where(eq(history.action, "whatsapp.stopped"));
  expect(entries).toMatchObject([{ subjectId: person.id, details: { by: "answer" } }]);
});

test("unsubscribeFromWhatsapp: ends the subscription", async () => {
  const person = await buildUserWithPhone();
  await subscribeAndConfirm(person);
  await unsubscribeFromWhatsapp(person);
  expect(await getWhatsappSubscription(person)).toMatchObject({ state: "off" });
});

test("handleWhatsappWebhook: returns 404 without a secret, 401 for a wrong signature, 400 for invalid JSON", async () => {
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

test("subscribeToWhatsapp: returns null in production without a provider", async () => {
  const person = await buildUserWithPhone();
  setConfig({ ...database.config, demo: false });
  expect(await getWhatsappSubscription(person)).toBeNull();
  expect(await subscribeToWhatsapp(person)).toBeNull();
});

test("sendWhatsapp: without a provider stores a message once, whatever the retries", async () => {
  const message = { id: "1", to: PHONE, text: "Bonjour", locale: "fr" as const };
  await sendWhatsapp(message);
  await sendWhatsapp(message);
  expect(await listStoredWhatsapp()).toMatchObject([message]);
});
