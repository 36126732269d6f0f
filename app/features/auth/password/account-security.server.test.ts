import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, rateLimits, sessions } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listDevices, signOutDevice, signOutOtherDevices } from "../devices.server.ts";
import { getActor } from "../session.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import {
  getSignInMethods,
  removeSignInMethod,
  startLinkingProvider,
} from "../sign-in/sign-in-methods.server.ts";
import { buildCaller, buildStudent, signInAs, TEST_PASSWORD } from "../testing.ts";
import { addPassword, changePassword } from "./change-password.server.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.server.ts";
import { isRecentlyAuthenticated, reauthenticate } from "./reauthentication.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const NEW_PASSWORD = "cinq girafes lisent sous la pluie";
const listSubjects = async () => (await database.listEmails()).map(({ subject }) => subject);
const advanceMinutes = (minutes: number) => setClock(new Date(Date.now() + minutes * MINUTE_MS));
const signInCaller = async (email: string) =>
  buildCaller({ cookie: (await signInAs(email)).get("cookie") ?? "" });

/** A candidate with a password and two sessions. */
async function buildTwoDevices() {
  const actor = await buildStudent({ password: TEST_PASSWORD });
  return {
    actor,
    caller: await signInCaller(actor.email),
    otherCaller: await signInCaller(actor.email),
  };
}

test("changePassword: requires the current password, signs out other devices and sends an email", async () => {
  const { actor, caller, otherCaller } = await buildTwoDevices();
  const wrongResult = await changePassword(actor, caller, {
    current: "pas la bonne",
    password: NEW_PASSWORD,
  });
  expect(wrongResult).toEqual({ ok: false, reason: "wrong-password" });
  const weakResult = await changePassword(actor, caller, {
    current: TEST_PASSWORD,
    password: "a".repeat(15),
  });
  expect(weakResult).toEqual({ ok: false, reason: "password-common" });
  const sameResult = await changePassword(actor, caller, {
    current: TEST_PASSWORD,
    password: TEST_PASSWORD,
  });
  expect(sameResult).toEqual({ ok: false, reason: "password-unchanged" });
  expect(await getActor(otherCaller.headers)).toMatchObject({ id: actor.id });

  const result = await changePassword(actor, caller, {
    current: TEST_PASSWORD,
    password: NEW_PASSWORD,
  });
  expect(result).toEqual({ ok: true });
  expect(await getActor(otherCaller.headers)).toBe(visitor);
  expect(await getActor(caller.headers)).toMatchObject({ id: actor.id });
  expect(await listSubjects()).toEqual(["Votre mot de passe a changé"]);
  const [credential] = await db().select().from(accounts);
  expect(credential?.password).toMatch(/^\$argon2id\$/);
  const lines = await db().select().from(history).where(eq(history.action, "password.changed"));
  expect(lines).toMatchObject([{ subjectId: actor.id, details: { devices: 1 } }]);
  const { email } = actor;
  expect(await signIn(buildCaller(), { email, password: NEW_PASSWORD })).toMatchObject({
    ok: true,
  });
});

test.each([
  ["one after the other", false],
  ["at once", true],
])(
  "changePassword: sent twice %s changes the password once and counts no wrong one",
  async (_, atOnce) => {
    const { actor, caller } = await buildTwoDevices();
    const change = () =>
      changePassword(actor, caller, { current: TEST_PASSWORD, password: NEW_PASSWORD });
    const results = atOnce
      ? await Promise.all([change(), change()])
      : [await change(), await change()];
    expect(results).toEqual([{ ok: true }, { ok: true }]);
    expect(await listSubjects()).toEqual(["Votre mot de passe a changé"]);
    const lines = await db().select().from(history).where(eq(history.action, "password.changed"));
    expect(lines).toHaveLength(1);
    const row = createHash("sha256").update(`proof ${actor.id}`).digest("base64url");
    const counts = await db().select().from(rateLimits);
    expect(counts.filter(({ key }) => key.endsWith(row))).toEqual([]);
  },
);

