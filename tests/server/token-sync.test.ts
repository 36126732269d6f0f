import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { oneServer } from "#tests/support/one-server.ts";
import { type Person, signedIn } from "#tests/support/person.ts";
import { tokenReceiver } from "#tests/support/token-receiver.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

// Another system is told of sign-ins and sign-outs by the built site, while it is up, down or slow.
const receiver = await tokenReceiver();
const { server, database } = await oneServer({ AUTH_TOKEN_SYNC_URL: receiver.url });
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.state.mood = "up";
});

const CANDIDATE = "candidat@demo.test";
const soon = { timeout: 60_000 };
type Told = (typeof receiver.told)[number];
const sidOf = ({ token }: Told) => `${decodeJwt(token).sid}`;
const told = (method: string, sid: string) =>
  receiver.told.filter((one) => one.method === method && sidOf(one) === sid);

/** Signs in, and waits until the receiver was told: the person, and the session that it was told of. */
async function opened() {
  const before = receiver.told.length;
  const person = await signedIn(server.origin, CANDIDATE);
  const news = () =>
    receiver.told
      .slice(before)
      .find(({ method, token }) => method === "POST" && decodeJwt(token).email === CANDIDATE);
  await expect.poll(news, soon).toBeDefined();
  const found = news() as Told;
  return { person, news: found, sid: sidOf(found) };
}

/** Leaves, and is out whatever the receiver does. */
async function leave(person: Person) {
  const kept = person.cookie;
  const before = receiver.gaveUp();
  const answer = await person.send("/deconnexion", {});
  expect(answer.status).toBe(302);
  // A sign-out that told it first would have waited until a slow one was given up.
  expect(receiver.gaveUp()).toBe(before);
  person.cookie = kept;
  expect((await person.ask("/espace-etudiant")).status).toBe(302);
}

test("it is told who came in, by a token it can check, and who went out", async () => {
  const { person, news, sid } = await opened();
  const keys = createRemoteJWKSet(new URL(`${server.origin}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(news.token, keys, { audience: receiver.url });
  expect(payload).toMatchObject({ iss: server.origin, email: "candidat@demo.test" });
  await leave(person);
  await expect.poll(() => told("DELETE", sid).length, soon).toBe(1);
  const [gone] = told("DELETE", sid);
  const { payload: left } = await jwtVerify(gone?.token ?? "", keys, { audience: receiver.url });
  expect([left.sub, left.email]).toEqual([payload.sub, undefined]);
});

test.each(["down", "slow"] as const)(
  "it is %s when somebody goes out: they are out at once, and it is told later",
  async (mood) => {
    const { person, sid } = await opened();
    receiver.state.mood = mood;
    await leave(person);
    await expect.poll(() => told("DELETE", sid).length, soon).toBeGreaterThan(0);
    const tried = told("DELETE", sid).length;
    // The rest goes on: somebody else comes in meanwhile, and has not waited until a slow one was given up.
    const before = receiver.gaveUp("POST");
    const other = await signedIn(server.origin, "redaction@demo.test");
    expect(receiver.gaveUp("POST")).toBe(before);
    expect((await other.ask("/administration")).status).toBe(200);
    receiver.state.mood = "up";
    await expect.poll(() => told("DELETE", sid).length, soon).toBeGreaterThan(tried);
    const done = `select state from jobs.job where name = 'token.synced'
      and data ->> 'event' = 'signed-out' and data ->> 'sessionId' = '${sid}'`;
    await expect.poll(() => database.query(done), soon).toEqual([{ state: "completed" }]);
  },
);
