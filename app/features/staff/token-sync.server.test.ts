import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { requestClosing } from "#app/features/accounts/closing/close-account.server.ts";
import {
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from "#app/features/auth/devices.server.ts";
import { changePassword } from "#app/features/auth/password/change-password.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/auth/password/password-reset.server.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { getPublicKeys } from "#app/features/auth/sign-in/id-token.server.ts";
import { signIn, signOut } from "#app/features/auth/sign-in/sign-in.server.ts";
import { syncToken, TOKEN_SYNC_JOB } from "#app/features/auth/sign-in/token-sync.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildUser,
  TEST_PASSWORD,
  toCookieHeader,
} from "#app/features/auth/testing.ts";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTokenReceiver } from "#tests/support/token-receiver.ts";
import { changeTeamRole, resetSecondFactor, suspendMember } from "./team.server.ts";

const database = await createTestDatabase();
const receiver = await startTokenReceiver();
const initialConfig = config();
setConfig({
  ...readConfig({ AUTH_TOKEN_SYNC_URL: receiver.url }),
  secret: "a secret of this very test, long enough",
});
afterAll(async () => {
  setConfig(initialConfig);
  await receiver.close();
});
beforeEach(async () => {
  await database.truncate();
  receiver.events.length = 0;
  receiver.state.mode = "up";
});

const listQueued = async () =>
  (await database.jobs(TOKEN_SYNC_JOB)) as Parameters<typeof syncToken>[0][];

async function signInUser(existingUser?: { id: string; email: string }) {
  const { id, email } = existingUser ?? (await buildUser({ password: TEST_PASSWORD }));
  const result = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  if (!result.ok) throw new Error(result.reason);
  return { id, email, cookie: toCookieHeader(result.cookies) };
}

/** The user and session ids in the tokens of one method, in the order received. */
const listSessions = (method: string) =>
  receiver.events
    .filter((request) => request.method === method)
    .map(({ token }) => decodeJwt(token))
    .map(({ sub, sid }) => `${sub} ${sid}`);

const sendAll = async () => {
  for (const job of await listQueued()) await syncToken(job);
};

test("syncToken: posts a verifiable token for the receiver after a sign-in", async () => {
  const { id, email } = await signInUser();
  await sendAll();
  const [request] = receiver.events;
  expect(request?.method).toBe("POST");
  const { payload } = await jwtVerify(
    request?.token ?? "",
    createLocalJWKSet(await getPublicKeys()),
    {
      issuer: config().origin,
      audience: receiver.url,
      algorithms: ["EdDSA"],
    },
  );
  expect(payload).toMatchObject({ sub: id, email, email_verified: true, locale: "fr" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
});

test("syncToken: after a sign-out sends it and no longer the sign-in", async () => {
  const { id, cookie } = await signInUser();
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
  const first = await signInUser();
  const second = await signInUser(first);
  await sendAll();
  const [, opened] = listSessions("POST");
  await signOut(buildCaller({ cookie: second.cookie }));
  await sendAll();
  expect(listSessions("DELETE")).toEqual([opened]);
});

/** Ways in which sessions end, run with two browsers of one user. */
const endings = {
  "a device signed out": async ({ caller }: TwoBrowsers) => {
    const actor = await getActor(caller.headers);
    const other = (await listDevices(actor, caller)).find(({ isCurrent }) => !isCurrent);
    await signOutDevice(actor, other?.id ?? "");
    return 1;
  },
  "all the others signed out": async ({ caller }: TwoBrowsers) => {
    await signOutOtherDevices(await getActor(caller.headers), caller);
    return 1;
  },
  "another password": async ({ caller }: TwoBrowsers) => {
    const actor = await getActor(caller.headers);
    const change = { current: TEST_PASSWORD, password: "cinq girafes lisent sous la pluie" };
    expect(await changePassword(actor, caller, change)).toEqual({ ok: true });
    return 1;
  },
  "a sign-in in the same browser": async ({ caller, email }: TwoBrowsers) => {
    expect(await signIn(caller, { email, password: TEST_PASSWORD })).toMatchObject({ ok: true });
    return 1;
  },
  "a password chosen from an email": async ({ email }: TwoBrowsers) => {
    await requestPasswordReset(buildCaller(), email);
    const emails = await database.listEmails();
    const token = /token=([\w-]+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
    const change = { token, password: "cinq girafes lisent sous la pluie" };
    expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
    return 2;
  },
  "the account to be closed": async ({ caller }: TwoBrowsers) => {
    expect(await requestClosing(await getActor(caller.headers), caller, "FERMER")).toMatchObject({
      ok: true,
    });
    return 2;
  },
};
type TwoBrowsers = { caller: ReturnType<typeof buildCaller>; email: string };

test.each(Object.entries(endings))(
  "syncToken: reports each ended session after %s",
  async (_, end) => {
    const first = await signInUser();
    await signInUser(first);
    await sendAll();
    const opened = listSessions("POST");
    const caller = buildCaller({ cookie: first.cookie });
    const endedCount = await end({ caller, email: first.email });
    receiver.events.length = 0;
    await sendAll();
    const request = listSessions("DELETE");
    expect(new Set(request).size).toBe(endedCount);
    for (const one of request) expect(opened).toContain(one);
  },
);

const staffEndings = {
  "is suspended": (administrator: Staff, { id }: Staff) => suspendMember(administrator, id),
  "has another role": (administrator: Staff, { id }: Staff) =>
    changeTeamRole(administrator, id, { role: "editor", campus: null }),
  "loses their second factor": async (administrator: Staff, officer: Staff) => {
    await addSecondFactor(officer);
    return resetSecondFactor(administrator, officer.id);
  },
};

test.each(Object.entries(staffEndings))(
  "syncToken: reports all sessions of a staff member who %s",
  async (_, endSessions) => {
    const [administrator, officer] = [
      await buildStaff({ role: "administrator" }),
      await buildStaff({ password: TEST_PASSWORD }),
    ];
    await signInUser(officer);
    await signInUser(officer);
    expect(await endSessions(administrator, officer)).toEqual({ ok: true });
    await sendAll();
    expect(new Set(listSessions("DELETE")).size).toBe(2);
  },
);

test("signIn: succeeds when the queue fails, also twice in one browser", async () => {
  await closeQueue();
  try {
    const first = await signInUser();
    expect(await getActor(new Headers({ cookie: first.cookie }))).toMatchObject({ id: first.id });
    const repeated = await signIn(buildCaller({ cookie: first.cookie }), {
      email: first.email,
      password: TEST_PASSWORD,
    });
    expect(repeated).toMatchObject({ ok: true });
  } finally {
    await openQueue([]);
  }
});

test("syncToken: throws when the receiver is down, and sign-in does not wait for it", async () => {
  receiver.state.mode = "down";
  const { cookie } = await signInUser();
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
  await signInUser();
  await expect(sendAll()).rejects.toThrow(/timeout/i);
}, 15_000);

test("getPublicKeys: contains no private key", async () => {
  const { keys } = await getPublicKeys();
  expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
});

test("enqueueSignInEvent: queues nothing without a configured receiver", async () => {
  const settings = config();
  setConfig({ ...settings, tokenSyncUrl: undefined });
  await signInUser();
  expect(await listQueued()).toEqual([]);
  setConfig(settings);
});
