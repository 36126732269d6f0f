import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { tokenReceiver } from "#tests/support/token-receiver.ts";
import { publicKeys } from "./id-token.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";
import { buildCaller, buildPerson, cookieOf, PASSWORD } from "./testing.ts";
import { syncToken, TOKEN_SYNC } from "./token-sync.server.ts";

const database = await testDatabase();
const receiver = await tokenReceiver();
const before = config();
setConfig({
  ...readConfig({ AUTH_TOKEN_SYNC_URL: receiver.url }),
  secret: "a secret of this very test, long enough",
});
afterAll(async () => {
  setConfig(before);
  await receiver.close();
});
beforeEach(async () => {
  await database.truncate();
  receiver.told.length = 0;
  receiver.state.mood = "up";
});

const queued = async () => (await database.jobs(TOKEN_SYNC)) as Parameters<typeof syncToken>[0][];

async function signedIn() {
  const { id, email } = await buildPerson({ password: PASSWORD });
  const result = await signIn(buildCaller(), { email, password: PASSWORD });
  if (!result.ok) throw new Error(result.reason);
  return { id, email, cookie: cookieOf(result.cookies) };
}

const sendAll = async () => {
  for (const job of await queued()) await syncToken(job);
};

test("tells who has signed in, by a token that the receiver alone may take and anybody may check", async () => {
  const { id, email } = await signedIn();
  await sendAll();
  const [told] = receiver.told;
  expect(told?.method).toBe("POST");
  const { payload } = await jwtVerify(told?.token ?? "", createLocalJWKSet(await publicKeys()), {
    issuer: config().origin,
    audience: receiver.url,
    algorithms: ["EdDSA"],
  });
  expect(payload).toMatchObject({ sub: id, email, email_verified: true, locale: "fr" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
});

test("tells who has signed out, and no longer who had signed in", async () => {
  const { id, cookie } = await signedIn();
  await signOut(buildCaller({ cookie }));
  await sendAll();
  expect(receiver.told.map(({ method }) => method)).toEqual(["DELETE"]);
  const { payload } = await jwtVerify(
    receiver.told[0]?.token ?? "",
    createLocalJWKSet(await publicKeys()),
  );
  expect(payload.sub).toBe(id);
  expect(payload.email).toBeUndefined();
});

test("signing in waits for nothing where the receiver is down or slow, and it is told again", async () => {
  receiver.state.mood = "down";
  const { cookie } = await signedIn();
  expect(cookie).not.toBe("");
  expect(receiver.told).toEqual([]);
  // The queue tries again what throws.
  await expect(sendAll()).rejects.toThrow("503");
  receiver.state.mood = "up";
  await sendAll();
  expect(receiver.told.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("gives up a try that is not answered within five seconds", async () => {
  receiver.state.mood = "slow";
  await signedIn();
  await expect(sendAll()).rejects.toThrow(/timeout/i);
}, 15_000);

test("a public key does not show the private one", async () => {
  const { keys } = await publicKeys();
  expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
});

test("tells nothing where the settings name nobody", async () => {
  const settings = config();
  setConfig({ ...settings, tokenSyncUrl: undefined });
  await signedIn();
  expect(await queued()).toEqual([]);
  setConfig(settings);
});
