import { like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, rateLimits, users } from "#app/platform/db/schema/identity.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { signUpLinkNetworkLimit } from "../limits/network-limits.server.ts";
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
const requestLink = (
  email: string,
  signedProfile = signPendingSignUp(awa),
  address = "203.0.113.7",
) =>
  requestSignUpLink(buildCaller({ address }), { signedProfile, email, locale: "en", next: null });
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const listEmails = () => database.listEmails();
const complete = (token: string, signedProfile = signPendingSignUp(awa)) =>
  completeProviderSignUp(token, signedProfile);
const getToken = (email?: Email) => /token=([^&\s]+)/.exec(email?.text ?? "")?.[1] ?? "";

test("completeProviderSignUp: creates the account after the address is confirmed by email", async () => {
  expect(await requestLink("Awa@exemple.test")).toEqual({ ok: true });
  expect(await db().select().from(users)).toEqual([]);
  const [email] = await listEmails();
  expect(email).toMatchObject({ to: "awa@exemple.test", locale: "en" });
  expect(email?.text).toContain("/en/connexion/adresse?token=");
  expect(email?.text).toContain("It will be created once you confirm it.");
  expect(email?.text).not.toContain("just been created");
  expect(await complete(getToken(email))).toEqual({ ok: true });
  const [person] = await db().select().from(users);
  expect(person).toMatchObject({ email: "awa@exemple.test", emailVerified: true, locale: "en" });
  const [linkedAccount] = await db().select().from(accounts);
  expect(linkedAccount).toMatchObject({
    userId: person?.id,
    providerId: "facebook",
    accountId: "42",
  });
});

test("completeProviderSignUp: marks an account of the simulated Facebook as demo, not one of Facebook", async () => {
  const createAndLoadUser = async () => {
    await requestLink("awa@exemple.test");
    await complete(getToken((await listEmails()).at(-1)));
    const [person] = await db().select().from(users);
    return person;
  };
  const demoUser = await createAndLoadUser();
  expect(demoUser?.demo).toBe(true);
  expect(await database.jobs(DEMO_USER_CREATED.name)).toEqual([{ personId: demoUser?.id }]);
  await database.truncate();
  setConfig({ ...database.config, facebook: { clientId: "id", clientSecret: "figures" } });
  expect((await createAndLoadUser())?.demo).toBe(false);
  expect(await database.jobs(DEMO_USER_CREATED.name)).toEqual([]);
  setConfig(database.config);
});

test("completeProviderSignUp: accepts a link once, for an hour, unchanged and with its profile", async () => {
  await requestLink("awa@exemple.test");
  const token = getToken((await listEmails())[0]);
  const invalid = { ok: false, reason: "link-invalid" };
  expect(await complete(`x${token}`)).toEqual(invalid);
  // The signed profile in the browser does not prove an address.
  expect(await complete(signPendingSignUp({ ...awa, email: "x@exemple.test" }))).toEqual(invalid);
  const other = signPendingSignUp({ ...awa, subject: "43" });
  const google = signPendingSignUp({ ...awa, provider: "google" });
  for (const signedProfile of ["", token, other, google])
    expect(await complete(token, signedProfile)).toEqual({
      ok: false,
      reason: "link-other-browser",
    });
  setClock(new Date(Date.now() + 3_601_000));
  expect(await complete(token)).toEqual(invalid);
  setClock();
  expect(await complete(token)).toEqual({ ok: true });
  expect(await complete(token)).toEqual({ ok: false, reason: "link-used" });
  expect(await db().select().from(users)).toHaveLength(1);
  // The address got another account meanwhile, so the link creates nothing.
  await db().delete(accounts);
  expect(await complete(token)).toEqual(invalid);
});

test("requestSignUpLink: returns ok for an existing address, and informs its owner", async () => {
  await buildUser({ email: "awa@exemple.test" });
  expect(await requestLink("awa@exemple.test")).toEqual({ ok: true });
  const [email] = await listEmails();
  expect(email?.subject).toBe("Vous avez déjà un compte");
  expect(await db().select().from(accounts)).toEqual([]);
});

test("requestSignUpLink: takes half a second at least for any address", async () => {
  await buildUser({ email: "known@exemple.test" });
  for (const email of ["known@exemple.test", "unknown@exemple.test"]) {
    const before = performance.now();
    expect(await requestLink(email)).toEqual({ ok: true });
    expect(performance.now() - before, email).toBeGreaterThan(490);
  }
});

test("requestSignUpLink: slows a network, such as an IPv6 /56, after sixty addresses in ten minutes", async () => {
  const requestFrom = (n: number, address: string) =>
    requestLink(`p${n}@exemple.test`, signPendingSignUp({ ...awa, subject: `${n}` }), address);
  const getAddress = (n: number) => `2001:db8:0:${n.toString(16)}::1`;
  const isCounted = like(rateLimits.key, "place-address:%");
  expect(await requestFrom(1, getAddress(1))).toEqual({ ok: true });
  await db().update(rateLimits).set({ count: 59 }).where(isCounted);
  expect(await requestFrom(2, getAddress(2))).toEqual({ ok: true });
  for (const n of numbers(12))
    void signUpLinkNetworkLimit.waitForTurn(buildCaller({ address: getAddress(n) }));
  expect(await requestFrom(3, getAddress(255))).toEqual({
    ok: false,
    reason: "too-many",
    retryAfterSeconds: 30,
  });
  expect(await requestFrom(4, "2001:db8:0:100::1")).toEqual({ ok: true });
  setClock(new Date(Date.now() + 601_000));
  expect(await requestFrom(5, getAddress(3))).toEqual({ ok: true });
});

test("requestSignUpLink: accepts five addresses an hour from one user of a provider", async () => {
  const requestFrom = (n: number, profile = awa) =>
    requestLink(`p${n}@exemple.test`, signPendingSignUp(profile), `198.51.100.${n}`);
  for (const one of await Promise.all(numbers(5).map((n) => requestFrom(n))))
    expect(one).toEqual({ ok: true });
  const refusal = await requestFrom(6);
  expect(refusal).toMatchObject({ reason: "too-many" });
  expect("retryAfterSeconds" in refusal && refusal.retryAfterSeconds).toBeGreaterThan(60);
  expect(await listEmails()).toHaveLength(5);
  expect(await requestFrom(7, { ...awa, provider: "google" })).toEqual({ ok: true });
  expect(await requestFrom(8, { ...awa, subject: "43" })).toEqual({ ok: true });
});

test("parsePendingSignUp: reads a signed profile for an hour", async () => {
  expect(parsePendingSignUp(signPendingSignUp(awa))).toEqual({ name: "Awa Diop" });
  expect(parsePendingSignUp("")).toBeNull();
  expect(await requestLink("awa@exemple.test", "forged.text")).toEqual({
    ok: false,
    reason: "state-expired",
  });
  const signedProfile = signPendingSignUp(awa);
  setClock(new Date(Date.now() + 3_601_000));
  expect(parsePendingSignUp(signedProfile)).toBeNull();
});
