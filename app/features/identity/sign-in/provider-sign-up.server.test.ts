import { like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, rateLimits, users } from "#app/platform/db/schema/identity.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { signUpLinkNetworkLimit } from "../auth/limits/network-limits.server.ts";
import { buildCaller, buildUser } from "../testing.ts";
import { DEMO_USER_CREATED } from "./demo-user.server.ts";
import {
  completeProviderSignUp,
  parsePendingSignUp,
  requestSignUpLink,
  signPendingSignUp,
} from "./provider-sign-up.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const awa = {
  provider: "facebook",
  subject: "42",
  name: "Awa Diop",
  firstName: "Awa",
  lastName: "Diop",
};
const ask = (email: string, kept = signPendingSignUp(awa), address = "203.0.113.7") =>
  requestSignUpLink(buildCaller({ address }), { kept, email, locale: "en", next: null });
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const letters = () => database.listEmails();
const welcome = (token: string, kept = signPendingSignUp(awa)) =>
  completeProviderSignUp(token, kept);
const tokenOf = (letter?: Email) => /token=([^&\s]+)/.exec(letter?.text ?? "")?.[1] ?? "";

test("completeProviderSignUp: creates the account after the address is confirmed by email", async () => {
  expect(await ask("Awa@exemple.test")).toEqual({ ok: true });
  expect(await db().select().from(users)).toEqual([]);
  const [letter] = await letters();
  expect(letter).toMatchObject({ to: "awa@exemple.test", locale: "en" });
  expect(letter?.text).toContain("/en/connexion/adresse?token=");
  expect(letter?.text).toContain("It will be created once you confirm it.");
  expect(letter?.text).not.toContain("just been created");
  expect(await welcome(tokenOf(letter))).toEqual({ ok: true });
  const [person] = await db().select().from(users);
  expect(person).toMatchObject({ email: "awa@exemple.test", emailVerified: true, locale: "en" });
  const [way] = await db().select().from(accounts);
  expect(way).toMatchObject({ userId: person?.id, providerId: "facebook", accountId: "42" });
});

test("completeProviderSignUp: marks an account of the simulated Facebook as demo, not one of Facebook", async () => {
  const made = async () => {
    await ask("awa@exemple.test");
    await welcome(tokenOf((await letters()).at(-1)));
    const [person] = await db().select().from(users);
    return person;
  };
  const invented = await made();
  expect(invented?.demo).toBe(true);
  expect(await database.jobs(DEMO_USER_CREATED.name)).toEqual([{ personId: invented?.id }]);
  await database.truncate();
  setConfig({ ...database.config, facebook: { clientId: "id", clientSecret: "figures" } });
  expect((await made())?.demo).toBe(false);
  expect(await database.jobs(DEMO_USER_CREATED.name)).toEqual([]);
  setConfig(database.config);
});

test("completeProviderSignUp: accepts a link once, for an hour, unchanged and with its profile", async () => {
  await ask("awa@exemple.test");
  const token = tokenOf((await letters())[0]);
  const invalid = { ok: false, reason: "link-invalid" };
  expect(await welcome(`x${token}`)).toEqual(invalid);
  // The signed profile in the browser does not prove an address.
  expect(await welcome(signPendingSignUp({ ...awa, email: "x@exemple.test" }))).toEqual(invalid);
  const other = signPendingSignUp({ ...awa, subject: "43" });
  const google = signPendingSignUp({ ...awa, provider: "google" });
  for (const kept of ["", token, other, google])
    expect(await welcome(token, kept)).toEqual({ ok: false, reason: "link-elsewhere" });
  setClock(new Date(Date.now() + 3_601_000));
  expect(await welcome(token)).toEqual(invalid);
  setClock();
  expect(await welcome(token)).toEqual({ ok: true });
  expect(await welcome(token)).toEqual({ ok: false, reason: "link-served" });
  expect(await db().select().from(users)).toHaveLength(1);
  // The address got another account meanwhile, so the link creates nothing.
  await db().delete(accounts);
  expect(await welcome(token)).toEqual(invalid);
});

test("requestSignUpLink: returns ok for an existing address, and informs its owner", async () => {
  await buildUser({ email: "awa@exemple.test" });
  expect(await ask("awa@exemple.test")).toEqual({ ok: true });
  const [letter] = await letters();
  expect(letter?.subject).toBe("Vous avez déjà un compte");
  expect(await db().select().from(accounts)).toEqual([]);
});

test("requestSignUpLink: takes half a second at least for any address", async () => {
  await buildUser({ email: "known@exemple.test" });
  for (const email of ["known@exemple.test", "unknown@exemple.test"]) {
    const before = performance.now();
    expect(await ask(email)).toEqual({ ok: true });
    expect(performance.now() - before, email).toBeGreaterThan(490);
  }
});

test("requestSignUpLink: slows a network, such as an IPv6 /56, after sixty addresses in ten minutes", async () => {
  const from = (n: number, address: string) =>
    ask(`p${n}@exemple.test`, signPendingSignUp({ ...awa, subject: `${n}` }), address);
  const place = (n: number) => `2001:db8:0:${n.toString(16)}::1`;
  const places = like(rateLimits.key, "place-address:%");
  expect(await from(1, place(1))).toEqual({ ok: true });
  await db().update(rateLimits).set({ count: 59 }).where(places);
  expect(await from(2, place(2))).toEqual({ ok: true });
  for (const n of numbers(12))
    void signUpLinkNetworkLimit.waitForTurn(buildCaller({ address: place(n) }));
  expect(await from(3, place(255))).toEqual({ ok: false, reason: "too-many", retryAfter: 30 });
  expect(await from(4, "2001:db8:0:100::1")).toEqual({ ok: true });
  setClock(new Date(Date.now() + 601_000));
  expect(await from(5, place(3))).toEqual({ ok: true });
});

test("requestSignUpLink: accepts five addresses an hour from one user of a provider", async () => {
  const from = (n: number, who = awa) =>
    ask(`p${n}@exemple.test`, signPendingSignUp(who), `198.51.100.${n}`);
  for (const one of await Promise.all(numbers(5).map((n) => from(n))))
    expect(one).toEqual({ ok: true });
  const refused = await from(6);
  expect(refused).toMatchObject({ reason: "too-many" });
  expect("retryAfter" in refused && refused.retryAfter).toBeGreaterThan(60);
  expect(await letters()).toHaveLength(5);
  expect(await from(7, { ...awa, provider: "google" })).toEqual({ ok: true });
  expect(await from(8, { ...awa, subject: "43" })).toEqual({ ok: true });
});

test("parsePendingSignUp: reads a signed profile for an hour", async () => {
  expect(parsePendingSignUp(signPendingSignUp(awa))).toEqual({ name: "Awa Diop" });
  expect(parsePendingSignUp("")).toBeNull();
  expect(await ask("awa@exemple.test", "forged.text")).toEqual({
    ok: false,
    reason: "state-expired",
  });
  const kept = signPendingSignUp(awa);
  setClock(new Date(Date.now() + 3_601_000));
  expect(parsePendingSignUp(kept)).toBeNull();
});
