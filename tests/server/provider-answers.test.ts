import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishProvider, startProvider } from "#app/features/identity/provider.server.ts";
import type { ProviderId } from "#app/features/identity/provider.ts";
import { buildCaller, cookieOf } from "#app/features/identity/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, sessions, users } from "#app/platform/db/schema/identity.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
const own = { clientId: "our-id", clientSecret: "our secret" };
const origin = "http://localhost:3000";
const ISSUER = "https://accounts.google.com";

// A stub of Google and of Facebook on the loopback: what leaves for one of their hosts arrives here.
const [keys, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
const discovery = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/o/oauth2/v2/auth`,
  token_endpoint: "https://oauth2.googleapis.com/token",
  userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  id_token_signing_alg_values_supported: ["RS256"],
};
const said: { answers: Record<string, unknown>; down: RegExp; asked: URLSearchParams[] } = {
  answers: {},
  down: /^$/,
  asked: [],
};
const stub = createServer(async (req, res) => {
  let body = "";
  for await (const piece of req) body += piece;
  said.asked.push(new URLSearchParams(body));
  const answer = said.answers[`${req.url}`.split("?", 1)[0] ?? ""];
  res.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
  res.end(JSON.stringify(answer ?? {}));
});
await new Promise<void>((ready) => stub.listen(0, "127.0.0.1", ready));
const { port } = stub.address() as AddressInfo;
const reallyFetch = globalThis.fetch;
vi.stubGlobal("fetch", async (address: string | URL | Request, init?: RequestInit) => {
  const { hostname, pathname, search } = new URL(
    address instanceof Request ? address.url : address,
  );
  if (said.down.test(hostname)) throw new TypeError("fetch failed");
  return reallyFetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
});

beforeEach(async () => {
  // A production's settings: neither provider is played by ourselves.
  setConfig({ ...database.config, demo: false, google: own, facebook: own });
  said.down = /^$/;
  said.asked = [];
  said.answers = {
    "/.well-known/openid-configuration": discovery,
    "/oauth2/v3/certs": { keys: [{ ...(await exportJWK(keys.publicKey)), alg: "RS256" }] },
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await database.truncate();
});
afterAll(() => {
  vi.unstubAllGlobals();
  stub.close();
  stub.closeAllConnections();
});

async function sentTo(provider: ProviderId) {
  const way = { locale: "en", next: "/espace-etudiant/compte" } as const;
  const started = await startProvider(buildCaller(), provider, way);
  if (!started?.ok) throw new Error(`not started: ${started?.reason}`);
  return { url: new URL(started.redirect), cookie: cookieOf(started.cookies) };
}

type Sent = Awaited<ReturnType<typeof sentTo>>;

/** The browser comes back with a code, for which the provider gives what `tokens` makes of the nonce. */
async function comesBack({ url, cookie }: Sent, provider: ProviderId, tokens: object) {
  said.answers["/token"] = tokens;
  said.answers["/v24.0/oauth/access_token"] = tokens;
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return await finishProvider(buildCaller({ cookie }), provider, `?${query}`);
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claimsFor = ({ url }: Sent): JWTPayload => ({
  iss: ISSUER,
  aud: own.clientId,
  sub: "1137",
  name: "Mariam Diallo",
  email: "mariam@exemple.test",
  email_verified: true,
  nonce: url.searchParams.get("nonce") ?? "",
  exp: inAnHour(),
});
const signed = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).setIssuedAt().sign(key);
const withIdentity = (id_token: string) => ({ access_token: "a", token_type: "Bearer", id_token });

test("a person is sent to Google with all that binds the answer to them, and the least it needs (OA-01)", async () => {
  const { url } = await sentTo("google");
  expect(url.origin + url.pathname).toBe(discovery.authorization_endpoint);
  const asked = Object.fromEntries(url.searchParams);
  expect(asked).toEqual({
    client_id: own.clientId,
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
  expect((await sentTo("google")).url.searchParams.get("state")).not.toBe(asked.state);
});

test("a person is sent to Facebook with a state; it knows neither challenge nor nonce (decision 0008)", async () => {
  const { url } = await sentTo("facebook");
  expect(url.origin).toBe("https://www.facebook.com");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: own.clientId,
    redirect_uri: `${origin}/api/auth/callback/facebook`,
    response_type: "code",
    scope: "email public_profile",
    state: expect.stringMatching(/^[\w-]{32,}$/),
    ui_locales: "en",
  });
});

test("a true identity of Google opens an account, by the verifier of the challenge and our secret", async () => {
  const sent = await sentTo("google");
  const result = await comesBack(sent, "google", withIdentity(await signed(claimsFor(sent))));
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
  expect(asked?.get("client_secret")).toBe(own.clientSecret);
});

type Forge = (claims: JWTPayload) => Promise<string> | string;
const forged: Record<string, Forge> = {
  "for somebody else's application": (claims) => signed({ ...claims, aud: "their-id" }),
  "of another issuer": (claims) => signed({ ...claims, iss: "https://accounts.mal.example" }),
  "of yesterday": (claims) => signed({ ...claims, exp: inAnHour() - 86_400 }),
  "without a signature": (claims) => new UnsecuredJWT(claims).encode(),
  "signed by another key": (claims) => signed(claims, foreign.privateKey),
  "of another sign-in": (claims) => signed({ ...claims, nonce: "x".repeat(32) }),
  "without a nonce": ({ nonce, ...claims }) => signed(claims),
  "that is no token": () => "not.a.token",
  "that is missing": () => "",
};

test.each(Object.entries(forged))(
  "an identity %s opens nothing, and the person is told (OA-03)",
  async (_, forge) => {
    const sent = await sentTo("google");
    const identity = await forge(claimsFor(sent));
    // What the other address says of the same code is not believed either.
    said.answers["/v1/userinfo"] = claimsFor(sent);
    const result = await comesBack(sent, "google", withIdentity(identity));
    expect(result).toMatchObject({
      ok: false,
      reason: "provider-down",
      back: "/en/connexion?next=%2Fespace-etudiant%2Fcompte",
    });
    expect(await db().select().from(sessions)).toEqual([]);
    expect(await db().select().from(users)).toEqual([]);
  },
);

test("an address that Google has not verified, in either spelling of it, opens no session (OA-03)", async () => {
  for (const email_verified of [false, "false", "true", undefined]) {
    const sent = await sentTo("google");
    const claims = { ...claimsFor(sent), email_verified };
    const result = await comesBack(sent, "google", withIdentity(await signed(claims)));
    expect(result).toMatchObject({ ok: false, reason: "email-unverified" });
  }
  expect(await db().select().from(sessions)).toEqual([]);
});

test("a demand of more than ten minutes is over (OA-02)", async () => {
  const sent = await sentTo("google");
  const tokens = withIdentity(await signed(claimsFor(sent)));
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ["Date"] });
  const result = await comesBack(sent, "google", tokens);
  expect(result).toMatchObject({ ok: false, reason: "state-expired" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("Facebook out of reach once it has answered is down, and the person is told", async () => {
  const sent = await sentTo("facebook");
  said.down = /^graph\.facebook\.com$/;
  const unasked = await comesBack(sent, "facebook", {});
  expect(unasked).toMatchObject({ ok: false, reason: "provider-down" });
  const again = await sentTo("facebook");
  said.down = /^$/;
  said.answers["/debug_token"] = { data: { is_valid: true, app_id: own.clientId, user_id: "42" } };
  // No profile comes: what is read of it is not there.
  said.answers["/me"] = { id: "42" };
  const empty = await comesBack(again, "facebook", { access_token: "a", token_type: "bearer" });
  expect(empty).toMatchObject({ ok: false, reason: "provider-down" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("a token of Facebook that was made for another application opens nothing", async () => {
  const sent = await sentTo("facebook");
  said.answers["/debug_token"] = { data: { is_valid: true, app_id: "their-id", user_id: "42" } };
  said.answers["/me"] = { id: "42", name: "M", email: "m@exemple.test", picture: { data: {} } };
  const result = await comesBack(sent, "facebook", { access_token: "a", token_type: "bearer" });
  expect(result).toMatchObject({ ok: false, reason: "provider-down" });
  expect(await db().select().from(sessions)).toEqual([]);
});

test("Google out of reach holds nobody up who goes to Facebook, and is asked again later", async () => {
  said.down = /google/;
  const way = { locale: "fr", next: null } as const;
  const refused = await startProvider(buildCaller(), "google", way);
  expect(refused).toMatchObject({ ok: false, reason: "provider-down", back: "/connexion" });
  expect((await sentTo("facebook")).url.hostname).toBe("www.facebook.com");
  said.down = /^$/;
  expect((await sentTo("google")).url.hostname).toBe("accounts.google.com");
});

test("a provider that never says its addresses is given up", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const way = { locale: "fr", next: null } as const;
  const result = await startProvider(buildCaller(), "google", way, 200);
  expect(result).toMatchObject({ ok: false, reason: "provider-down" });
});
