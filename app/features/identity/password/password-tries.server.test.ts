import { createHash } from "node:crypto";
import { like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { rateLimits, sessions } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildPerson, cookieOf, PASSWORD } from "../testing.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.server.ts";

const database = await testDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const tenTimes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test("tries of a password are counted for the account, from wherever they come", async () => {
  await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  const attempt = (n: number, password: string, email = "p@exemple.test") =>
    signIn(buildCaller({ address: `198.51.100.${n}` }), { email, password });
  const tries = await Promise.all(tenTimes.map((n) => attempt(n, "pas du tout la bonne")));
  for (const one of tries) expect(one).toMatchObject({ reason: "wrong-credentials" });
  const refused = await attempt(11, PASSWORD, "P@Exemple.test");
  expect(refused).toMatchObject({ ok: false, reason: "too-many" });
  setClock(new Date(Date.now() + 901_000));
  expect(await attempt(12, PASSWORD)).toMatchObject({ ok: true });
});

test("a stranger's tries keep nobody out of the browser where the account was opened before", async () => {
  await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  const attempt = (password: string, cookie = "", address = "198.51.100.1") =>
    signIn(buildCaller({ cookie, address }), { email: "p@exemple.test", password });
  const first = await attempt(PASSWORD);
  if (!first.ok) throw new Error(first.reason);
  const device = cookieOf(first.cookies.filter((one) => one.includes("device")));
  await Promise.all(tenTimes.map((n) => attempt("pas du tout la bonne", "", `203.0.113.${n}`)));
  expect(await attempt(PASSWORD)).toMatchObject({ reason: "too-many" });
  expect(await attempt(PASSWORD, device)).toMatchObject({ ok: true });
  // The mark of another account, or one that was written by hand, counts as none.
  const forged = device.replace(/=(.)/, (_, sign) => `=${sign === "A" ? "B" : "A"}`);
  expect(await attempt(PASSWORD, forged)).toMatchObject({ reason: "too-many" });
  // Whoever holds the browser may not try for ever either.
  await Promise.all(tenTimes.map((n) => attempt("pas du tout la bonne", device, `192.0.2.${n}`)));
  expect(await attempt(PASSWORD, device)).toMatchObject({ reason: "too-many" });
});

test("a hundred wrong passwords in a row close the account, known or not, until a link by mail", async () => {
  const person = await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  const attempt = (n: number, email: string) =>
    signIn(buildCaller({ address: `198.51.100.${n}` }), { email, password: PASSWORD });
  await db()
    .insert(rateLimits)
    .values(
      [person.email, "nobody@exemple.test"].map((email) => ({
        id: newId(),
        key: `row:${createHash("sha256").update(email).digest("base64url")}`,
        count: 100,
        lastRequest: Date.now() + 86_400_000,
      })),
    );
  for (const [n, email] of [person.email, "nobody@exemple.test"].entries())
    expect(await attempt(n, email)).toEqual({ ok: false, reason: "password-tried-too-often" });
  await requestPasswordReset(buildCaller(), person.email);
  const [letter] = await database.letters();
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const change = { token, password: "une tout autre phrase" };
  expect(await resetPassword(buildCaller(), change)).toEqual({ ok: true });
  const credentials = { email: person.email, password: change.password };
  expect(await signIn(buildCaller(), credentials)).toMatchObject({ ok: true });
});

test("a password chosen by letter opens the known browser again too", async () => {
  const { email } = await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  const first = await signIn(buildCaller(), { email, password: PASSWORD });
  if (!first.ok) throw new Error(first.reason);
  const cookie = cookieOf(first.cookies.filter((one) => one.includes("device")));
  const attempt = (password: string) => signIn(buildCaller({ cookie }), { email, password });
  await attempt("pas du tout la bonne");
  await db().update(rateLimits).set({ count: 100 }).where(like(rateLimits.key, "row:%"));
  expect(await attempt(PASSWORD)).toMatchObject({ reason: "password-tried-too-often" });
  await requestPasswordReset(buildCaller(), email);
  const [letter] = await database.letters();
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const password = "une tout autre phrase";
  expect(await resetPassword(buildCaller(), { token, password })).toEqual({ ok: true });
  expect(await attempt(password)).toMatchObject({ ok: true });
});

test("a good password forgets the tries before it", async () => {
  await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  const attempt = (password: string) =>
    signIn(buildCaller(), { email: "p@exemple.test", password });
  const wrong = () => attempt("pas du tout la bonne");
  await Promise.all(tenTimes.slice(1).map(wrong));
  expect(await attempt(PASSWORD)).toMatchObject({ ok: true });
  for (const one of await Promise.all(tenTimes.slice(1).map(wrong)))
    expect(one).toMatchObject({ reason: "wrong-credentials" });
});

test("tries from one address are counted together, a whole IPv6 network as one", async () => {
  const attempt = (n: number, address: string) =>
    signIn(buildCaller({ address }), { email: `p${n}@exemple.test`, password: PASSWORD });
  for (const tens of [0, 10, 20]) {
    const tries = tenTimes.map((n) => attempt(tens + n, `2001:db8::${tens + n}`));
    for (const one of await Promise.all(tries))
      expect(one).toMatchObject({ reason: "wrong-credentials" });
  }
  const refused = await attempt(31, "2001:db8::ffff");
  expect(refused).toMatchObject({ ok: false, reason: "too-many" });
  expect(await attempt(32, "2001:db8:1::1")).toMatchObject({ reason: "wrong-credentials" });
});

test("a header cannot choose the address that is counted", async () => {
  const caller = buildCaller();
  caller.headers.set("x-client-address", "192.0.2.1");
  caller.headers.set("x-forwarded-for", "192.0.2.1");
  await buildPerson({ email: "p@exemple.test", password: PASSWORD });
  await signIn(caller, { email: "p@exemple.test", password: PASSWORD });
  const [session] = await db().select().from(sessions);
  expect(session?.ipAddress).toBe("203.0.113.7");
});
