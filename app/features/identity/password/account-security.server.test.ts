import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, history, rateLimits, sessions } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listDevices, signOutDevice, signOutOtherDevices } from "../account/devices.server.ts";
import { visitor } from "../actor.ts";
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

const NEW = "cinq girafes lisent sous la pluie";
const subjects = async () => (await database.listEmails()).map(({ subject }) => subject);
const later = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));
const at = async (email: string) =>
  buildCaller({ cookie: (await signInAs(email)).get("cookie") ?? "" });

/** A candidate with a password, signed in here and elsewhere. */
async function twoDevices() {
  const actor = await buildStudent({ password: TEST_PASSWORD });
  return { actor, here: await at(actor.email), elsewhere: await at(actor.email) };
}

test("changing a password asks the present one, signs the others out, and tells it", async () => {
  const { actor, here, elsewhere } = await twoDevices();
  const wrong = await changePassword(actor, here, { current: "pas la bonne", password: NEW });
  expect(wrong).toEqual({ ok: false, reason: "wrong-password" });
  const weak = await changePassword(actor, here, {
    current: TEST_PASSWORD,
    password: "a".repeat(15),
  });
  expect(weak).toEqual({ ok: false, reason: "password-common" });
  const same = await changePassword(actor, here, {
    current: TEST_PASSWORD,
    password: TEST_PASSWORD,
  });
  expect(same).toEqual({ ok: false, reason: "password-same" });
  expect(await getActor(elsewhere.headers)).toMatchObject({ id: actor.id });

  const changed = await changePassword(actor, here, { current: TEST_PASSWORD, password: NEW });
  expect(changed).toEqual({ ok: true });
  expect(await getActor(elsewhere.headers)).toBe(visitor);
  expect(await getActor(here.headers)).toMatchObject({ id: actor.id });
  expect(await subjects()).toEqual(["Votre mot de passe a changé"]);
  const [kept] = await db().select().from(accounts);
  expect(kept?.password).toMatch(/^\$argon2id\$/);
  const lines = await db().select().from(history).where(eq(history.action, "password.changed"));
  expect(lines).toMatchObject([{ subjectId: actor.id, details: { devices: 1 } }]);
  const { email } = actor;
  expect(await signIn(buildCaller(), { email, password: NEW })).toMatchObject({ ok: true });
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("changePassword sent twice %s changes it once and counts nothing", async (_, atOnce) => {
  const { actor, here } = await twoDevices();
  const tap = () => changePassword(actor, here, { current: TEST_PASSWORD, password: NEW });
  const taps = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
  expect(taps).toEqual([{ ok: true }, { ok: true }]);
  expect(await subjects()).toEqual(["Votre mot de passe a changé"]);
  const lines = await db().select().from(history).where(eq(history.action, "password.changed"));
  expect(lines).toHaveLength(1);
  const row = createHash("sha256").update(`proof ${actor.id}`).digest("base64url");
  const counts = await db().select().from(rateLimits);
  expect(counts.filter(({ key }) => key.endsWith(row))).toEqual([]);
});

test("changePassword takes the former password for a second tap for ten minutes, with the same new one", async () => {
  const { actor, here } = await twoDevices();
  await changePassword(actor, here, { current: TEST_PASSWORD, password: NEW });
  const wrong = { ok: false, reason: "wrong-password" };
  const other = { current: TEST_PASSWORD, password: `${NEW} et le vent` };
  expect(await changePassword(actor, here, other)).toEqual(wrong);
  later(11);
  expect(await changePassword(actor, here, { ...other, password: NEW })).toEqual(wrong);
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("addPassword sent twice %s adds it once", async (_, atOnce) => {
  const { actor, here } = await twoDevices();
  await db().update(accounts).set({ providerId: "google", password: null });
  const tap = () => addPassword(actor, here, NEW);
  const taps = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
  expect(taps).toEqual([{ ok: true }, { ok: true }]);
  expect(await subjects()).toEqual(["Un mot de passe a été ajouté à votre compte"]);
  const there = { ok: false, reason: "password-there" };
  expect(await addPassword(actor, here, `${NEW} et le vent`)).toEqual(there);
});

test("a changed password is not made of the person's own names", async () => {
  const names = { firstName: "Fadoul", lastName: "Tisserand" };
  const actor = await buildStudent({ password: TEST_PASSWORD, ...names });
  const change = { current: TEST_PASSWORD, password: "tisserandfadoul" };
  expect(await changePassword(actor, await at(actor.email), change)).toEqual({
    ok: false,
    reason: "password-of-names",
  });
});

test("tries of the present password are counted, and say nothing more", async () => {
  const { actor, here } = await twoDevices();
  const attempt = (current: string) => changePassword(actor, here, { current, password: NEW });
  await Promise.all(Array.from({ length: 10 }, () => attempt("pas la bonne")));
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ ok: false, reason: "too-many" });
});

test("a hundred wrong passwords in a row close the proof too, until a new one is chosen by letter", async () => {
  const { actor, here } = await twoDevices();
  const row = createHash("sha256").update(`proof ${actor.id}`).digest("base64url");
  const end = Date.now() + 86_400_000;
  await db()
    .insert(rateLimits)
    .values({ id: newId(), key: `row:${row}`, count: 99, lastRequest: end });
  expect(await reauthenticate(actor, here, "pas la bonne")).toMatchObject({
    reason: "wrong-password",
  });
  const refused = { ok: false, reason: "password-tried-too-often" };
  expect(await reauthenticate(actor, here, TEST_PASSWORD)).toEqual(refused);
  expect(await changePassword(actor, here, { current: TEST_PASSWORD, password: NEW })).toEqual(
    refused,
  );
  await requestPasswordReset(buildCaller(), actor.email);
  const [letter] = await database.listEmails();
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  expect(await resetPassword(buildCaller(), { token, password: NEW })).toMatchObject({ ok: true });
  const again = buildCaller({ cookie: (await signInAs(actor.email, NEW)).get("cookie") ?? "" });
  expect(await reauthenticate(actor, again, NEW)).toEqual({ ok: true });
});

test("who only comes by a provider adds a password, after a recent sign-in", async () => {
  const { actor, here } = await twoDevices();
  expect(await addPassword(actor, here, NEW)).toEqual({ ok: false, reason: "password-there" });
  await db().update(accounts).set({ providerId: "google", password: null });
  later(16);
  expect(await addPassword(actor, here, NEW)).toEqual({ ok: false, reason: "proof-needed" });
  setClock();
  expect(await addPassword(actor, here, NEW)).toEqual({ ok: true });
  expect(await subjects()).toEqual(["Un mot de passe a été ajouté à votre compte"]);
  expect(await getSignInMethods(actor)).toMatchObject({ password: true });
});

test("a proof holds a quarter of an hour, for this session only", async () => {
  const { actor, here, elsewhere } = await twoDevices();
  expect(await isRecentlyAuthenticated(actor, here)).toBe(true);
  later(16);
  expect(await isRecentlyAuthenticated(actor, here)).toBe(false);
  expect(await reauthenticate(actor, here, "pas la bonne")).toEqual({
    ok: false,
    reason: "wrong-password",
  });
  expect(await reauthenticate(actor, here, TEST_PASSWORD)).toEqual({ ok: true });
  expect([
    await isRecentlyAuthenticated(actor, here),
    await isRecentlyAuthenticated(actor, elsewhere),
  ]).toEqual([true, false]);
  const other = await buildStudent();
  expect(await isRecentlyAuthenticated(other, here)).toBe(false);
  expect(await reauthenticate(other, here, TEST_PASSWORD)).toBeNull();
});

test("devices are listed, this one first, and each can be signed out at once", async () => {
  const { actor, here, elsewhere } = await twoDevices();
  const devices = await listDevices(actor, here);
  expect(devices.map(({ own }) => own)).toEqual([true, false]);
  const stranger = await buildStudent();
  expect(await signOutDevice(stranger, devices[1]?.id ?? "")).toBeNull();
  expect(await signOutDevice(actor, "x")).toBeNull();
  expect(await getActor(elsewhere.headers)).toMatchObject({ id: actor.id });
  expect(await signOutDevice(actor, devices[1]?.id ?? "")).toEqual({
    ok: true,
    device: { kind: "unknown", system: "", browser: "" },
  });
  expect(await getActor(elsewhere.headers)).toBe(visitor);
  expect(await listDevices(visitor, here)).toEqual([]);
});

test("signOutDevice sent twice signs out once, and says both times that it is done", async () => {
  const { actor, here, elsewhere } = await twoDevices();
  const [, other] = await listDevices(actor, here);
  expect(await signOutDevice(actor, other?.id ?? "")).toMatchObject({ ok: true, device: {} });
  expect(await signOutDevice(actor, other?.id ?? "")).toEqual({ ok: true, device: null });
  expect(await getActor(elsewhere.headers)).toBe(visitor);
  const lines = await db().select().from(history).where(eq(history.action, "device.signed-out"));
  expect(lines).toHaveLength(1);
});

test("all the others are signed out, and nobody else", async () => {
  const { actor, here, elsewhere } = await twoDevices();
  const other = await buildStudent({ password: TEST_PASSWORD });
  const theirs = await at(other.email);
  expect(await signOutOtherDevices(actor, here)).toEqual({ ok: true });
  expect(await getActor(elsewhere.headers)).toBe(visitor);
  expect(await getActor(here.headers)).toMatchObject({ id: actor.id });
  expect(await getActor(theirs.headers)).toMatchObject({ id: other.id });
});

test("a session that rested too long is no device any more", async () => {
  const { actor, here } = await twoDevices();
  await db()
    .update(sessions)
    .set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) });
  expect(await listDevices(actor, here)).toEqual([]);
});

