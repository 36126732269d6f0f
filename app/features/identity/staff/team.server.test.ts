import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { history, invitations, staff } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { queryColumn } from "#tests/support/query-database.ts";
import { visitor } from "../actor.ts";
import { getActor } from "../session.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "../testing.ts";
import {
  changeTeamRole,
  getMember,
  listTeam,
  reinstateMember,
  resetSecondFactor,
  resetSecondFactorByEmail,
  suspendMember,
} from "./team.server.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const boss = () => buildStaff({ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" });
const officer = () =>
  buildStaff({ campus: "senegal", email: "khady@ecole.test", password: TEST_PASSWORD });
const acts = [suspendMember, reinstateMember, resetSecondFactor];

async function actionsOn(id: string): Promise<string[]> {
  const mine = and(eq(history.subjectKind, "person"), eq(history.subjectId, id));
  const rows = await db().select().from(history).where(mine).orderBy(history.id);
  return rows.map(({ action }) => action);
}

test("listTeam: returns the team with sign-in and second-factor dates to administrators only", async () => {
  const chief = await boss();
  const khady = await officer();
  await addSecondFactor(chief);
  await signInAs(khady.email);
  expect(await listTeam(chief)).toMatchObject([
    { name: "Awa Diop", role: "admissions", campus: "senegal", secondFactorAt: null },
    { name: "Ibrahima Sarr", lastSignInAt: null, secondFactorAt: expect.any(Date) },
  ]);
  expect(await getMember(chief, khady.id)).toMatchObject({ lastSignInAt: expect.any(Date) });
  for (const actor of [
    visitor,
    khady,
    await buildStudent(),
    await buildStaff({ role: "editor" }),
  ]) {
    expect(await listTeam(actor)).toEqual([]);
    expect(await getMember(actor, chief.id)).toBeNull();
  }
});

test("changeTeamRole, suspendMember, reinstateMember and resetSecondFactor: return null without permission or for an unknown id", async () => {
  const chief = await boss();
  const khady = await officer();
  const before = await db().select().from(staff);
  for (const actor of [visitor, khady, await buildStudent()]) {
    expect(await changeTeamRole(actor, chief.id, { role: "editor", campus: null })).toBeNull();
    for (const act of acts) expect(await act(actor, chief.id)).toBeNull();
  }
  const candidate = await buildStudent();
  for (const id of [candidate.id, "019a0000-0000-7000-8000-000000000000", "nobody", ""])
    for (const act of acts) expect(await act(chief, id)).toBeNull();
  expect(await db().select().from(staff)).toEqual(before);
});

test("changeTeamRole: signs the member out, applies at the next sign-in and records the former role (SES-05)", async () => {
  const chief = await boss();
  const khady = await officer();
  const headers = await signInAs(khady.email);
  expect(await changeTeamRole(chief, khady.id, { role: "admissions", campus: "cameroon" })).toEqual(
    {
      ok: true,
    },
  );
  expect(await getActor(headers)).toEqual(visitor);
  const again = await signInAs(khady.email);
  expect(await getActor(again)).toMatchObject({ role: "admissions", campus: "cameroon" });
  await changeTeamRole(chief, khady.id, { role: "editor", campus: "cameroon" });
  const editing = await signInAs(khady.email);
  expect(await getActor(editing)).toMatchObject({ role: "editor", campus: null });
  const told = (await database.listEmails()).map(({ to, subject, text }) => [to, subject, text]);
  expect(told).toEqual([
    [khady.email, expect.stringContaining("rôle"), expect.stringContaining("campus de Yaoundé")],
    [khady.email, expect.stringContaining("rôle"), expect.stringContaining("Ibrahima Sarr")],
  ]);
  // An unchanged role signs nobody out.
  await changeTeamRole(chief, khady.id, { role: "editor", campus: null });
  expect(await getActor(editing)).toMatchObject({ role: "editor" });
  const changes = await db().select().from(history).where(eq(history.action, "staff.part-changed"));
  expect(changes.map(({ actorId, details }) => [actorId, details])).toEqual([
    [
      chief.id,
      {
        from: { role: "admissions", campus: "senegal" },
        to: { role: "admissions", campus: "cameroon" },
      },
    ],
    [
      chief.id,
      { from: { role: "admissions", campus: "cameroon" }, to: { role: "editor", campus: null } },
    ],
  ]);
});

