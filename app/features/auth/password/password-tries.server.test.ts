import { createHash } from "node:crypto";
import { like } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { rateLimits, sessions } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { wrongPasswordNetworkLimit } from "../limits/network-limits.server.ts";
import { consumeFixedWindow } from "../limits/rate-limit.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildUser, TEST_PASSWORD, toCookieHeader } from "../testing.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test("signIn: counts wrong passwords per account, from all addresses", async () => {
  await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const attempt = (n: number, password: string, email = "p@exemple.test") =>
    signIn(buildCaller({ address: `198.51.100.${n}` }), { email, password });
  const tries = await Promise.all(numbers.map((n) => attempt(n, "pas du tout la bonne")));
  for (const one of tries) expect(one).toMatchObject({ reason: "wrong-credentials" });
  const refused = await attempt(11, TEST_PASSWORD, "P@Exemple.test");
  expect(refused).toMatchObject({ ok: false, reason: "too-many" });
  setClock(new Date(Date.now() + 901_000));
  expect(await attempt(12, TEST_PASSWORD)).toMatchObject({ ok: true });
});

test("signIn: accepts a trusted device after a stranger's wrong passwords", async () => {
  await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const attempt = (password: string, cookie = "", address = "198.51.100.1") =>
    signIn(buildCaller({ cookie, address }), { email: "p@exemple.test", password });
  const first = await attempt(TEST_PASSWORD);
  if (!first.ok) throw new Error(first.reason);
  const device = toCookieHeader(first.cookies.filter((one) => one.includes("device")));
  await Promise.all(numbers.map((n) => attempt("pas du tout la bonne", "", `203.0.113.${n}`)));
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ reason: "too-many" });
  expect(await attempt(TEST_PASSWORD, device)).toMatchObject({ ok: true });
  // A forged device cookie counts as none.
  const forged = device.replace(/=(.)/, (_, sign) => `=${sign === "A" ? "B" : "A"}`);
  expect(await attempt(TEST_PASSWORD, forged)).toMatchObject({ reason: "too-many" });
  // The trusted device has a limit of its own.
  await Promise.all(numbers.map((n) => attempt("pas du tout la bonne", device, `192.0.2.${n}`)));
  expect(await attempt(TEST_PASSWORD, device)).toMatchObject({ reason: "too-many" });
});

test("signIn: returns too-many-password-attempts after a hundred wrong passwords, until a reset by email", async () => {
  const person = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const attempt = (n: number, email: string) =>
    signIn(buildCaller({ address: `198.51.100.${n}` }), { email, password: TEST_PASSWORD });
  await db()
    .insert(rateLimits)
    .values(
      [person.email, "nobody@exemple.test"].map((email) => ({
        id: newId(),
        key: `row:${createHash("sha256").update(email).digest("base64url")}`,
        count: 100,
        lastRequest: Date.now() + DAY_MS,
      })),
    );
  for (const [n, email] of [person.email, "nobody@exemple.test"].entries())
    expect(await attempt(n, email)).toEqual({ ok: false, reason: "too-many-password-attempts" });
  await requestPasswordReset(buildCaller(), person.email);
  const [resetEmail] = await database.listEmails();
  const token = /token=([\w-]+)/.exec(resetEmail?.text ?? "")?.[1] ?? "";
  const change = { token, password: "une tout autre phrase" };
  expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
  const credentials = { email: person.email, password: change.password };
  expect(await signIn(buildCaller(), credentials)).toMatchObject({ ok: true });
});

test("signIn: accepts the trusted device again after a reset by email", async () => {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const first = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  if (!first.ok) throw new Error(first.reason);
  const cookie = toCookieHeader(first.cookies.filter((one) => one.includes("device")));
  const attempt = (password: string) => signIn(buildCaller({ cookie }), { email, password });
  await attempt("pas du tout la bonne");
  await db().update(rateLimits).set({ count: 100 }).where(like(rateLimits.key, "row:%"));
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ reason: "too-many-password-attempts" });
  await requestPasswordReset(buildCaller(), email);
  const [resetEmail] = await database.listEmails();
  const token = /token=([\w-]+)/.exec(resetEmail?.text ?? "")?.[1] ?? "";
  const password = "une tout autre phrase";
  expect(await resetPassword(buildCaller(), { token, password })).toMatchObject({ ok: true });
  expect(await attempt(password)).toMatchObject({ ok: true });
});

