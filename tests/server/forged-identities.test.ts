import { type JWTPayload, UnsecuredJWT } from "jose";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { freshDatabase, urlOf } from "#tests/support/fresh-database.ts";
import {
  claimsOf,
  googleStub,
  inAnHour,
  OUR_ID,
  withIdentity,
} from "#tests/support/google-stub.ts";
import { type JarBrowser, jarBrowser } from "#tests/support/jar-browser.ts";
import { newDataDir, removeDataDir, startServer } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The built site with Google itself in its settings; what it asks of a host of Google arrives at a stub here, for
// the real one forges nothing (tests/support/google-elsewhere.ts).
const stub = await googleStub();
const { said, signed, foreign } = stub;

const dataDir = newDataDir();
const database = await freshDatabase("empty");
const server = await startServer({
  dataDir,
  env: {
    DATABASE_URL: urlOf(database),
    GOOGLE_CLIENT_ID: OUR_ID,
    GOOGLE_CLIENT_SECRET: "our secret",
    GOOGLE_STUB: stub.origin,
    NODE_OPTIONS: `--import=${new URL("../support/google-elsewhere.ts", import.meta.url).href}`,
  },
});
afterAll(async () => {
  await server.stop();
  stub.close();
  await database.drop();
  removeDataDir(dataDir);
});
beforeEach(() => database.query("delete from rate_limits"));

type Sent = { person: JarBrowser; url: URL };

async function sentToGoogle(): Promise<Sent> {
  const person = jarBrowser(server.origin);
  const { location } = await person.ask("/en/connexion/google", {});
  expect(location).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
  return { person, url: new URL(location) };
}

const claimsFor = ({ url }: Sent, email: string) => claimsOf(url, email);

/** The browser comes back with a code, for which Google gives this identity: the page where it leads. */
async function comesBack({ person, url }: Sent, identity: string) {
  said.answers["/token"] = withIdentity(identity);
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  const { location } = await person.ask(`/api/auth/callback/google?${query}`);
  const { body } = await person.ask(location);
  return { location, body, isIn: (await person.ask("/en/espace-etudiant")).status === 200 };
}

const people = (email: string) =>
  database.query(`select email_verified from users where email = '${email}'`);

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
  async (_, forge) => {
    const sent = await sentToGoogle();
    const claims = claimsFor(sent, "forgee@exemple.test");
    // What the other address says of the same code is not believed either.
    said.answers["/v1/userinfo"] = claims;
    const told = await comesBack(sent, await forge(claims));
    expect(told.location).toBe("/en/connexion?erreur=provider-down");
    expect(told.body).toContain("did not answer");
    expect(told.isIn).toBe(false);
    expect(await people("forgee@exemple.test")).toEqual([]);
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
  expect([told.isIn, told.location]).toEqual([false, expect.stringContaining("linking-refused")]);
  // Its first letter is of the Cyrillic alphabet.
  const alike = await sentToGoogle();
  await comesBack(alike, await signed(claimsFor(alike, "ѕoeur@exemple.test")));
  const session = `select 1 from sessions join users on users.id = user_id where email = 'soeur@exemple.test'`;
  expect(await database.query(session)).toHaveLength(1);
});

test("a demand of more than ten minutes is over (OA-02)", async () => {
  const sent = await sentToGoogle();
  const identity = await signed({ ...claimsFor(sent, "tard@exemple.test"), exp: inAnHour() });
  server.process.kill("SIGUSR2");
  const told = await comesBack(sent, identity);
  expect([told.isIn, told.location]).toEqual([false, "/en/connexion?erreur=state-expired"]);
  expect(await people("tard@exemple.test")).toEqual([]);
});
