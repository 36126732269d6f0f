import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
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
const HALF_MINUTE_MS = 30_000;

beforeEach(() => setProductionMode());

afterEach(async () => {
  setClock();
  setConfig(database.config);
  await database.truncate();
});

const setProductionMode = () => setConfig({ ...database.config, demo: false });
const advanceClock = (milliseconds: number) => setClock(new Date(now().getTime() + milliseconds));
const toCaller = (headers: Headers) => buildCaller({ cookie: headers.get("cookie") ?? "" });
const buildOfficer = () => buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
const listSubjects = async () =>
  (await database.listEmails()).map(({ to, subject }) => [to, subject]);
const listActions = async () => (await db().select().from(history)).map(({ action }) => action);

/** A staff member with a second factor, and a session with the password only. */
async function buildPendingSignIn() {
  const officer = await buildOfficer();
  const { secret, codes } = await addSecondFactor(officer);
  const headers = await signInAs(officer.email);
  return {
    officer,
    secret,
    codes,
    headers,
    submitCode: (code: string) => submitSecondFactorCode(toCaller(headers), code),
  };
}

test("confirmSecondFactor: in production a session counts only after the second factor is set up", async () => {
  const officer = await buildOfficer();
  const headers = await signInAs(officer.email);
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toEqual({ missing: "set-up", email: officer.email });

  const setUp = await getSecondFactorSetUp(headers);
  expect(await getSecondFactorSetUp(headers)).toEqual(setUp);
  const secret = setUp?.secret ?? "";
  const wrongResult = await confirmSecondFactor(toCaller(headers), "000000");
  expect(wrongResult).toEqual({ ok: false, reason: "invalid-code" });
  expect(await getActor(headers)).toEqual(visitor);

  const confirmed = await confirmSecondFactor(toCaller(headers), getCurrentCode(secret));
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(new Set(confirmed.codes)).toHaveLength(10);
  expect(confirmed.codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(await getActor(headers)).toEqual(officer);
  expect(await listActions()).toContain("second-factor.set-up");
  expect(await listSubjects()).toEqual([
    [officer.email, "Votre double authentification est activée"],
  ]);
});

test("addSecondFactor: the database contains neither the secret nor the recovery codes in clear", async () => {
  const { secret, codes } = await buildPendingSignIn();
  const json = JSON.stringify([
    await db().select().from(secondFactors),
    await db().select().from(recoveryCodes),
  ]);
  for (const secretText of [
    secret.replaceAll(" ", ""),
    ...codes,
    ...codes.map((one) => one.replaceAll("-", "")),
  ])
    expect(json).not.toContain(secretText);
});

test("submitSecondFactorCode: refuses a code of a secret copied from another user's row", async () => {
  const { submitCode, officer } = await buildPendingSignIn();
  const otherOfficer = await buildStaff();
  const { secret } = await addSecondFactor(otherOfficer);
  const [otherFactor] = await db()
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, otherOfficer.id));
  await db()
    .update(secondFactors)
    .set({ secret: otherFactor?.secret })
    .where(eq(secondFactors.userId, officer.id));
  expect(await submitCode(getCurrentCode(secret))).toEqual({ ok: false, reason: "invalid-code" });
});

test("submitSecondFactorCode: completes a sign-in by password", async () => {
  const { officer, secret, headers, submitCode } = await buildPendingSignIn();
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getPendingSignIn(headers)).toEqual({ missing: "code", email: officer.email });
  expect(await getSecondFactorSetUp(headers)).toBeNull();
  expect(await submitCode(getCurrentCode(secret))).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(officer);
  expect(await getPendingSignIn(headers)).toEqual({ missing: null, email: officer.email });
});

test("getActor: in a demonstration requires a code only of users with a second factor", async () => {
  setConfig(database.config);
  const withoutFactor = await buildOfficer();
  expect(await getActor(await signInAs(withoutFactor.email))).toEqual(withoutFactor);
  const withFactor = await buildStaff({ email: "careful@ecole.test", password: TEST_PASSWORD });
  await addSecondFactor(withFactor);
  expect(await getActor(await signInAs(withFactor.email))).toEqual(visitor);
});

