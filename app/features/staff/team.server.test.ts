import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { signIn } from "#app/features/auth/sign-in/sign-in.server.ts";
import {
  addSecondFactor,
  buildCaller,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, invitations, staff } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { queryColumn } from "#tests/support/query-database.ts";
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

const buildAdministrator = () =>
  buildStaff({ role: "administrator", firstName: "Ibrahima", lastName: "Sarr" });
const buildOfficer = () =>
  buildStaff({ campus: "senegal", email: "khady@ecole.test", password: TEST_PASSWORD });
const commands = [suspendMember, reinstateMember, resetSecondFactor];

async function listActions(id: string): Promise<string[]> {
  const isOwn = and(eq(history.subjectKind, "person"), eq(history.subjectId, id));
  const rows = await db().select().from(history).where(isOwn).orderBy(history.id);
  return rows.map(({ action }) => action);
}

test("listTeam: returns the team with sign-in and second-factor dates to administrators only", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildOfficer();
  await addSecondFactor(administrator);
  await signInAs(khady.email);
  expect(await listTeam(administrator)).toMatchObject([
    { name: "Awa Diop", role: "admissions", campus: "senegal", secondFactorAt: null },
    { name: "Ibrahima Sarr", lastSignInAt: null, secondFactorAt: expect.any(Date) },
  ]);
  expect(await getMember(administrator, khady.id)).toMatchObject({
    lastSignInAt: expect.any(Date),
  });
  for (const actor of [
    visitor,
    khady,
    await buildStudent(),
    await buildStaff({ role: "editor" }),
  ]) {
    expect(await listTeam(actor)).toEqual([]);
    expect(await getMember(actor, administrator.id)).toBeNull();
  }
});

test("changeTeamRole, suspendMember, reinstateMember and resetSecondFactor: return null without permission or for an unknown id", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildOfficer();
  const before = await db().select().from(staff);
  for (const actor of [visitor, khady, await buildStudent()]) {
    expect(
      await changeTeamRole(actor, administrator.id, { role: "editor", campus: null }),
    ).toBeNull();
    for (const command of commands) expect(await command(actor, administrator.id)).toBeNull();
  }
  const candidate = await buildStudent();
  for (const id of [candidate.id, "019a0000-0000-7000-8000-000000000000", "nobody", ""])
    for (const command of commands) expect(await command(administrator, id)).toBeNull();
  expect(await db().select().from(staff)).toEqual(before);
});

test("changeTeamRole: signs the member out, applies at the next sign-in and records the former role (SES-05)", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildOfficer();
  const headers = await signInAs(khady.email);
  expect(
    await changeTeamRole(administrator, khady.id, { role: "admissions", campus: "cameroon" }),
  ).toEqual({
    ok: true,
  });
  expect(await getActor(headers)).toEqual(visitor);
  const nextHeaders = await signInAs(khady.email);
  expect(await getActor(nextHeaders)).toMatchObject({ role: "admissions", campus: "cameroon" });
  await changeTeamRole(administrator, khady.id, { role: "editor", campus: "cameroon" });
  const editorHeaders = await signInAs(khady.email);
  expect(await getActor(editorHeaders)).toMatchObject({ role: "editor", campus: null });
  const emails = (await database.listEmails()).map(({ to, subject, text }) => [to, subject, text]);
  expect(emails).toEqual([
    [khady.email, expect.stringContaining("rôle"), expect.stringContaining("campus de Yaoundé")],
    [khady.email, expect.stringContaining("rôle"), expect.stringContaining("Ibrahima Sarr")],
  ]);
  // An unchanged role signs nobody out.
  await changeTeamRole(administrator, khady.id, { role: "editor", campus: null });
  expect(await getActor(editorHeaders)).toMatchObject({ role: "editor" });
  const changes = await db().select().from(history).where(eq(history.action, "staff.part-changed"));
  expect(changes.map(({ actorId, details }) => [actorId, details])).toEqual([
    [
      administrator.id,
      {
        from: { role: "admissions", campus: "senegal" },
        to: { role: "admissions", campus: "cameroon" },
      },
    ],
    [
      administrator.id,
      { from: { role: "admissions", campus: "cameroon" }, to: { role: "editor", campus: null } },
    ],
  ]);
});

