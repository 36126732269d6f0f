import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishProvider, startProvider } from "#app/features/identity/sign-in/provider.server.ts";
import type { ProviderId } from "#app/features/identity/sign-in/provider.ts";
import { buildCaller, cookieOf } from "#app/features/identity/testing.ts";
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

// What leaves for a host of Google or of Facebook arrives at the stub; what is forged is asked of the built server
// (forged-identities.test.ts).
const stub = await startProviderStub();
const { state: said, signed } = stub;
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
  // A production's settings: neither provider is played by ourselves.
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
  const way = { locale: "en", next: "/espace-etudiant/compte" } as const;
  const started = await startProvider(buildCaller(), provider, way);
  if (!started?.ok) throw new Error(`not started: ${started?.reason}`);
  return { url: new URL(started.redirect), cookie: cookieOf(started.cookies) };
}

type ProviderRedirect = Awaited<ReturnType<typeof redirectToProvider>>;

/** The browser comes back with a code, for which the provider gives what `tokens` makes of the nonce. */
async function returnFromProvider(
  { url, cookie }: ProviderRedirect,
  provider: ProviderId,
  tokens: object,
) {
  said.answers["/token"] = tokens;
  said.answers["/v24.0/oauth/access_token"] = tokens;
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return await finishProvider(buildCaller({ cookie }), provider, `?${query}`);
}

const claimsFor = ({ url }: ProviderRedirect) => createClaims(url, "mariam@exemple.test", "1137");

test("a person is sent to Google with all that binds the answer to them, and the least it needs (OA-01)", async () => {
  const { url } = await redirectToProvider("google");
  expect(url.origin + url.pathname).toBe(discovery.authorization_endpoint);
  const asked = Object.fromEntries(url.searchParams);
  expect(asked).toEqual({
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
  expect((await redirectToProvider("google")).url.searchParams.get("state")).not.toBe(asked.state);
});

test("a person is sent to Facebook with a state; it knows neither challenge nor nonce (decision 0008)", async () => {
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

test("a true identity of Google opens an account, by the verifier of the challenge and our secret", async () => {
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
  const asked = said.asked.find((one) => one.get("grant_type") === "authorization_code");
  const verifier = asked?.get("code_verifier") ?? "";
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
    sent.url.searchParams.get("code_challenge"),
  );
  expect(asked?.get("client_secret")).toBe(clientSettings.clientSecret);
});

test("Facebook out of reach once it has answered is down, and the person is told", async () => {
  const sent = await redirectToProvider("facebook");
  down = /^graph\.facebook\.com$/;
  const unasked = await returnFromProvider(sent, "facebook", {});
  expect(unasked).toMatchObject({ ok: false, reason: "provider-down" });
  const again = await redirectToProvider("facebook");
  down = /^$/;
  said.answers["/debug_token"] = {
    data: { is_valid: true, app_id: clientSettings.clientId, user_id: "42" },
  };
  // No profile comes: what is read of it is not there.
  said.answers["/me"] = { id: "42" };
  const empty = await returnFromProvider(again, "facebook", {
    access_token: "a",
    token_type: "bearer",
  });
  expect(empty).toMatchObject({ ok: false, reason: "provider-down" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("a token of Facebook that was made for another application opens nothing", async () => {
  const sent = await redirectToProvider("facebook");
  said.answers["/debug_token"] = { data: { is_valid: true, app_id: "their-id", user_id: "42" } };
  said.answers["/me"] = { id: "42", name: "M", email: "m@exemple.test", picture: { data: {} } };
  const result = await returnFromProvider(sent, "facebook", {
    access_token: "a",
    token_type: "bearer",
  });
  expect(result).toMatchObject({ ok: false, reason: "provider-down" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("Google out of reach holds nobody up who goes to Facebook, and is asked again later", async () => {
  down = /google/;
  const way = { locale: "fr", next: null } as const;
  const refused = await startProvider(buildCaller(), "google", way);
  expect(refused).toMatchObject({ ok: false, reason: "provider-down", back: "/connexion" });
  expect((await redirectToProvider("facebook")).url.hostname).toBe("www.facebook.com");
  down = /^$/;
  expect((await redirectToProvider("google")).url.hostname).toBe("accounts.google.com");
});

test("a provider that never says its addresses is given up", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const way = { locale: "fr", next: null } as const;
  const result = await startProvider(buildCaller(), "google", way, 200);
  expect(result).toMatchObject({ ok: false, reason: "provider-down" });
});
