import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
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
/** Names that no list of passwords holds. */
const weft = { firstName: "Fadoul", lastName: "Tisserand" };

const letters = () => database.listEmails();
const tokenOf = (link: URL) => link.searchParams.get("token") ?? "";

test("a reset sets the password once, ends every session and confirms the address", async () => {
  const { id } = await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  const before = await signInAs("awa.diop@exemple.test");
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  expect(await requestPasswordReset(buildCaller(), "AWA.diop@exemple.test")).toEqual({ ok: true });
  const link = await database.getLastLink();
  expect(link.pathname).toBe("/nouveau-mot-de-passe");
  expect((await letters()).at(-1)?.text).toContain("rien ne change dans votre compte");
  const change = { token: tokenOf(link), password: "une tout autre phrase" };

  expect(await getResetEmail(change.token)).toBe("awa.diop@exemple.test");
  expect(await getResetEmail(`${change.token}x`)).toBeNull();
  expect(await getResetEmail("")).toBeNull();
  const short = await resetPassword(buildCaller(), { ...change, password: "trop court" });
  expect(short).toEqual({ ok: false, reason: "password-too-short" });
  expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
  const again = await resetPassword(buildCaller(), {
    ...change,
    password: `${TEST_PASSWORD} encore`,
  });
  expect(again).toEqual({ ok: false, reason: "link-invalid" });
  expect(await getResetEmail(change.token)).toBeNull();

  expect(await getActor(before)).toBe(visitor);
  expect((await letters()).at(-1)?.subject).toBe("Votre mot de passe a changé");
  const old = await signIn(buildCaller(), { email: awa.email, password: TEST_PASSWORD });
  expect(old).toMatchObject({ reason: "wrong-credentials" });
  const { email } = awa;
  expect(await signIn(buildCaller(), { email, password: change.password })).toMatchObject({
    ok: true,
  });
});

describe("resetPassword sent twice", () => {
  const password = "une tout autre phrase";
  const linkOf = async () => {
    const person = await buildUser({ email: awa.email, password: TEST_PASSWORD });
    await requestPasswordReset(buildCaller(), awa.email);
    return { ...person, token: tokenOf(await database.getLastLink()) };
  };

  it.each([
    ["one after the other", false],
    ["at once", true],
  ])("sets the password once, %s, and says both times that it is done", async (_, atOnce) => {
    const { id, token } = await linkOf();
    const tap = () => resetPassword(buildCaller(), { token, password });
    const taps = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
    expect(taps).toEqual([
      { ok: true, email: awa.email },
      { ok: true, email: awa.email },
    ]);
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    expect(lines.filter(({ action }) => action === "password.reset")).toHaveLength(1);
    const sent = (await letters()).map(({ subject }) => subject);
    expect(sent.filter((one) => one === "Votre mot de passe a changé")).toHaveLength(1);
  });

  it("returns link-invalid for another password, counted as a wrong one, and ten minutes later", async () => {
    const { token } = await linkOf();
    await resetPassword(buildCaller(), { token, password });
    const dead = { ok: false, reason: "link-invalid" };
    const other = { token, password: `${password} encore` };
    for (let times = 0; times < 10; times++)
      expect(await resetPassword(buildCaller(), other)).toEqual(dead);
    expect(await resetPassword(buildCaller(), { token, password })).toEqual(dead);
    setClock(new Date(Date.now() + 16 * 60_000));
    expect(await resetPassword(buildCaller(), { token, password })).toEqual(dead);
  });
});

test("a password chosen by letter is not made of the person's own names, and the link still serves", async () => {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD, ...weft });
  await requestPasswordReset(buildCaller(), email);
  const token = tokenOf(await database.getLastLink());
  for (const password of ["tisserandfadoul", "Fadoul-Tisserand-Fadoul"])
    expect(await resetPassword(buildCaller(), { token, password })).toEqual({
      ok: false,
      reason: "password-of-names",
    });
  const other = { token, password: "une tout autre phrase" };
  expect(await resetPassword(buildCaller(), other)).toMatchObject({ ok: true });
});

test("a reset of an address never confirmed cuts what was tied to it before", async () => {
  const { id } = await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  await db().insert(accounts).values({ userId: id, accountId: "evil", providerId: "facebook" });
  await requestPasswordReset(buildCaller(), awa.email);
  await resetPassword(buildCaller(), {
    token: tokenOf(await database.getLastLink()),
    password: TEST_PASSWORD,
  });
  const kept = await db().select().from(accounts);
  expect(kept.map(({ providerId }) => providerId)).toEqual(["credential"]);
});

test("an unknown address gets the same answer to a reset, and no letter", async () => {
  const nobody = await requestPasswordReset(buildCaller(), "nobody@exemple.test");
  expect(nobody).toEqual({ ok: true });
  expect(await letters()).toEqual([]);
});

test("a newer link makes the older one useless, and only one letter leaves in a minute", async () => {
  await buildUser({ email: "awa.diop@exemple.test", password: TEST_PASSWORD });
  await requestPasswordReset(buildCaller(), awa.email);
  const first = tokenOf(await database.getLastLink());
  await requestPasswordReset(buildCaller(), awa.email);
  expect(await letters()).toHaveLength(1);
  setClock(new Date(Date.now() + 61_000));
  await requestPasswordReset(buildCaller(), awa.email);
  expect(await letters()).toHaveLength(2);
  const newest = tokenOf(await database.getLastLink());
  const password = "une tout autre phrase";
  expect(await resetPassword(buildCaller(), { token: first, password })).toEqual({
    ok: false,
    reason: "link-invalid",
  });
  expect(await resetPassword(buildCaller(), { token: newest, password })).toMatchObject({
    ok: true,
  });
});