test("signIn: clears the wrong passwords after a right one", async () => {
  await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const attempt = (password: string) =>
    signIn(buildCaller(), { email: "p@exemple.test", password });
  const wrong = () => attempt("pas du tout la bonne");
  await Promise.all(numbers.slice(1).map(wrong));
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ ok: true });
  for (const one of await Promise.all(numbers.slice(1).map(wrong)))
    expect(one).toMatchObject({ reason: "wrong-credentials" });
});

/** Sets the number of wrong passwords counted for a network. */
const setWrongPasswords = (count: number) =>
  db().update(rateLimits).set({ count }).where(like(rateLimits.key, "place-password:%"));

/** Fills a queue of a network with waiting tries, each on its own account. */
function fillQueue(address: string, queue: "no-wrong-try" | "wrong-try"): void {
  for (let n = 0; n < 40; n++)
    void wrongPasswordNetworkLimit.waitForTurn(buildCaller({ address }), {
      queue,
      account: `${n}`,
    });
}

test("signIn: accepts 31 right passwords from one address and counts none of them", async () => {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const signInRight = () => signIn(buildCaller(), { email, password: TEST_PASSWORD });
  await signIn(buildCaller(), { email, password: "pas du tout la bonne" });
  await setWrongPasswords(99);
  const answers = [];
  for (let n = 0; n < 31; n++) answers.push((await signInRight()).ok);
  expect(answers).toEqual(Array(31).fill(true));
  const [counted] = await db()
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(like(rateLimits.key, "place-password:%"));
  expect(counted).toEqual({ count: 99 });
}, 20_000);

test("signIn: slows an address or IPv6 /56 to one try a second after a hundred wrong passwords, and refuses only when its queue is full", async () => {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const attempt = (password: string, address: string) =>
    signIn(buildCaller({ address }), { email, password });
  const signInWrong = (address: string) =>
    signIn(buildCaller({ address }), { email: "other@exemple.test", password: "pas la bonne" });
  const getAddress = (n: number) => `2001:db8:5:${n.toString(16)}::1`;
  await signInWrong(getAddress(1));
  await setWrongPasswords(99);
  await signInWrong(getAddress(2));
  // The first try does not wait, the second waits a second, and the 32nd would wait more than 30 seconds.
  expect(await attempt(TEST_PASSWORD, getAddress(255))).toMatchObject({ ok: true });
  const before = performance.now();
  expect(await attempt(TEST_PASSWORD, getAddress(3))).toMatchObject({ ok: true });
  expect(performance.now() - before).toBeGreaterThan(500);
  expect(await attempt(TEST_PASSWORD, "2001:db8:5:100::1")).toMatchObject({ ok: true });
  fillQueue(getAddress(4), "no-wrong-try");
  const refused = await attempt(TEST_PASSWORD, getAddress(4));
  expect(refused).toEqual({ ok: false, reason: "too-many", retryAfterSeconds: 30 });
}, 20_000);

/** Slows a network by wrong passwords of one account. */
async function slowNetwork(address: string, email: string): Promise<void> {
  const signInWrong = () =>
    signIn(buildCaller({ address }), { email, password: "pas la bonne phrase" });
  await signInWrong();
  await setWrongPasswords(99);
  await signInWrong();
}

test("signIn: in a slowed network, wrong tries do not delay accounts without any", async () => {
  const address = "203.0.113.9";
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const mistypedUser = await buildUser({ email: "q@exemple.test", password: TEST_PASSWORD });
  await slowNetwork(address, mistypedUser.email);
  fillQueue(address, "wrong-try");
  const signInRight = (to: string) =>
    signIn(buildCaller({ address }), { email: to, password: TEST_PASSWORD });
  expect(await signInRight(mistypedUser.email)).toMatchObject({
    reason: "too-many",
    retryAfterSeconds: 30,
  });
  expect(await signInRight(email)).toMatchObject({ ok: true });
});

