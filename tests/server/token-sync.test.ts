import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { startTokenReceiver } from "#tests/support/token-receiver.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

// The built site notifies another system of sign-ins and sign-outs, while it is up, down or slow.
const receiver = await startTokenReceiver();
const { server, database } = await withServer({ AUTH_TOKEN_SYNC_URL: receiver.url });
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.state.mode = "up";
});

const CANDIDATE = "candidat@demo.test";
const timeoutOptions = { timeout: 60_000 };
type TokenEvent = (typeof receiver.events)[number];
const getSid = ({ token }: TokenEvent) => `${decodeJwt(token).sid}`;
const waitForEvent = (method: string, sid: string) =>
  receiver.events.filter((one) => one.method === method && getSid(one) === sid);

/** Signs in and waits until the receiver was notified: the user and the session in the notification. */
async function signInAndWait() {
  const before = receiver.events.length;
  const person = await createSignedInClient(server.origin, CANDIDATE);
  const news = () =>
    receiver.events
      .slice(before)
      .find(({ method, token }) => method === "POST" && decodeJwt(token).email === CANDIDATE);
  await expect.poll(news, timeoutOptions).toBeDefined();
  const found = news() as TokenEvent;
  return { person, news: found, sid: getSid(found) };
}

/** Signs out; must succeed whatever the receiver does. */
async function signOut(person: TestClient) {
  const cookie = person.cookie;
  const before = receiver.gaveUp();
  const response = await person.submit("/deconnexion", {});
  expect(response.status).toBe(302);
  // If sign-out waited for the notification, it would have lasted until a slow one was given up.
  expect(receiver.gaveUp()).toBe(before);
  person.cookie = cookie;
  expect((await person.request("/espace-etudiant")).status).toBe(302);
}

test("token sync: sends each sign-in with a verifiable token, and each sign-out", async () => {
  const { person, news, sid } = await signInAndWait();
  const keys = createRemoteJWKSet(new URL(`${server.origin}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(news.token, keys, { audience: receiver.url });
  expect(payload).toMatchObject({ iss: server.origin, email: "candidat@demo.test" });
  await signOut(person);
  await expect.poll(() => waitForEvent("DELETE", sid).length, timeoutOptions).toBe(1);
  const [gone] = waitForEvent("DELETE", sid);
  const { payload: left } = await jwtVerify(gone?.token ?? "", keys, { audience: receiver.url });
  expect([left.sub, left.email]).toEqual([payload.sub, undefined]);
});

test.each(["down", "slow"] as const)(
  "token sync %s at sign-out: the user is signed out at once, and the notification follows",
  { tags: ["nightly"] },
  async (mood) => {
    const { person, sid } = await signInAndWait();
    receiver.state.mode = mood;
    await signOut(person);
    await expect.poll(() => waitForEvent("DELETE", sid).length, timeoutOptions).toBeGreaterThan(0);
    const tried = waitForEvent("DELETE", sid).length;
    // Others are not delayed: another user signs in before a slow notification was given up.
    const before = receiver.gaveUp("POST");
    const other = await createSignedInClient(server.origin, "redaction@demo.test");
    expect(receiver.gaveUp("POST")).toBe(before);
    expect((await other.request("/administration")).status).toBe(200);
    receiver.state.mode = "up";
    await expect
      .poll(() => waitForEvent("DELETE", sid).length, timeoutOptions)
      .toBeGreaterThan(tried);
    const done = `select state from jobs.job where name = 'token.synced'
      and data ->> 'event' = 'signed-out' and data ->> 'sessionId' = '${sid}'`;
    await expect.poll(() => database.query(done), timeoutOptions).toEqual([{ state: "completed" }]);
  },
);