test("a provider is removed after a recent proof, and never the last way in", async () => {
  const { actor, here } = await twoDevices();
  await db().insert(accounts).values({ userId: actor.id, accountId: "g", providerId: "google" });
  later(16);
  const early = await removeSignInMethod(actor, here, "google");
  expect(early).toEqual({ ok: false, reason: "proof-needed" });
  setClock();
  await db().insert(accounts).values({ userId: actor.id, accountId: "f", providerId: "facebook" });
  await db().delete(accounts).where(eq(accounts.providerId, "credential"));
  const both = await Promise.all([
    removeSignInMethod(actor, here, "google"),
    removeSignInMethod(actor, here, "facebook"),
  ]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "last-way-in" });
  const [letter, ...others] = await database.listEmails();
  expect([letter?.subject, others]).toEqual(["Un compte lié a été retiré", []]);
  expect(letter?.text).toContain(`Le compte ${both[0]?.ok ? "Google" : "Facebook"} qui était lié`);
});

test("linking starts from a recent proof, and once for each provider", async () => {
  const { actor, here } = await twoDevices();
  const there = { back: "/espace-etudiant/compte", locale: "fr" } as const;
  later(16);
  const early = await startLinkingProvider(actor, here, "google", there);
  expect(early).toEqual({ ok: false, reason: "proof-needed" });
  setClock();
  await db().insert(accounts).values({ userId: actor.id, accountId: "g", providerId: "google" });
  const again = await startLinkingProvider(actor, here, "google", there);
  expect(again).toEqual({ ok: false, reason: "way-there" });
  expect(await startLinkingProvider(visitor, here, "google", there)).toBeNull();
});
