import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { type Actor, visitor } from "#app/features/access/actor.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import {
  getReauthenticationMethod,
  reauthenticateStaff,
} from "#app/features/auth/password/staff-reauthentication.server.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { signOut } from "#app/features/auth/sign-in/sign-in.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildStudent,
  getCurrentCode,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, impersonations, sessions, staff } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { suspendCandidate } from "./candidate-access.server.ts";
import {
  endExpiredImpersonations,
  endImpersonation,
  listOwnImpersonations,
  recordImpersonatedPage,
  startImpersonation,
} from "./impersonate.server.ts";
import { endUserSessions } from "./user-sessions.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const REASON = "Vous nous avez appelés, votre photo ne part pas";
const advanceMinutes = (minutes: number) =>
  setClock(new Date(now().getTime() + minutes * MINUTE_MS));

/** An administrator who signed in a moment ago. */
async function buildSignedInAdministrator() {
  const administrator = await buildStaff({
    ...{ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" },
    ...{ email: "chef@ecole.test", password: TEST_PASSWORD },
  });
  const headers = await signInAs(administrator.email);
  return { administrator, headers, caller: buildCaller({ cookie: headers.get("cookie") ?? "" }) };
}

const getImpersonation = (actor: Actor) =>
  actor.kind === "staff" ? actor.impersonation : undefined;
const listHistory = async (id: string) =>
  db()
    .select({ action: history.action, by: history.actorId, details: history.details })
    .from(history)
    .where(and(eq(history.subjectKind, "person"), eq(history.subjectId, id)))
    .orderBy(history.id);

test("startImpersonation: sends an email, records start, pages and end, and lists it for the candidate", async () => {
  const { administrator, headers, caller } = await buildSignedInAdministrator();
  const person = await buildStudent({ firstName: "Mariam", lastName: "Diallo" });
  expect(await startImpersonation(administrator, caller, person.id, ` ${REASON} `)).toEqual({
    ok: true,
  });
  const actor = await getActor(headers);
  expect(getImpersonation(actor)?.person).toEqual(person);
  const [email] = await database.listEmails();
  expect(email?.to).toBe(person.email);
  expect(email?.text).toContain("Ibrahima Sarr");
  expect(email?.text).toContain(REASON);
  expect(await listOwnImpersonations(person)).toMatchObject([
    { by: "Ibrahima Sarr", reason: REASON, endedAt: null },
  ]);
  await recordImpersonatedPage(actor, person.id, "/espace-etudiant/compte");
  expect(await endImpersonation(actor)).toMatchObject({ ok: true });
  expect(getImpersonation(await getActor(headers))).toBeUndefined();
  expect((await listOwnImpersonations(person))[0]?.endedAt).toBeInstanceOf(Date);
  expect((await listHistory(person.id)).slice(1)).toEqual([
    { action: "support-view.begun", by: administrator.id, details: { reason: REASON } },
    {
      action: "support-view.page-seen",
      by: administrator.id,
      details: { page: "/espace-etudiant/compte" },
    },
    { action: "support-view.ended", by: administrator.id, details: { how: "by-hand" } },
  ]);
});

test("startImpersonation: returns null without permission or candidate, and refuses a bad reason", async () => {
  const { administrator, caller } = await buildSignedInAdministrator();
  const person = await buildStudent();
  const officer = await buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
  const cookie = (await signInAs(officer.email)).get("cookie") ?? "";
  const refusedCalls: [Actor, string][] = [
    [visitor, person.id],
    [person, person.id],
    [officer, person.id],
    [administrator, officer.id],
    [administrator, administrator.id],
    [administrator, "nobody"],
  ];
  for (const [actor, id] of refusedCalls) {
    const actorCaller = actor === officer ? buildCaller({ cookie }) : caller;
    expect(await startImpersonation(actor, actorCaller, id, REASON)).toBeNull();
  }
  const shortResult = await startImpersonation(administrator, caller, person.id, "  aide  ");
  expect(shortResult).toEqual({ ok: false, reason: "reason-too-short" });
  const longResult = await startImpersonation(administrator, caller, person.id, "a".repeat(301));
  expect(longResult).toEqual({ ok: false, reason: "reason-too-long" });
  expect(await database.listEmails()).toEqual([]);
});

test("startImpersonation: requires a recent authentication, by code or else by password", async () => {
  const { administrator, caller } = await buildSignedInAdministrator();
  const person = await buildStudent();
  expect(await getReauthenticationMethod(administrator, caller)).toBe("nothing");
  advanceMinutes(16);
  const refusal = await startImpersonation(administrator, caller, person.id, REASON);
  expect(refusal).toEqual({ ok: false, reason: "reauthentication-required" });
  expect(await getReauthenticationMethod(administrator, caller)).toBe("password");
  const emptyInput = { code: "", password: "" };
  expect(await reauthenticateStaff(administrator, caller, emptyInput)).toMatchObject({
    field: "password",
  });
  const result = await reauthenticateStaff(administrator, caller, {
    ...emptyInput,
    password: "pas du tout la bonne",
  });
  expect(result).toEqual({ ok: false, field: "password", reason: "wrong-password" });
  const { secret } = await addSecondFactor(administrator);
  expect(await getReauthenticationMethod(administrator, caller)).toBe("code");
  expect(
    await reauthenticateStaff(administrator, caller, { ...emptyInput, password: TEST_PASSWORD }),
  ).toMatchObject({
    field: "code",
    reason: "required",
  });
  const code = getCurrentCode(secret);
  expect(await reauthenticateStaff(administrator, caller, { ...emptyInput, code })).toEqual({
    ok: true,
  });
  expect(await startImpersonation(administrator, caller, person.id, REASON)).toEqual({ ok: true });
});

test("endExpiredImpersonations: records once the end after half an hour", async () => {
  const { administrator, headers, caller } = await buildSignedInAdministrator();
  const person = await buildStudent();
  await startImpersonation(administrator, caller, person.id, REASON);
  advanceMinutes(29);
  await db().update(sessions).set({ updatedAt: now() });
  expect(getImpersonation(await getActor(headers))).toBeDefined();
  advanceMinutes(1.1);
  const actor = await getActor(headers);
  expect(actor).toMatchObject({ kind: "staff" });
  expect(getImpersonation(actor)).toBeUndefined();
  expect(await endImpersonation(actor)).toBeNull();
  await endExpiredImpersonations();
  await endExpiredImpersonations();
  const [view] = await db().select().from(impersonations);
  expect(view?.endedAt).toEqual(view?.endsAt);
  const ends = (await listHistory(person.id)).filter(
    ({ action }) => action === "support-view.ended",
  );
  expect(ends).toEqual([{ action: "support-view.ended", by: null, details: { how: "time-over" } }]);
});

test("startImpersonation: returns impersonation-open for a second one in a session, until the first is over", async () => {
  const { administrator, caller } = await buildSignedInAdministrator();
  const [firstCandidate, secondCandidate] = [await buildStudent(), await buildStudent()];
  expect(await startImpersonation(administrator, caller, firstCandidate.id, REASON)).toEqual({
    ok: true,
  });
  const result = await startImpersonation(administrator, caller, secondCandidate.id, REASON);
  expect(result).toEqual({ ok: false, reason: "impersonation-open" });
  advanceMinutes(31);
  await db().update(sessions).set({ provedAt: now() });
  expect(await startImpersonation(administrator, caller, secondCandidate.id, REASON)).toEqual({
    ok: true,
  });
});

test("getActor: the impersonation ends with the session, the role, or a suspension of the candidate", async () => {
  const { administrator, headers, caller } = await buildSignedInAdministrator();
  const person = await buildStudent();
  const getCurrentImpersonation = async () => getImpersonation(await getActor(headers));
  await startImpersonation(administrator, caller, person.id, REASON);
  await db().update(staff).set({ role: "admissions" });
  expect(await getCurrentImpersonation()).toBeUndefined();
  await db().update(staff).set({ role: "administrator" });
  expect(await getCurrentImpersonation()).toBeDefined();
  const otherAdministrator = await buildStaff({ role: "administrator" });
  await suspendCandidate(otherAdministrator, person.id, "Deux personnes se disputent ce compte");
  expect(await getCurrentImpersonation()).toBeUndefined();
  expect(await startImpersonation(administrator, caller, person.id, REASON)).toEqual({
    ok: false,
    reason: "account-suspended",
  });
  const other = await buildStudent();
  await startImpersonation(administrator, caller, other.id, REASON);
  await signOut(caller);
  const endReasons = [...(await listHistory(person.id)), ...(await listHistory(other.id))].flatMap(
    (line) => (line.action === "support-view.ended" ? [line.details.how] : []),
  );
  expect(endReasons).toEqual(["person-out", "session-over"]);
  expect(
    await db().select().from(impersonations).where(eq(impersonations.personId, other.id)),
  ).toEqual([expect.objectContaining({ endedAt: expect.any(Date) })]);
});

test("endUserSessions: ends the impersonation of the session and records it", async () => {
  const { administrator, caller } = await buildSignedInAdministrator();
  const person = await buildStudent();
  await startImpersonation(administrator, caller, person.id, REASON);
  await endUserSessions(await buildStaff({ role: "administrator" }), administrator.id);
  const [view] = await db().select().from(impersonations);
  expect(view?.endedAt).toBeInstanceOf(Date);
  const ended = { action: "support-view.ended", by: null, details: { how: "session-over" } };
  expect((await listHistory(person.id)).at(-1)).toEqual(ended);
});

test("getUserKey: returns an empty key during an impersonation", async () => {
  const person = await buildStudent();
  const impersonated = { ...person, impersonatedBy: { name: "Ibrahima Sarr", until: now() } };
  expect(getUserKey(person)).not.toBe("");
  expect(getUserKey(impersonated)).toBe("");
});
