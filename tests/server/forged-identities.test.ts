import { type JWTPayload, UnsecuredJWT } from "jose";
import { expect, test, vi } from "vitest";
import { createClaims, secondsInAnHour, tokenResponse } from "#tests/support/provider-stub.ts";
import { type ProviderRedirect, withProviders } from "#tests/support/with-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await withProviders();
const { stub, redirectTo: sentTo, listUsers: people, listSessions: getSessions } = site;
const { state: stubState, signed, foreign } = stub;

async function redirectToGoogle(): Promise<ProviderRedirect> {
  const sent = await sentTo("google");
  expect(sent.url.href).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
  return sent;
}

const claimsWithNonce = ({ url }: ProviderRedirect, email: string) => createClaims(url, email);

/** Returns from Google with a code for this identity; returns the page that follows. */
async function returnFromGoogle(sent: ProviderRedirect, identity: string) {
  stubState.answers["/token"] = tokenResponse(identity);
  return await site.returnFrom(sent, "google");
}

test("valid identity: opens an account", async () => {
  const sent = await redirectToGoogle();
  const email = "vraie@exemple.test";
  const { isIn } = await returnFromGoogle(sent, await signed(claimsWithNonce(sent, email)));
  expect(isIn).toBe(true);
  expect(await people(email)).toEqual([{ email_verified: true }]);
});

type Forge = (claims: JWTPayload) => Promise<string> | string;
const forged: Record<string, Forge> = {
  "for another application": (claims) => signed({ ...claims, aud: "their-id" }),
  "of another issuer": (claims) => signed({ ...claims, iss: "https://accounts.mal.example" }),
  "of yesterday": (claims) => signed({ ...claims, exp: secondsInAnHour() - 86_400 }),
  "without a signature": (claims) => new UnsecuredJWT(claims).encode(),
  "signed by another key": (claims) => signed(claims, foreign),
  "of another sign-in": (claims) => signed({ ...claims, nonce: "x".repeat(32) }),
  "without a nonce": ({ nonce, ...claims }) => signed(claims),
  "that is no token": () => "not.a.token",
  "that is missing": () => "",
};

test.each(Object.entries(forged))(
  "identity %s: grants no access, and the user is informed (OA-03)",
  async (how, forge) => {
    const sent = await redirectToGoogle();
    const email = `${how.replaceAll(" ", ".")}@exemple.test`;
    const claims = claimsWithNonce(sent, email);
    // The userinfo endpoint is not trusted either.
    stubState.answers["/v1/userinfo"] = claims;
    const result = await returnFromGoogle(sent, await forge(claims));
    expect(result.location).toBe("/en/connexion?error=provider-unavailable");
    expect(result.body).toContain("did not respond");
    expect(result.isIn).toBe(false);
    expect(await people(email)).toEqual([]);
  },
);

test("address not verified by Google: opens no session, in any spelling (OA-03)", async () => {
  for (const [n, email_verified] of [false, "false", "true", undefined].entries()) {
    const sent = await redirectToGoogle();
    const claims = { ...claimsWithNonce(sent, `douteuse-${n}@exemple.test`), email_verified };
    const result = await returnFromGoogle(sent, await signed(claims));
    expect([result.isIn, result.location]).toEqual([
      false,
      expect.stringContaining("email-unverified"),
    ]);
  }
});

test("address in capitals: is the same person, and a look-alike is another (OA-03)", async () => {
  const first = await redirectToGoogle();
  await returnFromGoogle(first, await signed(claimsWithNonce(first, "soeur@exemple.test")));
  const capitals = await redirectToGoogle();
  const result = await returnFromGoogle(
    capitals,
    await signed({ ...claimsWithNonce(capitals, "SOEUR@Exemple.test"), sub: "another person" }),
  );
  expect([result.isIn, result.location]).toEqual([
    false,
    expect.stringContaining("existing-password-then-google"),
  ]);
  // Its first character is Cyrillic.
  const alike = await redirectToGoogle();
  const other = await returnFromGoogle(
    alike,
    await signed(claimsWithNonce(alike, "ѕoeur@exemple.test")),
  );
  expect(other.isIn).toBe(true);
  expect(await people("ѕoeur@exemple.test")).toEqual([{ email_verified: true }]);
  expect(await getSessions("soeur@exemple.test")).toHaveLength(1);
});

test("sign-in attempt older than ten minutes: is refused (OA-02)", async () => {
  const sent = await redirectToGoogle();
  const identity = await signed({
    ...claimsWithNonce(sent, "tard@exemple.test"),
    exp: secondsInAnHour(),
  });
  site.server.process.kill("SIGUSR2");
  const result = await returnFromGoogle(sent, identity);
  expect([result.isIn, result.location]).toEqual([false, "/en/connexion?error=state-expired"]);
  expect(await people("tard@exemple.test")).toEqual([]);
});
