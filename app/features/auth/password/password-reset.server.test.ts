import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getActor } from "../session.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildUser, signInAs, TEST_PASSWORD } from "../testing.ts";
import { getResetEmail, requestPasswordReset, resetPassword } from "./password-reset.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const awa = { email: "awa.diop@exemple.test" };
/** Names that are in no list of passwords. */
const rareNames = { firstName: "Fadoul", lastName: "Tisserand" };

const listEmails = () => database.listEmails();
const getToken = (link: URL) => link.searchParams.get("token") ?? "";

test("resetPassword: sets the password once, ends every session and confirms the address", async () => {
  const { id } = await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  const formerHeaders = await signInAs("awa.diop@exemple.test");
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  expect(await requestPasswordReset(buildCaller(), "AWA.diop@exemple.test")).toEqual({ ok: true });
  const link = await database.getLastLink();
  expect(link.pathname).toBe("/nouveau-mot-de-passe");
  expect((await listEmails()).at(-1)?.text).toContain("rien ne change dans votre compte");
  const change = { token: getToken(link), password: "une tout autre phrase" };

  expect(await getResetEmail(change.token)).toBe("awa.diop@exemple.test");
  expect(await getResetEmail(`${change.token}x`)).toBeNull();
  expect(await getResetEmail("")).toBeNull();
  const shortResult = await resetPassword(buildCaller(), { ...change, password: "trop court" });
  expect(shortResult).toEqual({ ok: false, reason: "password-too-short" });
  expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
  const repeated = await resetPassword(buildCaller(), {
    ...change,
    password: `${TEST_PASSWORD} encore`,
  });
  expect(repeated).toEqual({ ok: false, reason: "link-invalid" });
  expect(await getResetEmail(change.token)).toBeNull();

  expect(await getActor(formerHeaders)).toBe(visitor);
  expect((await listEmails()).at(-1)?.subject).toBe("Votre mot de passe a changé");
  const oldResult = await signIn(buildCaller(), { email: awa.email, password: TEST_PASSWORD });
  expect(oldResult).toMatchObject({ reason: "wrong-credentials" });
  const { email } = awa;
  expect(await signIn(buildCaller(), { email, password: change.password })).toMatchObject({
    ok: true,
  });
});

describe("resetPassword sent twice", () => {
  const password = "une tout autre phrase";
  const requestReset = async () => {
    const person = await buildUser({ email: awa.email, password: TEST_PASSWORD });
    await requestPasswordReset(buildCaller(), awa.email);
    return { ...person, token: getToken(await database.getLastLink()) };
  };

  it.each([
    ["one after the other", false],
    ["at once", true],
  ])("sets the password once, %s, and returns ok both times", async (_, atOnce) => {
    const { id, token } = await requestReset();
    const reset = () => resetPassword(buildCaller(), { token, password });
    const results = atOnce ? await Promise.all([reset(), reset()]) : [await reset(), await reset()];
    expect(results).toEqual([
      { ok: true, email: awa.email },
      { ok: true, email: awa.email },
    ]);
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    expect(lines.filter(({ action }) => action === "password.reset")).toHaveLength(1);
    const subjects = (await listEmails()).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === "Votre mot de passe a changé")).toHaveLength(1);
  });

  it("returns link-invalid for another password, which counts as wrong, and after ten minutes", async () => {
    const { token } = await requestReset();
    await resetPassword(buildCaller(), { token, password });
    const refusal = { ok: false, reason: "link-invalid" };
    const other = { token, password: `${password} encore` };
    for (let times = 0; times < 10; times++)
      expect(await resetPassword(buildCaller(), other)).toEqual(refusal);
    expect(await resetPassword(buildCaller(), { token, password })).toEqual(refusal);
    setClock(new Date(Date.now() + 16 * MINUTE_MS));
    expect(await resetPassword(buildCaller(), { token, password })).toEqual(refusal);
  });
});

test("resetPassword: returns password-contains-name for the user's own names, and the link stays valid", async () => {
  const { email } = await buildUser({
    email: "p@exemple.test",
    password: TEST_PASSWORD,
    ...rareNames,
  });
  await requestPasswordReset(buildCaller(), email);
  const token = getToken(await database.getLastLink());
  for (const password of ["tisserandfadoul", "Fadoul-Tisserand-Fadoul"])
    expect(await resetPassword(buildCaller(), { token, password })).toEqual({
      ok: false,
      reason: "password-contains-name",
    });
  const other = { token, password: "une tout autre phrase" };
  expect(await resetPassword(buildCaller(), other)).toMatchObject({ ok: true });
});

test("resetPassword: deletes linked accounts when the address was never confirmed", async () => {
  const { id } = await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  await db().insert(accounts).values({ userId: id, accountId: "evil", providerId: "facebook" });
  await requestPasswordReset(buildCaller(), awa.email);
  await resetPassword(buildCaller(), {
    token: getToken(await database.getLastLink()),
    password: TEST_PASSWORD,
  });
  const remaining = await db().select().from(accounts);
  expect(remaining.map(({ providerId }) => providerId)).toEqual(["credential"]);
});

test("requestPasswordReset: returns ok for an unknown address and sends no email", async () => {
  const result = await requestPasswordReset(buildCaller(), "nobody@exemple.test");
  expect(result).toEqual({ ok: true });
  expect(await listEmails()).toEqual([]);
});

test("requestPasswordReset: invalidates earlier links and sends one email a minute", async () => {
  await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  await requestPasswordReset(buildCaller(), awa.email);
  const first = getToken(await database.getLastLink());
  await requestPasswordReset(buildCaller(), awa.email);
  expect(await listEmails()).toHaveLength(1);
  setClock(new Date(Date.now() + 61_000));
  await requestPasswordReset(buildCaller(), awa.email);
  expect(await listEmails()).toHaveLength(2);
  const newest = getToken(await database.getLastLink());
  const password = "une tout autre phrase";
  expect(await resetPassword(buildCaller(), { token: first, password })).toEqual({
    ok: false,
    reason: "link-invalid",
  });
  expect(await resetPassword(buildCaller(), { token: newest, password })).toMatchObject({
    ok: true,
  });
});