test("signIn: in a slowed network, tries on one account delay others by one turn at most", async () => {
  const address = "203.0.113.10";
  const mistypedUser = await buildUser({ email: "q@exemple.test", password: TEST_PASSWORD });
  await slowNetwork(address, mistypedUser.email);
  await slowNetwork(address, "attacked@exemple.test");
  const attempt = (email: string, password: string) =>
    signIn(buildCaller({ address }), { email, password });
  const flood = Array.from({ length: 40 }, () => attempt("attacked@exemple.test", "une phrase"));
  const rightTry = attempt(mistypedUser.email, TEST_PASSWORD);
  const answers = (await Promise.all(flood)).map((one) => (one.ok ? "in" : one.reason));
  const refused = answers.filter((one) => one === "too-many");
  expect(refused.length).toBeGreaterThanOrEqual(38);
  expect(await rightTry).toMatchObject({ ok: true });
}, 20_000);

test("signIn: accepts a trusted device at a slowed address at once", async () => {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const first = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  const device = toCookieHeader((first.cookies ?? []).filter((one) => one.includes("device")));
  const address = "198.51.100.200";
  const signInUnknown = () => signIn(buildCaller({ address }), { email, password: TEST_PASSWORD });
  await signIn(buildCaller({ address }), { email: "other@exemple.test", password: "pas la bonne" });
  await setWrongPasswords(100);
  await signIn(buildCaller({ address }), { email: "other@exemple.test", password: "pas la bonne" });
  fillQueue(address, "no-wrong-try");
  expect(await signInUnknown()).toMatchObject({ reason: "too-many" });
  const signInKnown = (password: string) =>
    signIn(buildCaller({ cookie: device, address }), { email, password });
  expect(await signInKnown("pas du tout la bonne")).toMatchObject({ reason: "wrong-credentials" });
  expect(await signInKnown(TEST_PASSWORD)).toMatchObject({ ok: true });
});

test("consumeFixedWindow: starts a new window when the first one ends, also under steady requests", async () => {
  const rule = { window: 60, max: 4 };
  const start = Date.now();
  const answers: boolean[] = [];
  for (let n = 0; n < 25; n++) {
    // The later window starts a little late: the clock advances between two requests.
    setClock(new Date(start + n * 5_000 + Math.floor(n / 12) * 4_000));
    answers.push((await consumeFixedWindow("198.51.100.9|/x", rule)).allowed);
  }
  const minute = [...Array(4).fill(true), ...Array(8).fill(false)];
  expect(answers).toEqual([...minute, ...minute, true]);
  setClock(new Date(start + 5_000));
  for (let n = 0; n < 4; n++) await consumeFixedWindow("198.51.100.10|/x", rule);
  setClock(new Date(start + 25_000));
  const refused = await consumeFixedWindow("198.51.100.10|/x", rule);
  expect(refused.allowed).toBe(false);
  // The real clock advances between requests, by as much as the machine is loaded.
  expect(Math.abs((refused.retryAfter ?? 0) - 40)).toBeLessThanOrEqual(2);
});

test("signIn: logs stable hashes of the account and the network of a refusal", async () => {
  const lines: unknown[] = [];
  const info = vi.spyOn(log(), "info").mockImplementation((line: unknown) => {
    lines.push(line);
  });
  const attempt = (email: string, address: string) =>
    signIn(buildCaller({ address }), { email, password: "pas du tout la bonne" });
  await attempt("awa@exemple.test", "198.51.100.7");
  await attempt("AWA@exemple.test", "198.51.100.8");
  info.mockRestore();
  const [first, second] = lines as { account: string; place: string }[];
  expect(first).toEqual({
    reason: "wrong-credentials",
    account: expect.stringMatching(/^[\w-]{16}$/),
    place: expect.stringMatching(/^[\w-]{16}$/),
    isKnownDevice: false,
  });
  expect(second?.account).toBe(first?.account);
  expect(second?.place).not.toBe(first?.place);
  expect(JSON.stringify(lines)).not.toMatch(/awa|198\.51/i);
});

test("signIn: ignores address headers of the client", async () => {
  const caller = buildCaller();
  caller.headers.set("x-client-address", "192.0.2.1");
  caller.headers.set("x-forwarded-for", "192.0.2.1");
  await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  await signIn(caller, { email: "p@exemple.test", password: TEST_PASSWORD });
  const [session] = await db().select().from(sessions);
  expect(session?.ipAddress).toBe("203.0.113.7");
});
