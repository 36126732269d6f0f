import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  finishProviderSignIn,
  startProviderSignIn,
} from "#app/features/auth/sign-in/provider.server.ts";
import type { ProviderId } from "#app/features/auth/sign-in/provider.ts";
import { buildCaller, toCookieHeader } from "#app/features/auth/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, sessions } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  CLIENT_ID,
  createClaims,
  discovery,
  startProviderStub,
  tokenResponse,
} from "#tests/support/provider-stub.ts";

const database = await createTestDatabase();
const clientSettings = { clientId: CLIENT_ID, clientSecret: "our secret" };
const origin = "http://localhost:3000";

// Requests for Google and Facebook go to the stub; forged identities are tested on the built server
// (forged-identities.test.ts).
const stub = await startProviderStub();
const { state: stubState, signed } = stub;
let down = /^$/;
const originalFetch = globalThis.fetch;
vi.stubGlobal("fetch", async (address: string | URL | Request, init?: RequestInit) => {
  const { hostname, pathname, search } = new URL(
    address instanceof Request ? address.url : address,
  );
  if (down.test(hostname)) throw new TypeError("fetch failed");
  return originalFetch(stub.origin + pathname + search, init);
});

beforeEach(async () => {
  // Production settings, so that no demonstration provider is used.
  setConfig({ ...database.config, demo: false, google: clientSettings, facebook: clientSettings });
  down = /^$/;
  stub.reset();
});
afterEach(async () => {
  await database.truncate();
});
afterAll(() => {
  vi.unstubAllGlobals();
  stub.close();
});

async function redirectToProvider(provider: ProviderId) {
  const destination = { locale: "en", next: "/espace-etudiant/compte" } as const;
  const started = await startProviderSignIn(buildCaller(), provider, destination);
  if (!started?.ok) throw new Error(`not started: ${started?.reason}`);
  return { url: new URL(started.redirect), cookie: toCookieHeader(started.cookies) };
}

type ProviderRedirect = Awaited<ReturnType<typeof redirectToProvider>>;

/** Returns with a code, for which the provider gives the tokens built from the nonce. */
async function returnFromProvider(
  { url, cookie }: ProviderRedirect,
  provider: ProviderId,
  tokens: object,
) {
  stubState.answers["/token"] = tokens;
  stubState.answers["/v24.0/oauth/access_token"] = tokens;
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return await finishProviderSignIn(buildCaller({ cookie }), provider, `?${query}`);
}

const claimsFor = ({ url }: ProviderRedirect) => createClaims(url, "mariam@exemple.test", "1137");

test("Google redirect: contains all that binds the response, and minimal scopes (OA-01)", async () => {
  const { url } = await redirectToProvider("google");
  expect(url.origin + url.pathname).toBe(discovery.authorization_endpoint);
  const params = Object.fromEntries(url.searchParams);
  expect(params).toEqual({
    client_id: clientSettings.clientId,
    redirect_uri: `${origin}/api/auth/callback/google`,
    response_type: "code",
    scope: "openid profile email",
    state: expect.stringMatching(/^[\w-]{32,}$/),
    nonce: expect.stringMatching(/^[\w-]{32,}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    prompt: "select_account",
    ui_locales: "en",
  });
  expect((await redirectToProvider("google")).url.searchParams.get("state")).not.toBe(params.state);
});

test("Facebook redirect: contains a state, but no challenge or nonce, which it does not support (decision 0008)", async () => {
  const { url } = await redirectToProvider("facebook");
  expect(url.origin).toBe("https://www.facebook.com");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: clientSettings.clientId,
    redirect_uri: `${origin}/api/auth/callback/facebook`,
    response_type: "code",
    scope: "email public_profile",
    state: expect.stringMatching(/^[\w-]{32,}$/),
    ui_locales: "en",
  });
});

test("valid Google identity: opens an account with the code verifier and our secret", async () => {
  const sent = await redirectToProvider("google");
  const result = await returnFromProvider(
    sent,
    "google",
    tokenResponse(await signed(claimsFor(sent))),
  );
  expect(result).toMatchObject({
    ok: true,
    redirect: "/en/connexion?next=%2Fespace-etudiant%2Fcompte",
  });
  const [account] = await db().select().from(accounts);
  expect(account).toMatchObject({ providerId: "google", accountId: "1137", idToken: null });
  const tokenRequest = stubState.requests.find(
    (one) => one.get("grant_type") === "authorization_code",
  );
  const verifier = tokenRequest?.get("code_verifier") ?? "";
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
    sent.url.searchParams.get("code_challenge"),
  );
  expect(tokenRequest?.get("client_secret")).toBe(clientSettings.clientSecret);
});

test("Facebook unreachable after the redirect: is reported as down", async () => {
  const sent = await redirectToProvider("facebook");
  down = /^graph\.facebook\.com$/;
  const unasked = await returnFromProvider(sent, "facebook", {});
  expect(unasked).toMatchObject({ ok: false, reason: "provider-unavailable" });
  const again = await redirectToProvider("facebook");
  down = /^$/;
  stubState.answers["/debug_token"] = {
    data: { is_valid: true, app_id: clientSettings.clientId, user_id: "42" },
  };
  // An empty profile.
  stubState.answers["/me"] = { id: "42" };
  const empty = await returnFromProvider(again, "facebook", {
    access_token: "a",
    token_type: "bearer",
  });
  expect(empty).toMatchObject({ ok: false, reason: "provider-unavailable" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("Facebook token for another application: grants no access", async () => {
  const sent = await redirectToProvider("facebook");
  stubState.answers["/debug_token"] = {
    data: { is_valid: true, app_id: "their-id", user_id: "42" },
  };
  stubState.answers["/me"] = {
    id: "42",
    name: "M",
    email: "m@exemple.test",
    picture: { data: {} },
  };
  const result = await returnFromProvider(sent, "facebook", {
    access_token: "a",
    token_type: "bearer",
  });
  expect(result).toMatchObject({ ok: false, reason: "provider-unavailable" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("Google unreachable: does not delay Facebook, and is requested again later", async () => {
  down = /google/;
  const destination = { locale: "fr", next: null } as const;
  const refused = await startProviderSignIn(buildCaller(), "google", destination);
  expect(refused).toMatchObject({ ok: false, reason: "provider-unavailable", back: "/connexion" });
  expect((await redirectToProvider("facebook")).url.hostname).toBe("www.facebook.com");
  down = /^$/;
  expect((await redirectToProvider("google")).url.hostname).toBe("accounts.google.com");
});

test("provider whose configuration never arrives: is given up after a timeout", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const destination = { locale: "fr", next: null } as const;
  const result = await startProviderSignIn(buildCaller(), "google", destination, 200);
  expect(result).toMatchObject({ ok: false, reason: "provider-unavailable" });
});
