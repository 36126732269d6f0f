import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { signIn } from "#app/features/auth/sign-in/sign-in.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  reinstateCandidate,
  resendAccountEmail,
  suspendCandidate,
} from "./candidate-access.server.ts";
import { getCandidateAccount, searchCandidates } from "./candidate-account.server.ts";
import { endUserSessions, listUserSessions } from "./user-sessions.server.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const buildAdministrator = () =>
  buildStaff({ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" });
const buildMariam = () =>
  buildStudent({ firstName: "Mariam", lastName: "Diallo", email: "mariam@exemple.test" });
const buildWithPassword = () =>
  buildStudent({ email: "mariam@exemple.test", password: TEST_PASSWORD });
const REASON = "Deux personnes se disputent ce compte";

const listActions = async (id: string) =>
  (await db().select().from(history).where(eq(history.subjectId, id)).orderBy(history.id)).map(
    ({ action }) => action,
  );

test("searchCandidates: finds by name, address and phone with any accents and spaces", async () => {
  const administrator = await buildAdministrator();
  const { id } = await buildMariam();
  await db().update(users).set({ phone: "+221771234567" }).where(eq(users.id, id));
  for (const query of ["diallo", "MARIAM d", "mariam@ex", "77 123 45 67", "00221 77123", "4567"])
    expect(
      (await searchCandidates(administrator, query)).map((one) => one.id),
      query,
    ).toEqual([id]);
  for (const query of ["", "  ", "567", "Mamadou", "Sarr"])
    expect(await searchCandidates(administrator, query), query).toEqual([]);
});

test("searchCandidates and the others: return nothing without permission, and for staff accounts", async () => {
  const administrator = await buildAdministrator();
  const person = await buildMariam();
  const others = [visitor, person, await buildStaff(), await buildStaff({ role: "editor" })];
  for (const actor of others) {
    expect(await searchCandidates(actor, "diallo")).toEqual([]);
    expect(await getCandidateAccount(actor, person.id)).toBeNull();
    expect(await suspendCandidate(actor, person.id, REASON)).toBeNull();
    expect(await reinstateCandidate(actor, person.id)).toBeNull();
    expect(await resendAccountEmail(actor, buildCaller(), person.id, "reset")).toBeNull();
    expect(await listUserSessions(actor, person.id)).toEqual([]);
    expect(await endUserSessions(actor, person.id)).toBeNull();
  }
  for (const id of [
    administrator.id,
    others[2] && "id" in others[2] ? others[2].id : "",
    "nobody",
    "",
  ])
    expect(await getCandidateAccount(administrator, id)).toBeNull();
});

test("getCandidateAccount: returns no secret, and records the access once an hour", async () => {
  const administrator = await buildAdministrator();
  const { id } = await buildWithPassword();
  await signInAs("mariam@exemple.test");
  const account = await getCandidateAccount(administrator, id);
  expect(account).toMatchObject({
    emailVerified: true,
    signInMethods: { hasPassword: true, providers: {} },
  });
  expect(account?.lastSignInAt).toBeInstanceOf(Date);
  expect(JSON.stringify(account)).not.toMatch(/scrypt|argon|token|hash/i);
  await getCandidateAccount(administrator, id);
  expect((await listActions(id)).filter((action) => action === "person.opened")).toHaveLength(1);
});

test("suspendCandidate: signs out and refuses sign-in with the reason sent by email, until reinstateCandidate", async () => {
  const administrator = await buildAdministrator();
  const { id, email } = await buildWithPassword();
  const headers = await signInAs(email);
  expect(await suspendCandidate(administrator, id, "non")).toEqual({
    ok: false,
    reason: "reason-too-short",
  });
  expect(await getActor(headers)).toMatchObject({ kind: "student" });
  expect(await suspendCandidate(administrator, id, ` ${REASON}\n `)).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(visitor);
  const signInResult = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  expect(signInResult).toEqual({ ok: false, reason: "account-suspended" });
  const [sentEmail] = await database.listEmails();
  expect(sentEmail).toMatchObject({ to: email, text: expect.stringContaining(REASON) });
  expect(await reinstateCandidate(administrator, id)).toEqual({ ok: true });
  expect(await getActor(await signInAs(email))).toMatchObject({ kind: "student" });
  expect((await database.listEmails()).map(({ subject }) => subject)).toEqual([
    "Votre compte est suspendu",
    "Votre compte est de nouveau ouvert",
  ]);
  expect(await listActions(id)).toEqual([
    "person.created",
    "person.suspended",
    "person.reinstated",
  ]);
});

test("endUserSessions: ends one or all sessions of another user, never the actor's own", async () => {
  const administrator = await buildStaff({ role: "administrator", password: TEST_PASSWORD });
  const ownHeaders = await signInAs(administrator.email);
  const officer = await buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
  const person = await buildWithPassword();
  for (const { id, email } of [officer, person]) {
    const devices = [await signInAs(email), await signInAs(email), await signInAs(email)];
    const [first] = await listUserSessions(administrator, id);
    expect(await endUserSessions(administrator, id, first?.id)).toEqual({ ok: true, sessions: 1 });
    expect(await endUserSessions(administrator, id, first?.id)).toBeNull();
    expect(await endUserSessions(administrator, id, "no-session")).toBeNull();
    expect(await endUserSessions(administrator, id)).toEqual({ ok: true, sessions: 2 });
    for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
    expect((await listActions(id)).filter((action) => action === "sessions.ended")).toHaveLength(2);
  }
  expect(await endUserSessions(administrator, administrator.id)).toBeNull();
  expect(await getActor(ownHeaders)).toEqual(administrator);
  const otherSessionId = await createOtherSession();
  expect(await endUserSessions(administrator, person.id, otherSessionId)).toBeNull();
});

/** The id of another user's session. */
async function createOtherSession(): Promise<string> {
  const { id, email } = await buildStudent({ password: TEST_PASSWORD });
  await signInAs(email);
  const [session] = await listUserSessions(await buildAdministrator(), id);
  return session?.id ?? "";
}

test("resendAccountEmail: sends to the owner only, once a minute, without the actor's session", async () => {
  const administrator = await buildStaff({
    role: "administrator",
    email: "chef@ecole.test",
    password: TEST_PASSWORD,
  });
  const { id, email } = await buildWithPassword();
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  const caller = buildCaller({ cookie: (await signInAs(administrator.email)).get("cookie") ?? "" });
  expect(await resendAccountEmail(administrator, caller, id, "verification")).toEqual({ ok: true });
  expect(await resendAccountEmail(administrator, caller, id, "reset")).toEqual({ ok: true });
  expect(await resendAccountEmail(administrator, caller, id, "reset")).toMatchObject({
    reason: "too-many",
  });
  expect((await database.listEmails()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, "Confirmez votre adresse e-mail"],
    [email, "Choisissez un nouveau mot de passe"],
  ]);
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, id));
  const verified = await resendAccountEmail(administrator, caller, id, "verification");
  expect(verified).toEqual({ ok: false, reason: "email-already-verified" });
});
