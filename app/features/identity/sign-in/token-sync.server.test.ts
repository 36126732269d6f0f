import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTokenReceiver } from "#tests/support/token-receiver.ts";
import { requestClosing } from "../account/close-account.server.ts";
import { listDevices, signOutDevice, signOutOtherDevices } from "../account/devices.server.ts";
import type { Staff } from "../actor.ts";
import { changePassword } from "../password/change-password.server.ts";
import { requestPasswordReset, resetPassword } from "../password/password-reset.server.ts";
import { getActor } from "../session.server.ts";
import { changeTeamRole, resetSecondFactor, suspendMember } from "../staff/team.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildUser,
  TEST_PASSWORD,
  toCookieHeader,
} from "../testing.ts";
import { getPublicKeys } from "./id-token.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";
import { syncToken, TOKEN_SYNC_JOB } from "./token-sync.server.ts";

const database = await createTestDatabase();
const receiver = await startTokenReceiver();
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
  receiver.events.length = 0;
  receiver.state.mode = "up";
});

const queued = async () =>
  (await database.jobs(TOKEN_SYNC_JOB)) as Parameters<typeof syncToken>[0][];

async function signedIn(known?: { id: string; email: string }) {
  const { id, email } = known ?? (await buildUser({ password: TEST_PASSWORD }));
  const result = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  if (!result.ok) throw new Error(result.reason);
  return { id, email, cookie: toCookieHeader(result.cookies) };
}

/** The user and session ids in the tokens of one method, in the order received. */
const saidOf = (method: string) =>
  receiver.events
    .filter((told) => told.method === method)
    .map(({ token }) => decodeJwt(token))
    .map(({ sub, sid }) => `${sub} ${sid}`);

const sendAll = async () => {
  for (const job of await queued()) await syncToken(job);
};

