import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { getActor } from "../session.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildStaff, buildStudent, signInAs, TEST_PASSWORD } from "../testing.ts";
import {
  reinstateCandidate,
  resendAccountEmail,
  suspendCandidate,
} from "./candidate-access.server.ts";
import { getCandidateAccount, searchCandidates } from "./candidate-account.server.ts";
import { endUserSessions, listUserSessions } from "./user-sessions.server.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const boss = () => buildStaff({ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" });
const mariam = () =>
  buildStudent({ firstName: "Mariam", lastName: "Diallo", email: "mariam@exemple.test" });
const withPassword = () => buildStudent({ email: "mariam@exemple.test", password: TEST_PASSWORD });
const WHY = "Deux personnes se disputent ce compte";

const actionsOn = async (id: string) =>
  (await db().select().from(history).where(eq(history.subjectId, id)).orderBy(history.id)).map(
    ({ action }) => action,
  );

test("searchCandidates: finds by name, address and phone with any accents and spaces", async () => {
  const chief = await boss();
  const { id } = await mariam();
  await db().update(users).set({ phone: "+221771234567" }).where(eq(users.id, id));
  for (const question of ["diallo", "MARIAM d", "mariam@ex", "77 123 45 67", "00221 77123", "4567"])
    expect(
      (await searchCandidates(chief, question)).map((one) => one.id),
      question,
    ).toEqual([id]);
  for (const question of ["", "  ", "567", "Mamadou", "Sarr"])
    expect(await searchCandidates(chief, question), question).toEqual([]);
});

test("searchCandidates and the others: return nothing without permission, and for staff accounts", async () => {
  const chief = await boss();
  const person = await mariam();
  const others = [visitor, person, await buildStaff(), await buildStaff({ role: "editor" })];
  for (const actor of others) {
    expect(await searchCandidates(actor, "diallo")).toEqual([]);
    expect(await getCandidateAccount(actor, person.id)).toBeNull();
    expect(await suspendCandidate(actor, person.id, WHY)).toBeNull();
    expect(await reinstateCandidate(actor, person.id)).toBeNull();
    expect(await resendAccountEmail(actor, buildCaller(), person.id, "reset")).toBeNull();
    expect(await listUserSessions(actor, person.id)).toEqual([]);
    expect(await endUserSessions(actor, person.id)).toBeNull();
  }
  for (const id of [chief.id, others[2] && "id" in others[2] ? others[2].id : "", "nobody", ""])
    expect(await getCandidateAccount(chief, id)).toBeNull();
});

test("getCandidateAccount: returns no secret, and records the access once an hour", async () => {
  const chief = await boss();
  const { id } = await withPassword();
  await signInAs("mariam@exemple.test");
  const shown = await getCandidateAccount(chief, id);
  expect(shown).toMatchObject({ emailVerified: true, ways: { password: true, providers: {} } });
  expect(shown?.lastSignInAt).toBeInstanceOf(Date);
  expect(JSON.stringify(shown)).not.toMatch(/scrypt|argon|token|hash/i);
  await getCandidateAccount(chief, id);
  expect((await actionsOn(id)).filter((action) => action === "person.opened")).toHaveLength(1);
});

test("suspendCandidate: signs out and refuses sign-in with the reason sent by email, until reinstateCandidate", async () => {
  const chief = await boss();
  const { id, email } = await withPassword();
  const headers = await signInAs(email);
  expect(await suspendCandidate(chief, id, "non")).toEqual({ ok: false, reason: "reason-short" });
  expect(await getActor(headers)).toMatchObject({ kind: "student" });
  expect(await suspendCandidate(chief, id, ` ${WHY}\n `)).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(visitor);
  const again = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  expect(again).toEqual({ ok: false, reason: "account-suspended" });
  const [letter] = await database.listEmails();
  expect(letter?.to).toBe(email);
  expect(letter?.text).toContain(WHY);
  expect(await reinstateCandidate(chief, id)).toEqual({ ok: true });
  expect(await getActor(await signInAs(email))).toMatchObject({ kind: "student" });
  expect((await database.listEmails()).map(({ subject }) => subject)).toEqual([
    "Votre compte est suspendu",
    "Votre compte est de nouveau ouvert",
  ]);
  expect(await actionsOn(id)).toEqual(["person.created", "person.suspended", "person.reinstated"]);
});

test("endUserSessions: ends one or all sessions of another user, never the actor's own", async () => {
  const chief = await buildStaff({ role: "administrator", password: TEST_PASSWORD });
  const own = await signInAs(chief.email);
  const officer = await buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
  const person = await withPassword();
  for (const { id, email } of [officer, person]) {
    const devices = [await signInAs(email), await signInAs(email), await signInAs(email)];
    const [first] = await listUserSessions(chief, id);
    expect(await endUserSessions(chief, id, first?.id)).toEqual({ ok: true, sessions: 1 });
    expect(await endUserSessions(chief, id, first?.id)).toBeNull();
    expect(await endUserSessions(chief, id, "no-session")).toBeNull();
    expect(await endUserSessions(chief, id)).toEqual({ ok: true, sessions: 2 });
    for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
    expect((await actionsOn(id)).filter((action) => action === "sessions.ended")).toHaveLength(2);
  }
  expect(await endUserSessions(chief, chief.id)).toBeNull();
  expect(await getActor(own)).toEqual(chief);
  const another = await withPasswordSession();
  expect(await endUserSessions(chief, person.id, another)).toBeNull();
});

/** The id of another user's session. */
async function withPasswordSession(): Promise<string> {
  const { id, email } = await buildStudent({ password: TEST_PASSWORD });
  await signInAs(email);
  const [session] = await listUserSessions(await boss(), id);
  return session?.id ?? "";
}

test("resendAccountEmail: sends to the owner only, once a minute, without the actor's session", async () => {
  const chief = await buildStaff({
    role: "administrator",
    email: "chef@ecole.test",
    password: TEST_PASSWORD,
  });
  const { id, email } = await withPassword();
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, id));
  const caller = buildCaller({ cookie: (await signInAs(chief.email)).get("cookie") ?? "" });
  expect(await resendAccountEmail(chief, caller, id, "verification")).toEqual({ ok: true });
  expect(await resendAccountEmail(chief, caller, id, "reset")).toEqual({ ok: true });
  expect(await resendAccountEmail(chief, caller, id, "reset")).toMatchObject({
    reason: "too-many",
  });
  expect((await database.listEmails()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, "Confirmez votre adresse e-mail"],
    [email, "Choisissez un nouveau mot de passe"],
  ]);
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, id));
  const verified = await resendAccountEmail(chief, caller, id, "verification");
  expect(verified).toEqual({ ok: false, reason: "address-verified" });
});
