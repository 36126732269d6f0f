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
import { actorOf } from "../session.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  figuresNow,
  PASSWORD,
  signedIn,
  withSecondFactor,
} from "../testing.ts";
import {
  getSecondFactor,
  giveCode,
  howFar,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "./second-factor.server.ts";
import {
  confirmSetUp,
  getSetUp,
  isReadyToMove,
  startReplacement,
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
const khady = () => buildStaff({ email: "khady@ecole.test", password: PASSWORD });
const letters = async () => (await database.listEmails()).map(({ to, subject }) => [to, subject]);
const actions = async () => (await db().select().from(history)).map(({ action }) => action);

/** Somebody of the staff with a second factor, and a browser that has given the password only. */
async function halfway() {
  const officer = await khady();
  const { secret, codes } = await withSecondFactor(officer);
  const headers = await signedIn(officer.email);
  return {
    officer,
    secret,
    codes,
    headers,
    give: (code: string) => giveCode(callerWith(headers), code),
  };
}

test("in production a password alone opens nothing: the second factor is set up first", async () => {
  const officer = await khady();
  const headers = await signedIn(officer.email);
  expect(await actorOf(headers)).toEqual(visitor);
  expect(await howFar(headers)).toEqual({ missing: "set-up", email: officer.email });

  const setUp = await getSetUp(headers);
  expect(await getSetUp(headers)).toEqual(setUp);
  const secret = setUp?.secret ?? "";
  const wrong = await confirmSetUp(callerWith(headers), "000000");
  expect(wrong).toEqual({ ok: false, reason: "code-wrong" });
  expect(await actorOf(headers)).toEqual(visitor);

  const confirmed = await confirmSetUp(callerWith(headers), figuresNow(secret));
  if (!confirmed.ok) throw new Error(confirmed.reason);
  expect(new Set(confirmed.codes)).toHaveLength(10);
  expect(confirmed.codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(await actorOf(headers)).toEqual(officer);
  expect(await actions()).toContain("second-factor.set-up");
  expect(await letters()).toEqual([[officer.email, "Votre double authentification est activée"]]);
});

test("neither the secret nor the recovery codes can be read in the database", async () => {
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

test("a sealed secret moved to somebody else's row gives no code", async () => {
  const { give, officer } = await halfway();
  const thief = await buildStaff();
  const { secret } = await withSecondFactor(thief);
  const [stolen] = await db()
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, thief.id));
  await db()
    .update(secondFactors)
    .set({ secret: stolen?.secret })
    .where(eq(secondFactors.userId, officer.id));
  expect(await give(figuresNow(secret))).toEqual({ ok: false, reason: "code-wrong" });
});

test("signing in is the password, then a code of the telephone", async () => {
  const { officer, secret, headers, give } = await halfway();
  expect(await actorOf(headers)).toEqual(visitor);
  expect(await howFar(headers)).toEqual({ missing: "code", email: officer.email });
  expect(await getSetUp(headers)).toBeNull();
  expect(await give(figuresNow(secret))).toEqual({ ok: true });
  expect(await actorOf(headers)).toEqual(officer);
  expect(await howFar(headers)).toEqual({ missing: null, email: officer.email });
});

test("in the demonstration it is asked of whoever has one, and of nobody else", async () => {
  setConfig(database.config);
  const plain = await khady();
  expect(await actorOf(await signedIn(plain.email))).toEqual(plain);
  const careful = await buildStaff({ email: "careful@ecole.test", password: PASSWORD });
  await withSecondFactor(careful);
  expect(await actorOf(await signedIn(careful.email))).toEqual(visitor);
});

test("a code serves once, also when it is sent twice at the same time", async () => {
  const { secret, give, headers } = await halfway();
  const code = figuresNow(secret);
  const both = await Promise.all([give(code), give(code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await signedIn("khady@ecole.test");
  expect(await giveCode(callerWith(other), code)).toEqual({ ok: false, reason: "code-used" });
  expect(await actorOf(other)).toEqual(visitor);
  later(HALF_MINUTE);
  expect(await giveCode(callerWith(other), figuresNow(secret))).toEqual({ ok: true });
  expect(await actorOf(headers)).toMatchObject({ kind: "staff" });
});

test("the code that confirmed the setting up does not serve again", async () => {
  const officer = await khady();
  const first = await signedIn(officer.email);
  const setUp = await getSetUp(first);
  const code = figuresNow(setUp?.secret ?? "");
  await confirmSetUp(callerWith(first), code);
  const second = await signedIn(officer.email);
  expect(await giveCode(callerWith(second), code)).toEqual({ ok: false, reason: "code-used" });
});

test("three wrong codes, and even the right one waits a quarter of an hour", async () => {
  const { secret, codes, give } = await halfway();
  for (const [typed, reason] of [
    ["000000", "code-wrong"],
    ["12345", "code-length"],
    ["ABCD-EFGH-JK23", "recovery-wrong"],
  ] as const)
    expect(await give(typed)).toEqual({ ok: false, reason });
  const refused = { ok: false, reason: "too-many", retryAfter: expect.any(Number) };
  expect(await give(figuresNow(secret))).toEqual(refused);
  expect(await give(codes[0] ?? "")).toEqual(refused);
  later(15 * 60_000 + 1);
  // The library dates sessions by the clock of the machine, which nobody moves.
  await db().update(sessions).set({ createdAt: now(), updatedAt: now() });
  expect(await give(figuresNow(secret))).toEqual({ ok: true });
});

test("ten minutes after the password the code comes too late", async () => {
  const { secret, headers, give } = await halfway();
  later(10 * 60_000 + 1000);
  expect(await give(figuresNow(secret))).toEqual({ ok: false, reason: "session-over" });
  expect(await howFar(headers)).toBeNull();
});

test("a recovery code serves once, and the person knows how many are left", async () => {
  const { officer, codes, give } = await halfway();
  expect(await give(codes[3]?.toLowerCase() ?? "")).toEqual({ ok: true });
  expect(await getSecondFactor(officer)).toMatchObject({ codesLeft: 9, required: true });
  expect(await actions()).toContain("recovery-code.used");
  const again = callerWith(await signedIn(officer.email));
  expect(await giveCode(again, codes[3] ?? "")).toEqual({ ok: false, reason: "recovery-wrong" });
});

test("who came in by their last recovery code moves to another telephone without another code", async () => {
  const { codes, headers, give } = await halfway();
  expect(await isReadyToMove(headers)).toBe(false);
  expect(await give(codes[0] ?? "")).toEqual({ ok: true });
  await db().delete(recoveryCodes);
  expect(await isReadyToMove(headers)).toBe(true);
  const next = (await getSetUp(headers))?.secret ?? "";
  expect((await confirmSetUp(callerWith(headers), figuresNow(next))).ok).toBe(true);
  later(10 * 60_000 + 1000);
  expect(await isReadyToMove(headers)).toBe(false);
});

test("new recovery codes are made against a code, and the old ones are dead", async () => {
  const { officer, secret, codes, give } = await halfway();
  expect(await renewRecoveryCodes(officer, "000000")).toEqual({ ok: false, reason: "code-wrong" });
  const renewed = await renewRecoveryCodes(officer, figuresNow(secret));
  if (!renewed.ok) throw new Error(renewed.reason);
  expect(await give(codes[0] ?? "")).toEqual({ ok: false, reason: "recovery-wrong" });
  expect(await give(renewed.codes[0] ?? "")).toEqual({ ok: true });
});

test("another telephone takes over once it gives a code; the other browsers give one again", async () => {
  const { officer, secret, headers, give } = await halfway();
  await give(figuresNow(secret));
  const elsewhere = await signedIn(officer.email);
  later(HALF_MINUTE);
  await giveCode(callerWith(elsewhere), figuresNow(secret));
  later(10 * 60_000 + 1000);
  expect(await getSetUp(headers)).toBeNull();

  const wrong = await startReplacement(callerWith(headers), "000000");
  expect(wrong).toEqual({ ok: false, reason: "code-wrong" });
  expect(await startReplacement(callerWith(headers), figuresNow(secret))).toEqual({ ok: true });
  const next = (await getSetUp(headers))?.secret ?? "";
  expect(await getSetUp(elsewhere)).toBeNull();
  const other = await confirmSetUp(callerWith(elsewhere), figuresNow(next));
  expect(other).toEqual({ ok: false, reason: "session-over" });
  expect(await letters()).toEqual([]);

  later(HALF_MINUTE);
  expect((await confirmSetUp(callerWith(headers), figuresNow(next))).ok).toBe(true);
  expect(await actions()).toContain("second-factor.replaced");
  expect(await letters()).toEqual([
    [officer.email, "Votre double authentification a changé de téléphone"],
  ]);
  expect(await actorOf(headers)).toEqual(officer);
  expect(await actorOf(elsewhere)).toEqual(visitor);
  later(HALF_MINUTE);
  const renewed = await renewRecoveryCodes(officer, figuresNow(secret));
  expect(renewed).toEqual({ ok: false, reason: "code-wrong" });
  expect((await renewRecoveryCodes(officer, figuresNow(next))).ok).toBe(true);
});

test("it is turned off against a code in the demonstration, never in production", async () => {
  const { officer, secret } = await halfway();
  const refused = { ok: false, reason: "second-factor-required" };
  expect(await turnOffSecondFactor(officer, figuresNow(secret))).toEqual(refused);
  setConfig(database.config);
  expect(await turnOffSecondFactor(officer, "000000")).toMatchObject({ reason: "code-wrong" });
  expect(await letters()).toEqual([]);
  expect(await turnOffSecondFactor(officer, figuresNow(secret))).toEqual({ ok: true });
  expect(await letters()).toEqual([
    [officer.email, "Votre double authentification est désactivée"],
  ]);
  expect(await actorOf(await signedIn(officer.email))).toEqual(officer);
  expect(await getSecondFactor(officer)).toEqual({ since: null, codesLeft: 0, required: false });
});

test("a candidate has no second factor to set up", async () => {
  const student = await buildStudent({ email: "awa@exemple.test", password: PASSWORD });
  const headers = await signedIn(student.email);
  expect(await actorOf(headers)).toEqual(student);
  expect(await getSetUp(headers)).toBeNull();
  expect(await getSecondFactor(student)).toBeNull();
  expect(await confirmSetUp(callerWith(headers), "000000")).toMatchObject({ ok: false });
});
