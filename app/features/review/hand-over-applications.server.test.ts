import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { changeTeamRole, getMember, reinstateMember } from "#app/features/staff/team.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { assignApplications, getAssignment } from "./assignment.server.ts";
import {
  countAssignments,
  handOverApplications,
  suspendOfficer,
} from "./hand-over-applications.server.ts";
import { emptyFilter } from "./list/application-filter.ts";
import { listApplications } from "./list/list-applications.server.ts";
import { listOrphanedAssignees } from "./orphaned-assignments.server.ts";
import { countWorkQueues } from "./work-queues.server.ts";

await createTestDatabase();
const chief = await buildStaff({ role: "administrator" });
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });

const getAssigneeId = async (id: string) => (await getAssignment(chief, id)).assignee?.id ?? null;
const getLastAction = async (id: string) =>
  (await listSubjectHistory(chief, { kind: "application", id }))[0]?.action;
const listOrphaned = async () => {
  const { rows } = await listApplications(chief, { ...emptyFilter, assignee: "former" });
  return rows.map(({ id, officer }) => [id, officer?.isFormerOfficer]);
};

/** An officer of both campuses assigned to an open application on each, and to a closed one. */
async function buildOfficerWithAssignments() {
  const officer = await buildStaff();
  const files = {
    here: (await buildSentApplication()).id,
    far: (await buildSentApplication({ campus: "cameroon" })).id,
    over: (await buildSentApplication({ state: "enrolled" })).id,
  };
  await assignApplications(chief, Object.values(files), officer.id);
  return { officer, ...files };
}

test("suspendOfficer: assigns the open applications to the successor", async () => {
  const { officer, here, far, over } = await buildOfficerWithAssignments();
  expect(await countAssignments(chief, officer.id)).toEqual({ senegal: 1, cameroon: 1 });
  expect(await suspendOfficer(chief, officer.id, { to: chief.id })).toEqual({ ok: true });
  expect([await getAssigneeId(here), await getAssigneeId(far)]).toEqual([chief.id, chief.id]);
  expect(await getAssigneeId(over)).toBe(officer.id);
  expect(await getLastAction(here)).toBe("application.assigned");
  expect((await getMember(chief, officer.id))?.suspendedAt).not.toBeNull();
  expect(await listOrphaned()).toEqual([]);
});

test("handOverApplications: returns officer-not-of-campus and changes nothing for an ineligible successor", async () => {
  const { officer, here } = await buildOfficerWithAssignments();
  for (const to of [dakar.id, yaounde.id, officer.id, "nobody"]) {
    const answer = { ok: false, reason: "officer-not-of-campus" };
    expect(await suspendOfficer(chief, officer.id, { to })).toEqual(answer);
    expect(await handOverApplications(chief, officer.id, to)).toEqual(answer);
  }
  expect((await getMember(chief, officer.id))?.suspendedAt).toBeNull();
  expect(await getAssigneeId(here)).toBe(officer.id);
  expect(await handOverApplications(chief, officer.id, null)).toEqual({ ok: true, changed: 2 });
  expect(await getAssigneeId(here)).toBeNull();
  expect(await getLastAction(here)).toBe("application.released");
});

test("suspendOfficer: stay leaves the applications in the queue to take over", async () => {
  const { officer, here, far } = await buildOfficerWithAssignments();
  expect(await listOrphaned()).toEqual([]);
  await suspendOfficer(chief, officer.id, "stay");
  expect(new Set(await listOrphaned())).toEqual(
    new Set([
      [here, true],
      [far, true],
    ]),
  );
  expect((await getAssignment(dakar, here)).assignee).toMatchObject({
    id: officer.id,
    isFormerOfficer: true,
  });
  expect(await countWorkQueues(dakar)).toMatchObject({ toTakeOver: 1 });
  await assignApplications(dakar, [here], dakar.id);
  expect(await listOrphaned()).toEqual([[far, true]]);
  await reinstateMember(chief, officer.id);
  expect(await listOrphaned()).toEqual([]);
});

test("listOrphanedAssignees: lists officers after a change of role or campus or a closed account", async () => {
  const { officer, here, far } = await buildOfficerWithAssignments();
  await changeTeamRole(chief, officer.id, { role: "admissions", campus: "senegal" });
  expect(await listOrphaned()).toEqual([[far, true]]);
  await changeTeamRole(chief, officer.id, { role: "editor", campus: null });
  expect(await listOrphaned()).toHaveLength(2);
  await changeTeamRole(chief, officer.id, { role: "admissions", campus: null });
  expect(await listOrphaned()).toEqual([]);
  await db().update(users).set({ closedAt: new Date() }).where(eq(users.id, officer.id));
  expect(await listOrphaned()).toHaveLength(2);
  expect((await listOrphanedAssignees()).map(({ id, campus }) => [id, campus])).toEqual([
    [officer.id, "cameroon"],
    [officer.id, "senegal"],
  ]);
  await assignApplications(chief, [here, far], null);
  // The closed application is left out.
  expect(await listOrphanedAssignees()).toEqual([]);
});

test("handOverApplications: returns null without manage:people; own-role for oneself", async () => {
  const { officer, here } = await buildOfficerWithAssignments();
  for (const stranger of [visitor, dakar, officer, await buildStaff({ role: "editor" })]) {
    expect(await countAssignments(stranger, officer.id)).toBeNull();
    expect(await handOverApplications(stranger, officer.id, null)).toBeNull();
    expect(await suspendOfficer(stranger, officer.id, { to: null })).toBeNull();
  }
  const ownPart = { ok: false, reason: "own-role" };
  await assignApplications(chief, [here], chief.id);
  expect(await suspendOfficer(chief, chief.id, { to: null })).toEqual(ownPart);
  expect(await getAssigneeId(here)).toBe(chief.id);
});
