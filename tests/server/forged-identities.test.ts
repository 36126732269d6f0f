import { type JWTPayload, UnsecuredJWT } from "jose";
import { expect, test, vi } from "vitest";
import { claimsOf, inAnHour, withIdentity } from "#tests/support/google-stub.ts";
import { realProviders, type Sent } from "#tests/support/real-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await realProviders();
const { stub, sentTo, people, sessionsOf } = site;
const { said, signed, foreign } = stub;

async function sentToGoogle(): Promise<Sent> {
  const sent = await sentTo("google");
  expect(sent.url.href).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
  return sent;
}

const claimsFor = ({ url }: Sent, email: string) => claimsOf(url, email);

/** The browser comes back with a code, for which Google gives this identity: the page where it leads. */
async function comesBack(sent: Sent, identity: string) {
  said.answers["/token"] = withIdentity(identity);
  return await site.comesBack(sent, "google");
}

test("a true identity opens an account", async () => {
  const sent = await sentToGoogle();
  const email = "vraie@exemple.test";
  const { isIn } = await comesBack(sent, await signed(claimsFor(sent, email)));
  expect(isIn).toBe(true);
  expect(await people(email)).toEqual([{ email_verified: true }]);
});

type Forge = (claims: JWTPayload) => Promise<string> | string;
const forged: Record<string, Forge> = {
  "for another application": (claims) => signed({ ...claims, aud: "their-id" }),
  "of another issuer": (claims) => signed({ ...claims, iss: "https://accounts.mal.example" }),
  "of yesterday": (claims) => signed({ ...claims, exp: inAnHour() - 86_400 }),
  "without a signature": (claims) => new UnsecuredJWT(claims).encode(),
  "signed by another key": (claims) => signed(claims, foreign),
  "of another sign-in": (claims) => signed({ ...claims, nonce: "x".repeat(32) }),
  "without a nonce": ({ nonce, ...claims }) => signed(claims),
  "that is no token": () => "not.a.token",
  "that is missing": () => "",
};

test.each(Object.entries(forged))(
  "an identity %s opens nothing, and its person is told (OA-03)",
  async (how, forge) => {
    const sent = await sentToGoogle();
    const email = `${how.replaceAll(" ", ".")}@exemple.test`;
    const claims = claimsFor(sent, email);
    // What the other address says of the same code is not believed either.
    said.answers["/v1/userinfo"] = claims;
    const told = await comesBack(sent, await forge(claims));
    expect(told.location).toBe("/en/connexion?erreur=provider-down");
    expect(told.body).toContain("did not answer");
    expect(told.isIn).toBe(false);
    expect(await people(email)).toEqual([]);
  },
);

test("an address that Google has not verified opens no session, however it is written (OA-03)", async () => {
  for (const [n, email_verified] of [false, "false", "true", undefined].entries()) {
    const sent = await sentToGoogle();
    const claims = { ...claimsFor(sent, `douteuse-${n}@exemple.test`), email_verified };
    const told = await comesBack(sent, await signed(claims));
    expect([told.isIn, told.location]).toEqual([
      false,
      expect.stringContaining("email-unverified"),
    ]);
  }
});

test("capitals make no other person, and an address that looks alike is another one (OA-03)", async () => {
  const first = await sentToGoogle();
  await comesBack(first, await signed(claimsFor(first, "soeur@exemple.test")));
  const capitals = await sentToGoogle();
  const told = await comesBack(
    capitals,
    await signed({ ...claimsFor(capitals, "SOEUR@Exemple.test"), sub: "another person" }),
  );
  expect([told.isIn, told.location]).toEqual([
    false,
    expect.stringContaining("existing-password-then-google"),
  ]);
  // Its first letter is of the Cyrillic alphabet.
  const alike = await sentToGoogle();
  const other = await comesBack(alike, await signed(claimsFor(alike, "ѕoeur@exemple.test")));
  expect(other.isIn).toBe(true);
  expect(await people("ѕoeur@exemple.test")).toEqual([{ email_verified: true }]);
  expect(await sessionsOf("soeur@exemple.test")).toHaveLength(1);
});

test("a demand of more than ten minutes is over (OA-02)", async () => {
  const sent = await sentToGoogle();
  const identity = await signed({ ...claimsFor(sent, "tard@exemple.test"), exp: inAnHour() });
  site.server.process.kill("SIGUSR2");
  const told = await comesBack(sent, identity);
  expect([told.isIn, told.location]).toEqual([false, "/en/connexion?erreur=state-expired"]);
  expect(await people("tard@exemple.test")).toEqual([]);
});