test("submitSecondFactorCode: accepts a code once, also when sent twice at once", async () => {
  const { secret, submitCode, headers } = await buildPendingSignIn();
  const code = getCurrentCode(secret);
  const results = await Promise.all([submitCode(code), submitCode(code)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await signInAs("khady@ecole.test");
  expect(await submitSecondFactorCode(toCaller(other), code)).toEqual({
    ok: false,
    reason: "code-used",
  });
  expect(await getActor(other)).toEqual(visitor);
  advanceClock(HALF_MINUTE_MS);
  expect(await submitSecondFactorCode(toCaller(other), getCurrentCode(secret))).toEqual({
    ok: true,
  });
  expect(await getActor(headers)).toMatchObject({ kind: "staff" });
});

test("submitSecondFactorCode: refuses the code that confirmed the set-up", async () => {
  const officer = await buildOfficer();
  const first = await signInAs(officer.email);
  const setUp = await getSecondFactorSetUp(first);
  const code = getCurrentCode(setUp?.secret ?? "");
  await confirmSecondFactor(toCaller(first), code);
  const second = await signInAs(officer.email);
  expect(await submitSecondFactorCode(toCaller(second), code)).toEqual({
    ok: false,
    reason: "code-used",
  });
});

test("submitSecondFactorCode: returns too-many for 15 minutes after three wrong codes", async () => {
  const { secret, codes, submitCode } = await buildPendingSignIn();
  for (const [submitted, reason] of [
    ["000000", "invalid-code"],
    ["12345", "code-length"],
    ["ABCD-EFGH-JK23", "invalid-recovery-code"],
  ] as const)
    expect(await submitCode(submitted)).toEqual({ ok: false, reason });
  const refusal = { ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) };
  expect(await submitCode(getCurrentCode(secret))).toEqual(refusal);
  expect(await submitCode(codes[0] ?? "")).toEqual(refusal);
  advanceClock(15 * MINUTE_MS + 1);
  // The library uses the clock of the machine, which tests do not set.
  await db().update(sessions).set({ createdAt: now(), updatedAt: now() });
  expect(await submitCode(getCurrentCode(secret))).toEqual({ ok: true });
});

test("submitSecondFactorCode: returns session-expired ten minutes after the password", async () => {
  const { secret, headers, submitCode } = await buildPendingSignIn();
  advanceClock(10 * MINUTE_MS + 1000);
  expect(await submitCode(getCurrentCode(secret))).toEqual({
    ok: false,
    reason: "session-expired",
  });
  expect(await getPendingSignIn(headers)).toBeNull();
});

test("submitSecondFactorCode: accepts a recovery code once, and getSecondFactorStatus counts the rest", async () => {
  const { officer, codes, submitCode } = await buildPendingSignIn();
  expect(await submitCode(codes[3]?.toLowerCase() ?? "")).toEqual({ ok: true });
  expect(await getSecondFactorStatus(officer)).toMatchObject({ codesLeft: 9, isRequired: true });
  expect(await listActions()).toContain("recovery-code.used");
  const nextCaller = toCaller(await signInAs(officer.email));
  expect(await submitSecondFactorCode(nextCaller, codes[3] ?? "")).toEqual({
    ok: false,
    reason: "invalid-recovery-code",
  });
});

test("canReplaceSecondFactor: is true for ten minutes after a recovery code", async () => {
  const { codes, headers, submitCode } = await buildPendingSignIn();
  expect(await canReplaceSecondFactor(headers)).toBe(false);
  expect(await submitCode(codes[0] ?? "")).toEqual({ ok: true });
  await db().delete(recoveryCodes);
  expect(await canReplaceSecondFactor(headers)).toBe(true);
  const next = (await getSecondFactorSetUp(headers))?.secret ?? "";
  expect((await confirmSecondFactor(toCaller(headers), getCurrentCode(next))).ok).toBe(true);
  advanceClock(10 * MINUTE_MS + 1000);
  expect(await canReplaceSecondFactor(headers)).toBe(false);
});

test("renewRecoveryCodes: requires a code, and the former codes stop working", async () => {
  const { officer, secret, codes, submitCode } = await buildPendingSignIn();
  expect(await renewRecoveryCodes(officer, "000000")).toEqual({
    ok: false,
    reason: "invalid-code",
  });
  const renewed = await renewRecoveryCodes(officer, getCurrentCode(secret));
  if (!renewed.ok) throw new Error(renewed.reason);
  expect(await submitCode(codes[0] ?? "")).toEqual({ ok: false, reason: "invalid-recovery-code" });
  expect(await submitCode(renewed.codes[0] ?? "")).toEqual({ ok: true });
});

test("confirmSecondFactor: replaces the phone, and other sessions need a code again", async () => {
  const { officer, secret, headers, submitCode } = await buildPendingSignIn();
  await submitCode(getCurrentCode(secret));
  const otherHeaders = await signInAs(officer.email);
  advanceClock(HALF_MINUTE_MS);
  await submitSecondFactorCode(toCaller(otherHeaders), getCurrentCode(secret));
  advanceClock(10 * MINUTE_MS + 1000);
  expect(await getSecondFactorSetUp(headers)).toBeNull();

  const wrongResult = await startSecondFactorReplacement(toCaller(headers), "000000");
  expect(wrongResult).toEqual({ ok: false, reason: "invalid-code" });
  expect(await startSecondFactorReplacement(toCaller(headers), getCurrentCode(secret))).toEqual({
    ok: true,
  });
  const next = (await getSecondFactorSetUp(headers))?.secret ?? "";
  expect(await getSecondFactorSetUp(otherHeaders)).toBeNull();
  const other = await confirmSecondFactor(toCaller(otherHeaders), getCurrentCode(next));
  expect(other).toEqual({ ok: false, reason: "session-expired" });
  expect(await listSubjects()).toEqual([]);

  advanceClock(HALF_MINUTE_MS);
  expect((await confirmSecondFactor(toCaller(headers), getCurrentCode(next))).ok).toBe(true);
  expect(await listActions()).toContain("second-factor.replaced");
  expect(await listSubjects()).toEqual([
    [officer.email, "Votre double authentification a changé de téléphone"],
  ]);
  expect(await getActor(headers)).toEqual(officer);
  expect(await getActor(otherHeaders)).toEqual(visitor);
  advanceClock(HALF_MINUTE_MS);
  const renewed = await renewRecoveryCodes(officer, getCurrentCode(secret));
  expect(renewed).toEqual({ ok: false, reason: "invalid-code" });
  expect((await renewRecoveryCodes(officer, getCurrentCode(next))).ok).toBe(true);
});

test("turnOffSecondFactor: requires a code in a demonstration, and is refused in production", async () => {
  const { officer, secret } = await buildPendingSignIn();
  const refusal = { ok: false, reason: "second-factor-required" };
  expect(await turnOffSecondFactor(officer, getCurrentCode(secret))).toEqual(refusal);
  setConfig(database.config);
  expect(await turnOffSecondFactor(officer, "000000")).toMatchObject({ reason: "invalid-code" });
  expect(await listSubjects()).toEqual([]);
  expect(await turnOffSecondFactor(officer, getCurrentCode(secret))).toEqual({ ok: true });
  expect(await listSubjects()).toEqual([
    [officer.email, "Votre double authentification est désactivée"],
  ]);
  expect(await getActor(await signInAs(officer.email))).toEqual(officer);
  expect(await getSecondFactorStatus(officer)).toEqual({
    since: null,
    codesLeft: 0,
    isRequired: false,
  });
});

test("getSecondFactorSetUp: returns null for a candidate", async () => {
  const student = await buildStudent({ email: "awa@exemple.test", password: TEST_PASSWORD });
  const headers = await signInAs(student.email);
  expect(await getActor(headers)).toEqual(student);
  expect(await getSecondFactorSetUp(headers)).toBeNull();
  expect(await getSecondFactorStatus(student)).toBeNull();
  expect(await confirmSecondFactor(toCaller(headers), "000000")).toMatchObject({ ok: false });
});