test("syncToken: posts a verifiable token for the receiver after a sign-in", async () => {
  const { id, email } = await signedIn();
  await sendAll();
  const [told] = receiver.events;
  expect(told?.method).toBe("POST");
  const { payload } = await jwtVerify(told?.token ?? "", createLocalJWKSet(await getPublicKeys()), {
    issuer: config().origin,
    audience: receiver.url,
    algorithms: ["EdDSA"],
  });
  expect(payload).toMatchObject({ sub: id, email, email_verified: true, locale: "fr" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
});

test("syncToken: after a sign-out sends it and no longer the sign-in", async () => {
  const { id, cookie } = await signedIn();
  await signOut(buildCaller({ cookie }));
  await sendAll();
  expect(receiver.events.map(({ method }) => method)).toEqual(["DELETE"]);
  const { payload } = await jwtVerify(
    receiver.events[0]?.token ?? "",
    createLocalJWKSet(await getPublicKeys()),
  );
  expect(payload.sub).toBe(id);
  expect(payload.sid).toMatch(/^[0-9a-f-]{36}$/);
  expect(payload.email).toBeUndefined();
});

test("syncToken: reports the sign-out of one of two browsers only", async () => {
  const first = await signedIn();
  const second = await signedIn(first);
  await sendAll();
  const [, opened] = saidOf("POST");
  await signOut(buildCaller({ cookie: second.cookie }));
  await sendAll();
  expect(saidOf("DELETE")).toEqual([opened]);
});

/** Ways in which sessions end, run with two browsers of one user. */
const endings = {
  "a device signed out": async ({ here }: Two) => {
    const actor = await getActor(here.headers);
    const other = (await listDevices(actor, here)).find(({ own }) => !own);
    await signOutDevice(actor, other?.id ?? "");
    return 1;
  },
  "all the others signed out": async ({ here }: Two) => {
    await signOutOtherDevices(await getActor(here.headers), here);
    return 1;
  },
  "another password": async ({ here }: Two) => {
    const actor = await getActor(here.headers);
    const change = { current: TEST_PASSWORD, password: "cinq girafes lisent sous la pluie" };
    expect(await changePassword(actor, here, change)).toEqual({ ok: true });
    return 1;
  },
  "a sign-in in the same browser": async ({ here, email }: Two) => {
    expect(await signIn(here, { email, password: TEST_PASSWORD })).toMatchObject({ ok: true });
    return 1;
  },
  "a password chosen by letter": async ({ email }: Two) => {
    await requestPasswordReset(buildCaller(), email);
    const letters = await database.listEmails();
    const token = /token=([\w-]+)/.exec(letters.at(-1)?.text ?? "")?.[1] ?? "";
    const change = { token, password: "cinq girafes lisent sous la pluie" };
    expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
    return 2;
  },
  "the account to be closed": async ({ here }: Two) => {
    expect(await requestClosing(await getActor(here.headers), here, "FERMER")).toMatchObject({
      ok: true,
    });
    return 2;
  },
};
type Two = { here: ReturnType<typeof buildCaller>; email: string };

test.each(Object.entries(endings))(
  "syncToken: reports each ended session after %s",
  async (_, end) => {
    const first = await signedIn();
    await signedIn(first);
    await sendAll();
    const opened = saidOf("POST");
    const here = buildCaller({ cookie: first.cookie });
    const ended = await end({ here, email: first.email });
    receiver.events.length = 0;
    await sendAll();
    const told = saidOf("DELETE");
    expect(new Set(told).size).toBe(ended);
    for (const one of told) expect(opened).toContain(one);
  },
);

const leaving = {
  "is suspended": (head: Staff, { id }: Staff) => suspendMember(head, id),
  "has another role": (head: Staff, { id }: Staff) =>
    changeTeamRole(head, id, { role: "editor", campus: null }),
  "loses their second factor": async (head: Staff, officer: Staff) => {
    await addSecondFactor(officer);
    return resetSecondFactor(head, officer.id);
  },
};

test.each(Object.entries(leaving))(
  "syncToken: reports all sessions of a staff member who %s",
  async (_, leave) => {
    const [head, officer] = [
      await buildStaff({ role: "administrator" }),
      await buildStaff({ password: TEST_PASSWORD }),
    ];
    await signedIn(officer);
    await signedIn(officer);
    expect(await leave(head, officer)).toEqual({ ok: true });
    await sendAll();
    expect(new Set(saidOf("DELETE")).size).toBe(2);
  },
);

test("signIn: succeeds when the queue fails, also twice in one browser", async () => {
  await closeQueue();
  try {
    const first = await signedIn();
    expect(await getActor(new Headers({ cookie: first.cookie }))).toMatchObject({ id: first.id });
    const again = await signIn(buildCaller({ cookie: first.cookie }), {
      email: first.email,
      password: TEST_PASSWORD,
    });
    expect(again).toMatchObject({ ok: true });
  } finally {
    await openQueue([]);
  }
});

test("syncToken: throws when the receiver is down, and sign-in does not wait for it", async () => {
  receiver.state.mode = "down";
  const { cookie } = await signedIn();
  expect(cookie).not.toBe("");
  expect(receiver.events).toEqual([]);
  // The queue retries a job that throws.
  await expect(sendAll()).rejects.toThrow("503");
  receiver.state.mode = "up";
  await sendAll();
  expect(receiver.events.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("syncToken: throws when the receiver does not answer within five seconds", async () => {
  receiver.state.mode = "slow";
  await signedIn();
  await expect(sendAll()).rejects.toThrow(/timeout/i);
}, 15_000);

test("getPublicKeys: contains no private key", async () => {
  const { keys } = await getPublicKeys();
  expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
});

test("enqueueSignInEvent: queues nothing without a configured receiver", async () => {
  const settings = config();
  setConfig({ ...settings, tokenSyncUrl: undefined });
  await signedIn();
  expect(await queued()).toEqual([]);
  setConfig(settings);
});