test("changePassword: accepts a repeated request for ten minutes, with the same new password only", async () => {
  const { actor, caller } = await buildTwoDevices();
  await changePassword(actor, caller, { current: TEST_PASSWORD, password: NEW_PASSWORD });
  const refusal = { ok: false, reason: "wrong-password" };
  const other = { current: TEST_PASSWORD, password: `${NEW_PASSWORD} et le vent` };
  expect(await changePassword(actor, caller, other)).toEqual(refusal);
  advanceMinutes(11);
  expect(await changePassword(actor, caller, { ...other, password: NEW_PASSWORD })).toEqual(
    refusal,
  );
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("addPassword: sent twice %s adds the password once", async (_, atOnce) => {
  const { actor, caller } = await buildTwoDevices();
  await db().update(accounts).set({ providerId: "google", password: null });
  const change = () => addPassword(actor, caller, NEW_PASSWORD);
  const results = atOnce
    ? await Promise.all([change(), change()])
    : [await change(), await change()];
  expect(results).toEqual([{ ok: true }, { ok: true }]);
  expect(await listSubjects()).toEqual(["Un mot de passe a été ajouté à votre compte"]);
  const refusal = { ok: false, reason: "password-exists" };
  expect(await addPassword(actor, caller, `${NEW_PASSWORD} et le vent`)).toEqual(refusal);
});

test("changePassword: returns password-contains-name for a password made of the user's names", async () => {
  const names = { firstName: "Fadoul", lastName: "Tisserand" };
  const actor = await buildStudent({ password: TEST_PASSWORD, ...names });
  const change = { current: TEST_PASSWORD, password: "tisserandfadoul" };
  expect(await changePassword(actor, await signInCaller(actor.email), change)).toEqual({
    ok: false,
    reason: "password-contains-name",
  });
});

test("changePassword: returns too-many after ten wrong current passwords", async () => {
  const { actor, caller } = await buildTwoDevices();
  const attempt = (current: string) =>
    changePassword(actor, caller, { current, password: NEW_PASSWORD });
  await Promise.all(Array.from({ length: 10 }, () => attempt("pas la bonne")));
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ ok: false, reason: "too-many" });
});

