import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import {
  history,
  recoveryCodes,
  secondFactors,
  sessions,
} from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { getActor } from "../session.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildStudent,
  getCurrentCode,
  signInAs,
  TEST_PASSWORD,
} from "../testing.ts";
import {
  getPendingSignIn,
  getSecondFactorStatus,
  renewRecoveryCodes,
  submitSecondFactorCode,
  turnOffSecondFactor,
} from "./second-factor.server.ts";
import {
  canReplaceSecondFactor,
  confirmSecondFactor,
  getSecondFactorSetUp,
  startSecondFactorReplacement,
} from "./second-factor-set-up.server.ts";

const database = await createTestDatabase();
const HALF_MINUTE = 30_000;

beforeEach(() => production());

afterEach(async () => {
  setClock();
  setConfig(database.config);
  await database.truncate();
});

const production = () => setConfig({ ...database.config, demo: false });
const later = (milliseconds: number) => setClock(new Date(now().getTime() + milliseconds));
const callerWith = (headers: Headers) => buildCaller({ cookie: headers.get("cookie") ?? "" });
const khady = () => buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
const letters = async () => (await database.listEmails()).map(({ to, subject }) => [to, subject]);
const actions = async () => (await db().select().from(history)).map(({ action }) => action);

/** A staff member with a second factor, and a session with the password only. */
async function halfway() {
  const officer = await khady();
  const { secret, codes } = await addSecondFactor(officer);
  const headers = await signInAs(officer.email);
  return {
    officer,
    secret,
    codes,
    headers,
    give: (code: string) => submitSecondFactorCode(callerWith(headers), code),
  };
}

test("confirmSecondFactor: in production a session counts only after the second factor is set up", async () => {
  const officer = await khady();
  const headers = await signInAs(officer.email);
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toEqual({ missing: "set-up", email: officer.email });

  const setUp = await getSecondFactorSetUp(headers);
  expect(await getSecondFactorSetUp(headers)).toEqual(setUp);
  const secret = setUp?.secret ?? "";
  const wrong = await confirmSecondFactor(callerWith(headers), "000000");
  expect(wrong).toEqual({ ok: false, reason: "code-wrong" });
  expect(await getActor(headers)).toEqual(visitor);

  const confirmed = await confirmSecondFactor(callerWith(headers), getCurrentCode(secret));
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(new Set(confirmed.codes)).toHaveLength(10);
  expect(confirmed.codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(await getActor(headers)).toEqual(officer);
  expect(await actions()).toContain("second-factor.set-up");
  expect(await letters()).toEqual([[officer.email, "Votre double authentification est activée"]]);
});

test("addSecondFactor: the database contains neither the secret nor the recovery codes in clear", async () => {
  const { secret, codes } = await halfway();
  const kept = JSON.stringify([
    await db().select().from(secondFactors),
    await db().select().from(recoveryCodes),
  ]);
  for (const word of [
    secret.replaceAll(" ", ""),
    ...codes,
    ...codes.map((one) => one.replaceAll("-", "")),
  ])
    expect(kept).not.toContain(word);
});

test("submitSecondFactorCode: refuses a code of a secret copied from another user's row", async () => {
  const { give, officer } = await halfway();
  const thief = await buildStaff();
  const { secret } = await addSecondFactor(thief);
  const [stolen] = await db()
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, thief.id));
  await db()
    .update(secondFactors)
    .set({ secret: stolen?.secret })
    .where(eq(secondFactors.userId, officer.id));
  expect(await give(getCurrentCode(secret))).toEqual({ ok: false, reason: "code-wrong" });
});

test("submitSecondFactorCode: completes a sign-in by password", async () => {
  const { officer, secret, headers, give } = await halfway();
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toEqual({ missing: "code", email: officer.email });
  expect(await getSecondFactorSetUp(headers)).toBeNull();
  expect(await give(getCurrentCode(secret))).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(officer);
  expect(await getPendingSignIn(headers)).toEqual({ missing: null, email: officer.email });
});

