import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, sessions, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { getActor } from "../session.server.ts";
import { buildCaller, buildStaff, buildStudent, signInAs, TEST_PASSWORD } from "../testing.ts";
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

const DAY = 86_400_000;
const after = (days: number) => setClock(new Date(Date.now() + days * DAY));
const nothingKept = async () => ({ kept: false });
const subjects = async () => (await database.listEmails()).map(({ subject }) => subject);

async function somebody() {
  const actor = await buildStudent({ password: TEST_PASSWORD });
  const here = buildCaller({ cookie: (await signInAs(actor.email)).get("cookie") ?? "" });
  return { actor, here };
}

test("closing signs every device out now, and erases after fourteen days", async () => {
  const { actor, here } = await somebody();
  await signInAs(actor.email);
  expect(await requestClosing(actor, here, " fermer ")).toMatchObject({ ok: true });
  expect(await db().select().from(sessions)).toEqual([]);
  expect(await getActor(here.headers)).toBe(visitor);
  after(13.9);
  await eraseClosedAccounts(nothingKept);
  expect(await db().select().from(users)).toHaveLength(1);
  after(14.1);
  await eraseClosedAccounts(nothingKept);
  await eraseClosedAccounts(nothingKept);
  expect(await db().select().from(users)).toEqual([]);
  expect(await db().select().from(accounts)).toEqual([]);
  expect(await subjects()).toEqual(["Votre compte va être fermé", "Votre compte est fermé"]);
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
])("requestClosing sent twice %s asks once", async (_, atOnce) => {
  const { actor, here } = await somebody();
  const tap = () => requestClosing(actor, here, "FERMER");
  const [one, two] = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
  expect(one).toMatchObject({ ok: true });
  expect(two).toEqual(one);
  expect(await subjects()).toEqual(["Votre compte va être fermé"]);
  const lines = await db().select().from(history).where(eq(history.subjectId, actor.id));
  expect(lines.filter(({ action }) => action === "account.closing-asked")).toHaveLength(1);
});

test("isRepeatedClosing knows the form of an account that is closing, until it is kept", async () => {
  const { actor, here } = await somebody();
  const signed = signClosingForm(actor);
  expect(await isRepeatedClosing(signed)).toBe(false);
  await requestClosing(actor, here, "FERMER");
  expect(await isRepeatedClosing(signed)).toBe(true);
  for (const other of [`${signed}x`, "", signClosingForm(await buildStudent())])
    expect(await isRepeatedClosing(other)).toBe(false);
  await signInAs(actor.email);
  expect(await isRepeatedClosing(signed)).toBe(false);
  expect(signClosingForm(await buildStaff())).toBe("");
});

test("signing in meanwhile keeps the account, and tells it", async () => {
  const { actor, here } = await somebody();
  await requestClosing(actor, here, "CLOSE");
  expect(await hasCancelledClosing(actor)).toBe(false);
  await signInAs(actor.email);
  expect(await hasCancelledClosing(actor)).toBe(true);
  expect(await hasCancelledClosing(visitor)).toBe(false);
  after(15);
  await eraseClosedAccounts(nothingKept);
  expect(await hasCancelledClosing(actor)).toBe(false);
  const [row] = await db().select().from(users);
  expect(row).toMatchObject({ id: actor.id, closesAt: null, closedAt: null });
  expect((await subjects()).at(-1)).toBe("Votre compte reste ouvert");
});

test("where an application was sent, the name and the address stay, and nothing opens the account", async () => {
  const { actor, here } = await somebody();
  await db().update(users).set({ phone: "+221771234567" });
  await requestClosing(actor, here, "FERMER");
  after(15);
  await eraseClosedAccounts(async () => ({ kept: true }));
  const [row] = await db().select().from(users);
  expect(row).toMatchObject({ name: actor.name, email: actor.email, phone: null, closesAt: null });
  expect(row?.closedAt).toBeInstanceOf(Date);
  expect(await db().select().from(accounts)).toEqual([]);
});

test("a room that cannot forget leaves the account whole, for the next night", async () => {
  const { actor, here } = await somebody();
  await requestClosing(actor, here, "FERMER");
  after(15);
  const broken = async () => Promise.reject(new Error("the store is down"));
  await expect(eraseClosedAccounts(broken)).rejects.toThrow("the store is down");
  const [row] = await db().select().from(users);
  expect(row?.closesAt).toBeInstanceOf(Date);
  expect(await db().select().from(accounts)).toHaveLength(1);
});

test("refuses another word, an old sign-in, a visitor and the staff", async () => {
  const { actor, here } = await somebody();
  const wrong = await requestClosing(actor, here, "oui");
  expect(wrong).toEqual({ ok: false, reason: "confirmation-missing" });
  expect(await requestClosing(visitor, here, "FERMER")).toBeNull();
  expect(await requestClosing(await buildStaff(), here, "FERMER")).toBeNull();
  after(0.02);
  expect(await requestClosing(actor, here, "FERMER")).toEqual({
    ok: false,
    reason: "proof-needed",
  });
  expect(await db().select().from(sessions)).toHaveLength(1);
});