test("reauthenticate: returns too-many-password-attempts after a hundred wrong passwords, until a reset", async () => {
  const { actor, caller } = await buildTwoDevices();
  const row = createHash("sha256").update(`proof ${actor.id}`).digest("base64url");
  const end = Date.now() + DAY_MS;
  await db()
    .insert(rateLimits)
    .values({ id: newId(), key: `row:${row}`, count: 99, lastRequest: end });
  expect(await reauthenticate(actor, caller, "pas la bonne")).toMatchObject({
    reason: "wrong-password",
  });
  const refused = { ok: false, reason: "too-many-password-attempts" };
  expect(await reauthenticate(actor, caller, TEST_PASSWORD)).toEqual(refused);
  expect(
    await changePassword(actor, caller, { current: TEST_PASSWORD, password: NEW_PASSWORD }),
  ).toEqual(refused);
  await requestPasswordReset(buildCaller(), actor.email);
  const [email] = await database.listEmails();
  const token = /token=([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
  expect(await resetPassword(buildCaller(), { token, password: NEW_PASSWORD })).toMatchObject({
    ok: true,
  });
  const nextCaller = buildCaller({
    cookie: (await signInAs(actor.email, NEW_PASSWORD)).get("cookie") ?? "",
  });
  expect(await reauthenticate(actor, nextCaller, NEW_PASSWORD)).toEqual({ ok: true });
});

test("addPassword: adds a password for a user of a provider, after a recent sign-in", async () => {
  const { actor, caller } = await buildTwoDevices();
  expect(await addPassword(actor, caller, NEW_PASSWORD)).toEqual({
    ok: false,
    reason: "password-exists",
  });
  await db().update(accounts).set({ providerId: "google", password: null });
  advanceMinutes(16);
  expect(await addPassword(actor, caller, NEW_PASSWORD)).toEqual({
    ok: false,
    reason: "reauthentication-required",
  });
  setClock();
  expect(await addPassword(actor, caller, NEW_PASSWORD)).toEqual({ ok: true });
  expect(await listSubjects()).toEqual(["Un mot de passe a été ajouté à votre compte"]);
  expect(await getSignInMethods(actor)).toMatchObject({ hasPassword: true });
});

test("isRecentlyAuthenticated: is true for 15 minutes after reauthenticate, in this session only", async () => {
  const { actor, caller, otherCaller } = await buildTwoDevices();
  expect(await isRecentlyAuthenticated(actor, caller)).toBe(true);
  advanceMinutes(16);
  expect(await isRecentlyAuthenticated(actor, caller)).toBe(false);
  expect(await reauthenticate(actor, caller, "pas la bonne")).toEqual({
    ok: false,
    reason: "wrong-password",
  });
  expect(await reauthenticate(actor, caller, TEST_PASSWORD)).toEqual({ ok: true });
  expect([
    await isRecentlyAuthenticated(actor, caller),
    await isRecentlyAuthenticated(actor, otherCaller),
  ]).toEqual([true, false]);
  const other = await buildStudent();
  expect(await isRecentlyAuthenticated(other, caller)).toBe(false);
  expect(await reauthenticate(other, caller, TEST_PASSWORD)).toBeNull();
});

test("signOutDevice: signs out one listed device of the actor at once", async () => {
  const { actor, caller, otherCaller } = await buildTwoDevices();
  const devices = await listDevices(actor, caller);
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const stranger = await buildStudent();
  expect(await signOutDevice(stranger, devices[1]?.id ?? "")).toBeNull();
  expect(await signOutDevice(actor, "x")).toBeNull();
  expect(await getActor(otherCaller.headers)).toMatchObject({ id: actor.id });
  expect(await signOutDevice(actor, devices[1]?.id ?? "")).toEqual({
    ok: true,
    device: { kind: "unknown", system: "", browser: "" },
  });
  expect(await getActor(otherCaller.headers)).toBe(visitor);
  expect(await listDevices(visitor, caller)).toEqual([]);
});

test("signOutDevice: sent twice signs out once and returns ok both times", async () => {
  const { actor, caller, otherCaller } = await buildTwoDevices();
  const [, other] = await listDevices(actor, caller);
  expect(await signOutDevice(actor, other?.id ?? "")).toMatchObject({ ok: true, device: {} });
  expect(await signOutDevice(actor, other?.id ?? "")).toEqual({ ok: true, device: null });
  expect(await getActor(otherCaller.headers)).toBe(visitor);
  const lines = await db().select().from(history).where(eq(history.action, "device.signed-out"));
  expect(lines).toHaveLength(1);
});

test("signOutOtherDevices: signs out all other devices of the actor and nobody else", async () => {
  const { actor, caller, otherCaller } = await buildTwoDevices();
  const other = await buildStudent({ password: TEST_PASSWORD });
  const theirs = await signInCaller(other.email);
  expect(await signOutOtherDevices(actor, caller)).toEqual({ ok: true });
  expect(await getActor(otherCaller.headers)).toBe(visitor);
  expect(await getActor(caller.headers)).toMatchObject({ id: actor.id });
  expect(await getActor(theirs.headers)).toMatchObject({ id: other.id });
});

test("listDevices: omits a session past its idle limit", async () => {
  const { actor, caller } = await buildTwoDevices();
  await db()
    .update(sessions)
    .set({ updatedAt: new Date(Date.now() - 25 * HOUR_MS) });
  expect(await listDevices(actor, caller)).toEqual([]);
});

test("removeSignInMethod: requires a recent authentication, and refuses the last sign-in method", async () => {
  const { actor, caller } = await buildTwoDevices();
  await db().insert(accounts).values({ userId: actor.id, accountId: "g", providerId: "google" });
  advanceMinutes(16);
  const earlyResult = await removeSignInMethod(actor, caller, "google");
  expect(earlyResult).toEqual({ ok: false, reason: "reauthentication-required" });
  setClock();
  await db().insert(accounts).values({ userId: actor.id, accountId: "f", providerId: "facebook" });
  await db().delete(accounts).where(eq(accounts.providerId, "credential"));
  const results = await Promise.all([
    removeSignInMethod(actor, caller, "google"),
    removeSignInMethod(actor, caller, "facebook"),
  ]);
  expect(results.filter((one) => one?.ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: "last-sign-in-method" });
  const [email, ...others] = await database.listEmails();
  expect([email?.subject, others]).toEqual(["Un compte lié a été retiré", []]);
  expect(email?.text).toContain(
    `Le compte ${results[0]?.ok ? "Google" : "Facebook"} qui était lié`,
  );
});

test("startLinkingProvider: requires a recent authentication, and returns already-linked for a linked provider", async () => {
  const { actor, caller } = await buildTwoDevices();
  const options = { returnTo: "/espace-etudiant/compte", locale: "fr" } as const;
  advanceMinutes(16);
  const earlyResult = await startLinkingProvider(actor, caller, "google", options);
  expect(earlyResult).toEqual({ ok: false, reason: "reauthentication-required" });
  setClock();
  await db().insert(accounts).values({ userId: actor.id, accountId: "g", providerId: "google" });
  const repeated = await startLinkingProvider(actor, caller, "google", options);
  expect(repeated).toEqual({ ok: false, reason: "already-linked" });
  expect(await startLinkingProvider(visitor, caller, "google", options)).toBeNull();
});
