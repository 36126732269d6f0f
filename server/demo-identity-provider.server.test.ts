import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { createCaller } from "#app/features/auth/caller.server.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import {
  finishProviderSignIn,
  startProviderSignIn,
} from "#app/features/auth/sign-in/provider.server.ts";
import type { ProviderId } from "#app/features/auth/sign-in/provider.ts";
import { buildUser, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import { createCookieClient } from "#tests/support/cookie-client.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { demoIdentityProvider } from "./demo-identity-provider.ts";
import type { Mount } from "./request-listener.ts";

const database = await createTestDatabase();
let mount: Mount;
/** False responses of the provider, used when a test asks for them. */
let instead: ((req: IncomingMessage, res: ServerResponse) => void) | null = null;
const server = createServer((req, res) => {
  if (instead) instead(req, res);
  else mount.listener(req, res);
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
const settings = { ...database.config, isOriginConfigured: false, port, origin };
setConfig(settings);
mount = await demoIdentityProvider(settings);

afterEach(async () => {
  instead = null;
  await database.truncate();
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** A browser with its cookies, and the profile it chooses. */
function browser() {
  const jar = createCookieClient(origin);
  const caller = (language = "fr") =>
    createCaller(
      new Request(`${origin}/${language}`, { headers: { origin, cookie: jar.cookie() } }),
      "192.0.2.4",
    );
  return { ...jar, caller };
}

type Choice = Record<string, string>;
type Options = { provider?: ProviderId; locale?: "fr" | "en"; next?: string | null };

/** From the sign-in button to the callback: returns the query that comes back to us. */
async function answerProvider(
  user: ReturnType<typeof browser>,
  choice: Choice,
  options: Options = {},
) {
  const { provider = "google", locale = "fr", next = null } = options;
  const started = await startProviderSignIn(user.caller(), provider, { locale, next });
  if (!started?.ok) throw new Error(`not started: ${started?.reason}`);
  user.storeCookies(started.cookies);
  const page = await user.request(started.redirect);
  const resume = await user.request(page.location, choice);
  const back = await user.request(resume.location);
  const url = new URL(back.location);
  expect(url.pathname).toBe(`/api/auth/callback/${provider}`);
  return { authorizationUrl: new URL(started.redirect), query: url.search };
}

/** A whole sign-in. */
async function signInAt(user: ReturnType<typeof browser>, choice: Choice, options: Options = {}) {
  const { query } = await answerProvider(user, choice, options);
  const result = await finishProviderSignIn(user.caller(), options.provider ?? "google", query);
  user.storeCookies(result.cookies);
  return result;
}

const mariam = { name: "Mariam Diallo", email: "Mariam@exemple.test", verified: "yes" };

test("provider sign-in: creates an account and a session, and stores no provider token", async () => {
  const user = browser();
  const result = await signInAt(user, mariam, { locale: "en", next: "/espace-etudiant/candidate" });
  expect(result).toMatchObject({
    ok: true,
    redirect: "/en/connexion?next=%2Fespace-etudiant%2Fcandidate",
  });
  expect(await getActor(new Headers({ cookie: user.cookie() }))).toMatchObject({
    kind: "student",
    name: "Mariam Diallo",
    email: "mariam@exemple.test",
    locale: "en",
  });
  const [account] = await db().select().from(accounts);
  expect(account).toMatchObject({ providerId: "google", accessToken: null, idToken: null });
  const [person] = await db().select().from(users);
  expect(person).toMatchObject({ firstName: "Mariam", lastName: "Diallo", emailVerified: true });
});

test("provider sign-in: sends state, PKCE challenge, nonce and the minimal scopes", async () => {
  const { authorizationUrl } = await answerProvider(browser(), mariam, { provider: "facebook" });
  const { searchParams } = authorizationUrl;
  expect(searchParams.get("response_type")).toBe("code");
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  expect(searchParams.get("state")?.length).toBeGreaterThanOrEqual(32);
  expect(searchParams.get("nonce")?.length).toBeGreaterThanOrEqual(32);
  expect(searchParams.get("scope")).toBe("openid profile email");
  expect(searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/callback/facebook`);
});

test("provider sign-in: returns to the same account; another profile opens another account", async () => {
  const user = browser();
  expect(await signInAt(user, mariam)).toMatchObject({ ok: true });
  expect(await signInAt(user, mariam)).toMatchObject({ ok: true });
  expect(await db().select().from(users)).toHaveLength(1);
  // The browser's previous session is closed.
  expect(await db().select().from(sessions)).toHaveLength(1);
  expect(await signInAt(user, { ...mariam, email: "autre@exemple.test" })).toMatchObject({
    ok: true,
  });
  expect(await db().select().from(users)).toHaveLength(2);
});

test("provider sign-in: does not open an existing account with the same address", async () => {
  const { id } = await buildUser({ email: "mariam@exemple.test", password: TEST_PASSWORD });
  for (const emailVerified of [true, false]) {
    await db().update(users).set({ emailVerified }).where(eq(users.id, id));
    const answer = await signInAt(browser(), mariam);
    // The provider verified the address: the message names the sign-in method of this account.
    expect(answer).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^existing-password/),
    });
  }
  expect(await db().select().from(sessions)).toEqual([]);
  const stored = await db().select().from(accounts);
  expect(stored.map(({ providerId }) => providerId)).toEqual(["credential"]);
});

test("provider sign-in: an unverified address must be confirmed by email first", async () => {
  const user = browser();
  const { name, email } = mariam;
  const result = await signInAt(user, { name, email }, { next: "/espace-etudiant/compte" });
  expect(result).toMatchObject({ ok: false, reason: "email-unverified" });
  expect(await db().select().from(sessions)).toEqual([]);
  const [sentEmail] = await database.listEmails();
  expect(sentEmail?.to).toBe("mariam@exemple.test");
  expect(sentEmail?.text).toContain(`${origin}/verification?token=`);
  expect(sentEmail?.text).toContain("next=%2Fespace-etudiant%2Fcompte");
});

test("provider sign-in: returns the error code when the address is missing or consent is refused", async () => {
  const next = "/espace-etudiant/compte";
  const options = { provider: "facebook", locale: "en", next } as const;
  expect(await signInAt(browser(), { name: "Sans Adresse" }, options)).toMatchObject({
    reason: "email-missing",
    back: "/en/connexion?next=%2Fespace-etudiant%2Fcompte",
  });
  expect(await signInAt(browser(), { refuse: "yes" }, options)).toMatchObject({
    reason: "consent-refused",
    back: "/en/connexion?next=%2Fespace-etudiant%2Fcompte",
  });
});

test("provider sign-in: refuses a replayed, changed or foreign callback", async () => {
  const user = browser();
  const { query } = await answerProvider(user, mariam);
  const other = await finishProviderSignIn(browser().caller(), "google", query);
  expect(other).toMatchObject({ ok: false, reason: "state-expired" });
  const changed = await finishProviderSignIn(
    user.caller(),
    "google",
    query.replace(/state=(.)/, (_, first) => `state=${first === "a" ? "b" : "a"}`),
  );
  expect(changed).toMatchObject({ ok: false, reason: "state-expired", back: "/connexion" });
  expect(await finishProviderSignIn(user.caller(), "google", query)).toMatchObject({ ok: true });
  expect(await finishProviderSignIn(user.caller(), "google", query)).toMatchObject({
    ok: false,
    reason: "state-expired",
  });
  expect(await finishProviderSignIn(user.caller(), "google", "")).toMatchObject({
    reason: "state-expired",
  });
});

test("provider sign-in: refuses a used code with a fresh state (OA-02)", async () => {
  const user = browser();
  const { query } = await answerProvider(user, mariam);
  expect(await finishProviderSignIn(user.caller(), "google", query)).toMatchObject({ ok: true });
  await db().delete(sessions);
  const other = browser();
  const started = await startProviderSignIn(other.caller(), "google", { locale: "fr", next: null });
  if (!started?.ok) throw new Error("not started");
  other.storeCookies(started.cookies);
  const stolen = new URLSearchParams(query);
  stolen.set("state", new URL(started.redirect).searchParams.get("state") ?? "");
  const result = await finishProviderSignIn(other.caller(), "google", `?${stolen}`);
  expect(result).toMatchObject({ ok: false, reason: "provider-unavailable", back: "/connexion" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("provider sign-in: refuses a code of another provider", async () => {
  const user = browser();
  const { query } = await answerProvider(user, mariam);
  const result = await finishProviderSignIn(user.caller(), "facebook", query);
  expect(result).toMatchObject({ ok: false, reason: "provider-unavailable" });
});

test("provider sign-in: opens no session for a suspended staff member", async () => {
  const user = browser();
  await signInAt(user, mariam);
  const [person] = await db().select().from(users);
  await db()
    .insert(staff)
    .values({ userId: person?.id ?? "", role: "editor", suspendedAt: new Date() });
  expect(await signInAt(browser(), mariam)).toMatchObject({ reason: "account-suspended" });
});

test("provider sign-in: gives up after the timeout and returns to the page of origin", async () => {
  const user = browser();
  const next = "/espace-etudiant/compte";
  const { query } = await answerProvider(user, mariam, { locale: "en", next });
  const unanswered: ServerResponse[] = [];
  instead = (_req, res) => unanswered.push(res);
  const result = await finishProviderSignIn(user.caller(), "google", query, 200);
  const back = "/en/connexion?next=%2Fespace-etudiant%2Fcompte";
  expect(result).toMatchObject({ ok: false, reason: "provider-unavailable", back });
  await expect.poll(() => unanswered.length).toBe(1);
});

/** Responses of the provider's token endpoint; the last one cuts the connection. */
const nonsense = {
  "a page": "<!doctype html><title>Sorry</title>",
  "no token": JSON.stringify({ ok: true }),
  "an identity that is none": JSON.stringify({ access_token: "a", id_token: "a.b.c" }),
  "no identity": JSON.stringify({ access_token: "a", token_type: "Bearer" }),
};

test.each(Object.entries(nonsense))(
  "provider sign-in: an invalid response (%s) returns provider-unavailable",
  async (_, tokenResponse) => {
    const user = browser();
    const { query } = await answerProvider(user, mariam);
    instead = (req, res) => {
      if (req.url?.endsWith("/token"))
        res.setHeader("content-type", "application/json").end(tokenResponse);
      else req.destroy();
    };
    const result = await finishProviderSignIn(user.caller(), "google", query);
    expect(result).toMatchObject({ ok: false, reason: "provider-unavailable" });
    expect(await db().select().from(sessions)).toEqual([]);
    expect(await db().select().from(users)).toEqual([]);
  },
);

test("accountChoicePage: says that it is a simulation, and escapes markup", async () => {
  const user = browser();
  const started = await startProviderSignIn(user.caller(), "facebook", {
    locale: "en",
    next: null,
  });
  if (!started?.ok) throw new Error("not started");
  const page = await user.request(started.redirect);
  const { body: html } = await user.request(page.location);
  expect(html).toContain("This is not Facebook");
  expect(html).not.toMatch(/<script|style=|https?:\/\//);
  const elsewhere = await browser().request(page.location);
  expect(elsewhere.status).toBe(400);
});

test("demoIdentityProvider: refuses a redirect_uri that is not ours", async () => {
  const started = await startProviderSignIn(browser().caller(), "google", {
    locale: "fr",
    next: null,
  });
  if (!started?.ok) throw new Error("not started");
  const url = new URL(started.redirect);
  url.searchParams.set("redirect_uri", "http://mal.example/api/auth/callback/google");
  const { status, location, body } = await browser().request(url.href);
  expect(status).toBe(400);
  expect(location).toBe("");
  expect(body).toContain("Cette demande n’est plus valable");
});
