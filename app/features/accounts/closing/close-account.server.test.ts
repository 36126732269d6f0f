import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, sessions, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  eraseClosedAccounts,
  hasCancelledClosing,
  isRepeatedClosing,
  requestClosing,
  signClosingForm,
} from "./close-account.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const advanceDays = (days: number) => setClock(new Date(Date.now() + days * DAY_MS));
const eraseAllData = async () => ({ hasSentApplication: false });
const listSubjects = async () => (await database.listEmails()).map(({ subject }) => subject);

async function buildSignedInStudent() {
  const actor = await buildStudent({ password: TEST_PASSWORD });
  const caller = buildCaller({ cookie: (await signInAs(actor.email)).get("cookie") ?? "" });
  return { actor, caller };
}

test("eraseClosedAccounts: erases an account fourteen days after requestClosing, which signs out all devices", async () => {
  const { actor, caller } = await buildSignedInStudent();
  await signInAs(actor.email);
  expect(await requestClosing(actor, caller, " fermer ")).toMatchObject({ ok: true });
  expect(await db().select().from(sessions)).toEqual([]);
  expect(await getActor(caller.headers)).toBe(visitor);
  advanceDays(13.9);
  await eraseClosedAccounts(eraseAllData);
  expect(await db().select().from(users)).toHaveLength(1);
  advanceDays(14.1);
  await eraseClosedAccounts(eraseAllData);
  await eraseClosedAccounts(eraseAllData);
  expect(await db().select().from(users)).toEqual([]);
  expect(await db().select().from(accounts)).toEqual([]);
  expect(await listSubjects()).toEqual(["Votre compte va être fermé", "Votre compte est fermé"]);
  const lines = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(lines.map(({ action }) => action)).toEqual([
    "person.created",
    "account.closing-asked",
    "account.closed",
  ]);
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("requestClosing: sent twice %s records one request", async (_, atOnce) => {
  const { actor, caller } = await buildSignedInStudent();
  const request = () => requestClosing(actor, caller, "FERMER");
  const [firstResult, secondResult] = atOnce
    ? await Promise.all([request(), request()])
    : [await request(), await request()];
  expect(firstResult).toMatchObject({ ok: true });
  expect(secondResult).toEqual(firstResult);
  expect(await listSubjects()).toEqual(["Votre compte va être fermé"]);
  const lines = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(lines.filter(({ action }) => action === "account.closing-asked")).toHaveLength(1);
});

test("isRepeatedClosing: is true for the form of a closing account, until the closing is cancelled", async () => {
  const { actor, caller } = await buildSignedInStudent();
  const signed = signClosingForm(actor);
  expect(await isRepeatedClosing(signed)).toBe(false);
  await requestClosing(actor, caller, "FERMER");
  expect(await isRepeatedClosing(signed)).toBe(true);
  for (const invalidForm of [`${signed}x`, "", signClosingForm(await buildStudent())])
    expect(await isRepeatedClosing(invalidForm)).toBe(false);
  await signInAs(actor.email);
  expect(await isRepeatedClosing(signed)).toBe(false);
  expect(signClosingForm(await buildStaff())).toBe("");
});

test("hasCancelledClosing: is true after a sign-in, which keeps the account and sends an email", async () => {
  const { actor, caller } = await buildSignedInStudent();
  await requestClosing(actor, caller, "CLOSE");
  expect(await hasCancelledClosing(actor)).toBe(false);
  await signInAs(actor.email);
  expect(await hasCancelledClosing(actor)).toBe(true);
  expect(await hasCancelledClosing(visitor)).toBe(false);
  advanceDays(15);
  await eraseClosedAccounts(eraseAllData);
  expect(await hasCancelledClosing(actor)).toBe(false);
  const [row] = await db().select().from(users);
  expect(row).toMatchObject({ id: actor.id, closesAt: null, closedAt: null });
  expect((await listSubjects()).at(-1)).toBe("Votre compte reste ouvert");
});

test("eraseClosedAccounts: keeps the name and the address after a submitted application, and no sign-in method", async () => {
  const { actor, caller } = await buildSignedInStudent();
  await db().update(users).set({ phone: "+221771234567" });
  await requestClosing(actor, caller, "FERMER");
  advanceDays(15);
  await eraseClosedAccounts(async () => ({ hasSentApplication: true }));
  const [row] = await db().select().from(users);
  expect(row).toMatchObject({ name: actor.name, email: actor.email, phone: null, closesAt: null });
  expect(row?.closedAt).toBeInstanceOf(Date);
  expect(await db().select().from(accounts)).toEqual([]);
});

test("eraseClosedAccounts: leaves the account whole when erasing other data fails", async () => {
  const { actor, caller } = await buildSignedInStudent();
  await requestClosing(actor, caller, "FERMER");
  advanceDays(15);
  const failToErase = async () => Promise.reject(new Error("the store is down"));
  await expect(eraseClosedAccounts(failToErase)).rejects.toThrow("the store is down");
  const [row] = await db().select().from(users);
  expect(row?.closesAt).toBeInstanceOf(Date);
  expect(await db().select().from(accounts)).toHaveLength(1);
});

test("requestClosing: refuses another word, an old sign-in, visitors and staff", async () => {
  const { actor, caller } = await buildSignedInStudent();
  const result = await requestClosing(actor, caller, "oui");
  expect(result).toEqual({ ok: false, reason: "confirmation-missing" });
  expect(await requestClosing(visitor, caller, "FERMER")).toBeNull();
  expect(await requestClosing(await buildStaff(), caller, "FERMER")).toBeNull();
  advanceDays(0.02);
  expect(await requestClosing(actor, caller, "FERMER")).toEqual({
    ok: false,
    reason: "reauthentication-required",
  });
  expect(await db().select().from(sessions)).toHaveLength(1);
});
