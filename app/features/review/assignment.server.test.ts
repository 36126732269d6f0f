import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { assignApplications, getAssignment } from "./assignment.server.ts";
import { emptyFilter } from "./list/application-filter.ts";
import { listApplications } from "./list/list-applications.server.ts";

await createTestDatabase();
const chief = await buildStaff({ role: "administrator" });
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });

const getAssigneeId = async (id: string) => (await getAssignment(chief, id)).assignee?.id ?? null;
const actions = async (id: string) =>
  (await listSubjectHistory(chief, { kind: "application", id })).map(({ action }) => action);

test("assignApplications: records each change of assignee once", async () => {
  const { id } = await buildSentApplication();
  expect(await assignApplications(dakar, [id], dakar.id)).toEqual({ ok: true, changed: 1 });
  expect(await assignApplications(dakar, [id], dakar.id)).toEqual({ ok: true, changed: 0 });
  expect(await getAssigneeId(id)).toBe(dakar.id);
  expect(await assignApplications(dakar, [id], chief.id)).toEqual({ ok: true, changed: 1 });
  expect(await assignApplications(chief, [id], null)).toEqual({ ok: true, changed: 1 });
  expect(await getAssigneeId(id)).toBeNull();
  expect((await actions(id)).slice(0, 3)).toEqual([
    "application.released",
    "application.assigned",
    "application.taken",
  ]);
});

test("assignApplications: returns officer-not-of-campus for an officer who does not serve the campus", async () => {
  const { id } = await buildSentApplication();
  const suspendedOfficer = await buildStaff({ campus: "senegal" });
  await db().update(staff).set({ suspendedAt: now() }).where(eq(staff.userId, suspendedOfficer.id));
  const editor = await buildStaff({ role: "editor" });
  const ineligibleIds = [
    yaounde.id,
    editor.id,
    suspendedOfficer.id,
    (await buildStudent()).id,
    newId(),
    "personne",
  ];
  for (const officer of ineligibleIds)
    expect(await assignApplications(chief, [id], officer)).toEqual({
      ok: false,
      reason: "officer-not-of-campus",
    });
  const names = (await getAssignment(dakar, id)).officers.map((one) => one.id);
  expect(names).toContain(chief.id);
  for (const officer of ineligibleIds) expect(names).not.toContain(officer);
});

test("assignApplications: changes nothing when one application is not the actor's", async () => {
  const ownApplication = await buildSentApplication();
  const otherCampusApplication = await buildSentApplication({ campus: "cameroon" });
  const draft = await buildApplication();
  const bothIds = [ownApplication.id, otherCampusApplication.id];
  expect(await assignApplications(dakar, bothIds, dakar.id)).toBeNull();
  expect(await assignApplications(chief, [ownApplication.id, draft.id], chief.id)).toBeNull();
  expect(await assignApplications(chief, [ownApplication.id, newId()], chief.id)).toBeNull();
  expect(await assignApplications(chief, [ownApplication.id, "x"], chief.id)).toBeNull();
  expect(await assignApplications(chief, bothIds, dakar.id)).toMatchObject({
    reason: "officer-not-of-campus",
  });
  for (const stranger of [visitor, ownApplication.actor, await buildStaff({ role: "editor" })])
    expect(await assignApplications(stranger, [ownApplication.id], dakar.id)).toBeNull();
  expect(await getAssigneeId(ownApplication.id)).toBeNull();
  expect(await assignApplications(chief, bothIds, chief.id)).toEqual({ ok: true, changed: 2 });
});

test("assignApplications: returns assignee-changed when the assignee changed meanwhile", async () => {
  const { id } = await buildSentApplication();
  const nobody = { officerId: null };
  const answers = await Promise.all([
    assignApplications(dakar, [id], dakar.id, nobody),
    assignApplications(chief, [id], chief.id, nobody),
  ]);
  expect(answers.filter((one) => one?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "assignee-changed" });
});

test("listApplications: filters by assignee", async () => {
  const [own, others, unassigned] = [
    await buildSentApplication(),
    await buildSentApplication(),
    await buildSentApplication(),
  ];
  const officer = await buildStaff({ campus: "senegal" });
  await assignApplications(officer, [own.id], officer.id);
  await assignApplications(officer, [others.id], chief.id);
  const listIds = async (assignee: string) =>
    (await listApplications(officer, { ...emptyFilter, assignee })).rows.map(({ id }) => id);
  expect(await listIds("me")).toEqual([own.id]);
  expect(await listIds(chief.id)).toContain(others.id);
  expect(await listIds("nobody")).toContain(unassigned.id);
  expect(await listIds("nobody")).not.toContain(own.id);
});
