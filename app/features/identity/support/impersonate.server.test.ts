import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, impersonations, sessions, staff } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Actor, visitor } from "../actor.ts";
import {
  getReauthenticationMethod,
  reauthenticateStaff,
} from "../password/staff-reauthentication.server.ts";
import { getActor } from "../session.server.ts";
import { signOut } from "../sign-in/sign-in.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildStudent,
  getCurrentCode,
  signInAs,
  TEST_PASSWORD,
} from "../testing.ts";
import { getUserKey } from "../user-key.server.ts";
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

const WHY = "Vous nous avez appelés, votre photo ne part pas";
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));

/** An administrator who signed in a moment ago. */
async function atWork() {
  const chief = await buildStaff({
    ...{ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" },
    ...{ email: "chef@ecole.test", password: TEST_PASSWORD },
  });
  const headers = await signInAs(chief.email);
  return { chief, headers, caller: buildCaller({ cookie: headers.get("cookie") ?? "" }) };
}

const seeingOf = (actor: Actor) => (actor.kind === "staff" ? actor.impersonation : undefined);
const linesOf = async (id: string) =>
  db()
    .select({ action: history.action, by: history.actorId, details: history.details })
    .from(history)
    .where(and(eq(history.subjectKind, "person"), eq(history.subjectId, id)))
    .orderBy(history.id);

test("startImpersonation: sends an email, records start, pages and end, and lists it for the candidate", async () => {
  const { chief, headers, caller } = await atWork();
  const person = await buildStudent({ firstName: "Mariam", lastName: "Diallo" });
  expect(await startImpersonation(chief, caller, person.id, ` ${WHY} `)).toEqual({ ok: true });
  const seeing = await getActor(headers);
  expect(seeingOf(seeing)?.person).toEqual(person);
  const [letter] = await database.listEmails();
  expect(letter?.to).toBe(person.email);
  expect(letter?.text).toContain("Ibrahima Sarr");
  expect(letter?.text).toContain(WHY);
  expect(await listOwnImpersonations(person)).toMatchObject([
    { by: "Ibrahima Sarr", reason: WHY, endedAt: null },
  ]);
  await recordImpersonatedPage(seeing, person.id, "/espace-etudiant/compte");
  expect(await endImpersonation(seeing)).toMatchObject({ ok: true });
  expect(seeingOf(await getActor(headers))).toBeUndefined();
  expect((await listOwnImpersonations(person))[0]?.endedAt).toBeInstanceOf(Date);
  expect((await linesOf(person.id)).slice(1)).toEqual([
    { action: "support-view.begun", by: chief.id, details: { reason: WHY } },
    {
      action: "support-view.page-seen",
      by: chief.id,
      details: { page: "/espace-etudiant/compte" },
    },
    { action: "support-view.ended", by: chief.id, details: { how: "by-hand" } },
  ]);
});

test("startImpersonation: returns null without permission or candidate, and refuses a bad reason", async () => {
  const { chief, caller } = await atWork();
  const person = await buildStudent();
  const officer = await buildStaff({ email: "khady@ecole.test", password: TEST_PASSWORD });
  const cookie = (await signInAs(officer.email)).get("cookie") ?? "";
  const asked: [Actor, string][] = [
    [visitor, person.id],
    [person, person.id],
    [officer, person.id],
    [chief, officer.id],
    [chief, chief.id],
    [chief, "nobody"],
  ];
  for (const [actor, id] of asked) {
    const from = actor === officer ? buildCaller({ cookie }) : caller;
    expect(await startImpersonation(actor, from, id, WHY)).toBeNull();
  }
  const short = await startImpersonation(chief, caller, person.id, "  aide  ");
  expect(short).toEqual({ ok: false, reason: "reason-short" });
  const long = await startImpersonation(chief, caller, person.id, "a".repeat(301));
  expect(long).toEqual({ ok: false, reason: "reason-long" });
  expect(await database.listEmails()).toEqual([]);
});

test("startImpersonation: requires a recent authentication, by code or else by password", async () => {
  const { chief, caller } = await atWork();
  const person = await buildStudent();
  expect(await getReauthenticationMethod(chief, caller)).toBe("nothing");
  later(16);
  const refused = await startImpersonation(chief, caller, person.id, WHY);
  expect(refused).toEqual({ ok: false, reason: "proof-needed" });
  expect(await getReauthenticationMethod(chief, caller)).toBe("password");
  const none = { code: "", password: "" };
  expect(await reauthenticateStaff(chief, caller, none)).toMatchObject({ field: "password" });
  const wrong = await reauthenticateStaff(chief, caller, {
    ...none,
    password: "pas du tout la bonne",
  });
  expect(wrong).toEqual({ ok: false, field: "password", reason: "wrong-password" });
  const { secret } = await addSecondFactor(chief);
  expect(await getReauthenticationMethod(chief, caller)).toBe("code");
  expect(
    await reauthenticateStaff(chief, caller, { ...none, password: TEST_PASSWORD }),
  ).toMatchObject({
    field: "code",
    reason: "required",
  });
  const code = getCurrentCode(secret);
  expect(await reauthenticateStaff(chief, caller, { ...none, code })).toEqual({ ok: true });
  expect(await startImpersonation(chief, caller, person.id, WHY)).toEqual({ ok: true });
});

test("endExpiredImpersonations: records once the end after half an hour", async () => {
  const { chief, headers, caller } = await atWork();
  const person = await buildStudent();
  await startImpersonation(chief, caller, person.id, WHY);
  later(29);
  await db().update(sessions).set({ updatedAt: now() });
  expect(seeingOf(await getActor(headers))).toBeDefined();
  later(1.1);
  const actor = await getActor(headers);
  expect(actor).toMatchObject({ kind: "staff" });
  expect(seeingOf(actor)).toBeUndefined();
  expect(await endImpersonation(actor)).toBeNull();
  await endExpiredImpersonations();
  await endExpiredImpersonations();
  const [view] = await db().select().from(impersonations);
  expect(view?.endedAt).toEqual(view?.endsAt);
  const ends = (await linesOf(person.id)).filter(({ action }) => action === "support-view.ended");
  expect(ends).toEqual([{ action: "support-view.ended", by: null, details: { how: "time-over" } }]);
});

test("startImpersonation: returns view-open for a second one in a session, until the first is over", async () => {
  const { chief, caller } = await atWork();
  const [one, two] = [await buildStudent(), await buildStudent()];
  expect(await startImpersonation(chief, caller, one.id, WHY)).toEqual({ ok: true });
  const second = await startImpersonation(chief, caller, two.id, WHY);
  expect(second).toEqual({ ok: false, reason: "view-open" });
  later(31);
  await db().update(sessions).set({ provedAt: now() });
  expect(await startImpersonation(chief, caller, two.id, WHY)).toEqual({ ok: true });
});

test("getActor: the impersonation ends with the session, the role, or a suspension of the candidate", async () => {
  const { chief, headers, caller } = await atWork();
  const person = await buildStudent();
  const open = async () => seeingOf(await getActor(headers));
  await startImpersonation(chief, caller, person.id, WHY);
  await db().update(staff).set({ role: "admissions" });
  expect(await open()).toBeUndefined();
  await db().update(staff).set({ role: "administrator" });
  expect(await open()).toBeDefined();
  const another = await buildStaff({ role: "administrator" });
  await suspendCandidate(another, person.id, "Deux personnes se disputent ce compte");
  expect(await open()).toBeUndefined();
  expect(await startImpersonation(chief, caller, person.id, WHY)).toEqual({
    ok: false,
    reason: "account-suspended",
  });
  const other = await buildStudent();
  await startImpersonation(chief, caller, other.id, WHY);
  await signOut(caller);
  const hows = [...(await linesOf(person.id)), ...(await linesOf(other.id))].flatMap((line) =>
    line.action === "support-view.ended" ? [line.details.how] : [],
  );
  expect(hows).toEqual(["person-out", "session-over"]);
  expect(
    await db().select().from(impersonations).where(eq(impersonations.personId, other.id)),
  ).toEqual([expect.objectContaining({ endedAt: expect.any(Date) })]);
});

test("endUserSessions: ends the impersonation of the session and records it", async () => {
  const { chief, caller } = await atWork();
  const person = await buildStudent();
  await startImpersonation(chief, caller, person.id, WHY);
  await endUserSessions(await buildStaff({ role: "administrator" }), chief.id);
  const [view] = await db().select().from(impersonations);
  expect(view?.endedAt).toBeInstanceOf(Date);
  const ended = { action: "support-view.ended", by: null, details: { how: "session-over" } };
  expect((await linesOf(person.id)).at(-1)).toEqual(ended);
});

test("getUserKey: returns an empty key during an impersonation", async () => {
  const person = await buildStudent();
  const seen = { ...person, impersonatedBy: { name: "Ibrahima Sarr", until: now() } };
  expect(getUserKey(person)).not.toBe("");
  expect(getUserKey(seen)).toBe("");
});