test("suspendMember: signs the member out and refuses sign-in until reinstateMember (SES-05)", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildOfficer();
  const devices = [await signInAs(khady.email), await signInAs(khady.email)];
  expect(await suspendMember(administrator, khady.id)).toEqual({ ok: true });
  for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
  const repeated = await signIn(buildCaller(), { email: khady.email, password: TEST_PASSWORD });
  expect(repeated).toEqual({ ok: false, reason: "account-suspended" });
  expect(await reinstateMember(administrator, khady.id)).toEqual({ ok: true });
  for (const headers of devices) expect(await getActor(headers)).toEqual(visitor);
  expect(await getActor(await signInAs(khady.email))).toMatchObject({ role: "admissions" });
  await reinstateMember(administrator, khady.id);
  expect(await listActions(khady.id)).toEqual([
    "person.created",
    "staff.suspended",
    "staff.reinstated",
  ]);
});

test("resetSecondFactor: ends the sessions and sends an email", async () => {
  const administrator = await buildAdministrator();
  const khady = await buildOfficer();
  await addSecondFactor(khady);
  const headers = await signInAs(khady.email);
  expect(await resetSecondFactor(administrator, khady.id)).toEqual({ ok: true });
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getMember(administrator, khady.id)).toMatchObject({ secondFactorAt: null });
  const emails = await database.listEmails();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    ["khady@ecole.test", "Votre double authentification a été enlevée"],
  ]);
  expect(await listActions(khady.id)).toContain("second-factor.reset");
});

test("resetSecondFactorByEmail: resets staff only, by address", async () => {
  const administrator = await buildAdministrator();
  await addSecondFactor(administrator);
  const candidate = await buildStudent();
  for (const unknownEmail of [candidate.email, "nobody@ecole.test", ""])
    expect(await resetSecondFactorByEmail(unknownEmail)).toBeNull();
  expect(await getMember(administrator, administrator.id)).toMatchObject({
    secondFactorAt: expect.any(Date),
  });
  expect(await resetSecondFactorByEmail(` ${administrator.email.toUpperCase()} `)).toEqual({
    ok: true,
    wasRemoved: true,
  });
  expect(await getMember(administrator, administrator.id)).toMatchObject({ secondFactorAt: null });
});

test("changeTeamRole and the others: return own-role for the actor", async () => {
  const administrator = await buildAdministrator();
  await buildAdministrator();
  const refusal = { ok: false, reason: "own-role" };
  expect(
    await changeTeamRole(administrator, administrator.id, { role: "editor", campus: null }),
  ).toEqual(refusal);
  for (const command of commands)
    expect(await command(administrator, administrator.id)).toEqual(refusal);
});

/** Locks the staff rows until both changes wait for them, then releases them. */
async function runConcurrently<T>(startChanges: () => Promise<T>[]): Promise<T[]> {
  const client = new pg.Client(database.settings);
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select from staff for update");
    const changes = Promise.all(startChanges());
    const countWaiting = () =>
      queryColumn(
        database.settings,
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(countWaiting, { timeout: 10_000, interval: 10 }).toEqual([2]);
    await client.query("commit");
    return await changes;
  } finally {
    await client.end();
  }
}

test("changeTeamRole: of two administrators who remove each other at once, one stays", async () => {
  const [firstAdministrator, secondAdministrator] = [
    await buildAdministrator(),
    await buildAdministrator(),
  ];
  const results = await runConcurrently(() => [
    changeTeamRole(firstAdministrator, secondAdministrator.id, { role: "editor", campus: null }),
    suspendMember(secondAdministrator, firstAdministrator.id),
  ]);
  expect(results.filter((answer) => answer?.ok)).toHaveLength(1);
  const administrators = (await db().select().from(staff)).filter(
    ({ role, suspendedAt }) => role === "administrator" && !suspendedAt,
  );
  expect(administrators).toHaveLength(1);
});

test("staff and invitations: the database refuses a campus for other roles than admissions", async () => {
  const expiresAt = new Date();
  for (const role of ["editor", "administrator"] as const) {
    const teamRole = { role, campus: "senegal" } as const;
    await expect(buildStaff(teamRole)).rejects.toMatchObject({
      cause: { constraint: "staff_campus" },
    });
    const invitation = { ...teamRole, locale: "fr", tokenHash: role, expiresAt } as const;
    await expect(db().insert(invitations).values(invitation)).rejects.toMatchObject({
      cause: { constraint: "invitations_campus" },
    });
  }
});