test("suspendMember: signs the member out and refuses sign-in until reinstateMember (SES-05)", async () => {
  const chief = await boss();
  const khady = await officer();
  const devices = [await signInAs(khady.email), await signInAs(khady.email)];
  expect(await suspendMember(chief, khady.id)).toEqual({ ok: true });
  for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
  const again = await signIn(buildCaller(), { email: khady.email, password: TEST_PASSWORD });
  expect(again).toEqual({ ok: false, reason: "account-suspended" });
  expect(await reinstateMember(chief, khady.id)).toEqual({ ok: true });
  for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
  expect(await getActor(await signInAs(khady.email))).toMatchObject({ role: "admissions" });
  await reinstateMember(chief, khady.id);
  expect(await actionsOn(khady.id)).toEqual([
    "person.created",
    "staff.suspended",
    "staff.reinstated",
  ]);
});

test("resetSecondFactor: ends the sessions and sends an email", async () => {
  const chief = await boss();
  const khady = await officer();
  await addSecondFactor(khady);
  const headers = await signInAs(khady.email);
  expect(await resetSecondFactor(chief, khady.id)).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getMember(chief, khady.id)).toMatchObject({ secondFactorAt: null });
  const letters = await database.listEmails();
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    ["khady@ecole.test", "Votre double authentification a été enlevée"],
  ]);
  expect(await actionsOn(khady.id)).toContain("second-factor.reset");
});

test("resetSecondFactorByEmail: resets staff only, by address", async () => {
  const chief = await boss();
  await addSecondFactor(chief);
  const candidate = await buildStudent();
  for (const stranger of [candidate.email, "nobody@ecole.test", ""])
    expect(await resetSecondFactorByEmail(stranger)).toBeNull();
  expect(await getMember(chief, chief.id)).toMatchObject({ secondFactorAt: expect.any(Date) });
  expect(await resetSecondFactorByEmail(` ${chief.email.toUpperCase()} `)).toEqual({
    ok: true,
    removed: true,
  });
  expect(await getMember(chief, chief.id)).toMatchObject({ secondFactorAt: null });
});

test("changeTeamRole and the others: return own-part for the actor", async () => {
  const chief = await boss();
  await boss();
  const refused = { ok: false, reason: "own-part" };
  expect(await changeTeamRole(chief, chief.id, { role: "editor", campus: null })).toEqual(refused);
  for (const act of acts) expect(await act(chief, chief.id)).toEqual(refused);
});

/** Locks the staff rows until both changes wait for them, then releases them. */
async function atTheSameTime<T>(begin: () => Promise<T>[]): Promise<T[]> {
  const holder = new pg.Client(database.settings);
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query("select from staff for update");
    const changes = Promise.all(begin());
    const waiting = () =>
      queryColumn(
        database.settings,
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toEqual([2]);
    await holder.query("commit");
    return await changes;
  } finally {
    await holder.end();
  }
}

test("changeTeamRole: of two administrators who remove each other at once, one stays", async () => {
  const [one, two] = [await boss(), await boss()];
  const both = await atTheSameTime(() => [
    changeTeamRole(one, two.id, { role: "editor", campus: null }),
    suspendMember(two, one.id),
  ]);
  expect(both.filter((answer) => answer?.ok)).toHaveLength(1);
  const left = (await db().select().from(staff)).filter(
    ({ role, suspendedAt }) => role === "administrator" && !suspendedAt,
  );
  expect(left).toHaveLength(1);
});

test("staff and invitations: the database refuses a campus for other roles than admissions", async () => {
  const expiresAt = new Date();
  for (const role of ["editor", "administrator"] as const) {
    const post = { role, campus: "senegal" } as const;
    await expect(buildStaff(post)).rejects.toMatchObject({ cause: { constraint: "staff_campus" } });
    const asked = { ...post, locale: "fr", tokenHash: role, expiresAt } as const;
    await expect(db().insert(invitations).values(asked)).rejects.toMatchObject({
      cause: { constraint: "invitations_campus" },
    });
  }
});