test("getActor: in a demonstration requires a code only of users with a second factor", async () => {
  setConfig(database.config);
  const plain = await khady();
  expect(await getActor(await signInAs(plain.email))).toEqual(plain);
  const careful = await buildStaff({ email: "careful@ecole.test", password: TEST_PASSWORD });
  await addSecondFactor(careful);
  expect(await getActor(await signInAs(careful.email))).toEqual(visitor);
});

test("submitSecondFactorCode: accepts a code once, also when sent twice at once", async () => {
  const { secret, give, headers } = await halfway();
  const code = getCurrentCode(secret);
  const both = await Promise.all([give(code), give(code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await signInAs("khady@ecole.test");
  expect(await submitSecondFactorCode(callerWith(other), code)).toEqual({
    ok: false,
    reason: "code-used",
  });
  expect(await getActor(other)).toEqual(visitor);
  later(HALF_MINUTE);
  expect(await submitSecondFactorCode(callerWith(other), getCurrentCode(secret))).toEqual({
    ok: true,
  });
  expect(await getActor(headers)).toMatchObject({ kind: "staff" });
});

test("submitSecondFactorCode: refuses the code that confirmed the set-up", async () => {
  const officer = await khady();
  const first = await signInAs(officer.email);
  const setUp = await getSecondFactorSetUp(first);
  const code = getCurrentCode(setUp?.secret ?? "");
  await confirmSecondFactor(callerWith(first), code);
  const second = await signInAs(officer.email);
  expect(await submitSecondFactorCode(callerWith(second), code)).toEqual({
    ok: false,
    reason: "code-used",
  });
});

test("submitSecondFactorCode: returns too-many for 15 minutes after three wrong codes", async () => {
  const { secret, codes, give } = await halfway();
  for (const [submitted, reason] of [
    ["000000", "code-wrong"],
    ["12345", "code-length"],
    ["ABCD-EFGH-JK23", "recovery-wrong"],
  ] as const)
    expect(await give(submitted)).toEqual({ ok: false, reason });
  const refused = { ok: false, reason: "too-many", retryAfter: expect.any(Number) };
  expect(await give(getCurrentCode(secret))).toEqual(refused);
  expect(await give(codes[0] ?? "")).toEqual(refused);
  later(15 * 60_000 + 1);
  // The library uses the clock of the machine, which tests do not set.
  await db().update(sessions).set({ createdAt: now(), updatedAt: now() });
  expect(await give(getCurrentCode(secret))).toEqual({ ok: true });
});

test("submitSecondFactorCode: returns session-over ten minutes after the password", async () => {
  const { secret, headers, give } = await halfway();
  later(10 * 60_000 + 1000);
  expect(await give(getCurrentCode(secret))).toEqual({ ok: false, reason: "session-over" });
  expect(await getPendingSignIn(headers)).toBeNull();
});

test("submitSecondFactorCode: accepts a recovery code once, and getSecondFactorStatus counts the rest", async () => {
  const { officer, codes, give } = await halfway();
  expect(await give(codes[3]?.toLowerCase() ?? "")).toEqual({ ok: true });
  expect(await getSecondFactorStatus(officer)).toMatchObject({ codesLeft: 9, required: true });
  expect(await actions()).toContain("recovery-code.used");
  const again = callerWith(await signInAs(officer.email));
  expect(await submitSecondFactorCode(again, codes[3] ?? "")).toEqual({
    ok: false,
    reason: "recovery-wrong",
  });
});

test("canReplaceSecondFactor: is true for ten minutes after a recovery code", async () => {
  const { codes, headers, give } = await halfway();
  expect(await canReplaceSecondFactor(headers)).toBe(false);
  expect(await give(codes[0] ?? "")).toEqual({ ok: true });
  await db().delete(recoveryCodes);
  expect(await canReplaceSecondFactor(headers)).toBe(true);
  const next = (await getSecondFactorSetUp(headers))?.secret ?? "";
  expect((await confirmSecondFactor(callerWith(headers), getCurrentCode(next))).ok).toBe(true);
  later(10 * 60_000 + 1000);
  expect(await canReplaceSecondFactor(headers)).toBe(false);
});

test("renewRecoveryCodes: requires a code, and the former codes stop working", async () => {
  const { officer, secret, codes, give } = await halfway();
  expect(await renewRecoveryCodes(officer, "000000")).toEqual({ ok: false, reason: "code-wrong" });
  const renewed = await renewRecoveryCodes(officer, getCurrentCode(secret));
  if (!renewed.ok) throw new Error(renewed.reason);
  expect(await give(codes[0] ?? "")).toEqual({ ok: false, reason: "recovery-wrong" });
  expect(await give(renewed.codes[0] ?? "")).toEqual({ ok: true });
});

test("confirmSecondFactor: replaces the phone, and other sessions need a code again", async () => {
  const { officer, secret, headers, give } = await halfway();
  await give(getCurrentCode(secret));
  const elsewhere = await signInAs(officer.email);
  later(HALF_MINUTE);
  await submitSecondFactorCode(callerWith(elsewhere), getCurrentCode(secret));
  later(10 * 60_000 + 1000);
  expect(await getSecondFactorSetUp(headers)).toBeNull();

  const wrong = await startSecondFactorReplacement(callerWith(headers), "000000");
  expect(wrong).toEqual({ ok: false, reason: "code-wrong" });
  expect(await startSecondFactorReplacement(callerWith(headers), getCurrentCode(secret))).toEqual({
    ok: true,
  });
  const next = (await getSecondFactorSetUp(headers))?.secret ?? "";
  expect(await getSecondFactorSetUp(elsewhere)).toBeNull();
  const other = await confirmSecondFactor(callerWith(elsewhere), getCurrentCode(next));
  expect(other).toEqual({ ok: false, reason: "session-over" });
  expect(await letters()).toEqual([]);

  later(HALF_MINUTE);
  expect((await confirmSecondFactor(callerWith(headers), getCurrentCode(next))).ok).toBe(true);
  expect(await actions()).toContain("second-factor.replaced");
  expect(await letters()).toEqual([
    [officer.email, "Votre double authentification a changé de téléphone"],
  ]);
  expect(await getActor(headers)).toEqual(officer);
  expect(await getActor(elsewhere)).toEqual(visitor);
  later(HALF_MINUTE);
  const renewed = await renewRecoveryCodes(officer, getCurrentCode(secret));
  expect(renewed).toEqual({ ok: false, reason: "code-wrong" });
  expect((await renewRecoveryCodes(officer, getCurrentCode(next))).ok).toBe(true);
});

test("turnOffSecondFactor: requires a code in a demonstration, and is refused in production", async () => {
  const { officer, secret } = await halfway();
  const refused = { ok: false, reason: "second-factor-required" };
  expect(await turnOffSecondFactor(officer, getCurrentCode(secret))).toEqual(refused);
  setConfig(database.config);
  expect(await turnOffSecondFactor(officer, "000000")).toMatchObject({ reason: "code-wrong" });
  expect(await letters()).toEqual([]);
  expect(await turnOffSecondFactor(officer, getCurrentCode(secret))).toEqual({ ok: true });
  expect(await letters()).toEqual([
    [officer.email, "Votre double authentification est désactivée"],
  ]);
  expect(await getActor(await signInAs(officer.email))).toEqual(officer);
  expect(await getSecondFactorStatus(officer)).toEqual({
    since: null,
    codesLeft: 0,
    required: false,
  });
});

test("getSecondFactorSetUp: returns null for a candidate", async () => {
  const student = await buildStudent({ email: "awa@exemple.test", password: TEST_PASSWORD });
  const headers = await signInAs(student.email);
  expect(await getActor(headers)).toEqual(student);
  expect(await getSecondFactorSetUp(headers)).toBeNull();
  expect(await getSecondFactorStatus(student)).toBeNull();
  expect(await confirmSecondFactor(callerWith(headers), "000000")).toMatchObject({ ok: false });
});
