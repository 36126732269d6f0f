import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
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
  (await listHistoryOf(chief, { kind: "application", id })).map(({ action }) => action);

test("an officer takes a file, gives it to another and lets it go: each is told once", async () => {
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

test("only somebody who works on that campus is given its files", async () => {
  const { id } = await buildSentApplication();
  const gone = await buildStaff({ campus: "senegal" });
  await db().update(staff).set({ suspendedAt: now() }).where(eq(staff.userId, gone.id));
  const editor = await buildStaff({ role: "editor" });
  const unfit = [yaounde.id, editor.id, gone.id, (await buildStudent()).id, newId(), "personne"];
  for (const officer of unfit)
    expect(await assignApplications(chief, [id], officer)).toEqual({
      ok: false,
      reason: "officer-elsewhere",
    });
  const names = (await getAssignment(dakar, id)).officers.map((one) => one.id);
  expect(names).toContain(chief.id);
  for (const officer of unfit) expect(names).not.toContain(officer);
});

test("one file that is not theirs, and none is given", async () => {
  const here = await buildSentApplication();
  const far = await buildSentApplication({ campus: "cameroon" });
  const draft = await buildApplication();
  const both = [here.id, far.id];
  expect(await assignApplications(dakar, both, dakar.id)).toBeNull();
  expect(await assignApplications(chief, [here.id, draft.id], chief.id)).toBeNull();
  expect(await assignApplications(chief, [here.id, newId()], chief.id)).toBeNull();
  expect(await assignApplications(chief, [here.id, "x"], chief.id)).toBeNull();
  expect(await assignApplications(chief, both, dakar.id)).toMatchObject({
    reason: "officer-elsewhere",
  });
  for (const nobody of [visitor, here.actor, await buildStaff({ role: "editor" })])
    expect(await assignApplications(nobody, [here.id], dakar.id)).toBeNull();
  expect(await getAssigneeId(here.id)).toBeNull();
  expect(await assignApplications(chief, both, chief.id)).toEqual({ ok: true, changed: 2 });
});

test("what changed hands since the page was made is not taken back unseen", async () => {
  const { id } = await buildSentApplication();
  const nobody = { officerId: null };
  const answers = await Promise.all([
    assignApplications(dakar, [id], dakar.id, nobody),
    assignApplications(chief, [id], chief.id, nobody),
  ]);
  expect(answers.filter((one) => one?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "charge-changed" });
});

test("the list is asked for what is mine, anybody's, or another's", async () => {
  const [mine, theirs, free] = [
    await buildSentApplication(),
    await buildSentApplication(),
    await buildSentApplication(),
  ];
  const officer = await buildStaff({ campus: "senegal" });
  await assignApplications(officer, [mine.id], officer.id);
  await assignApplications(officer, [theirs.id], chief.id);
  const asked = async (charge: string) =>
    (await listApplications(officer, { ...emptyFilter, charge })).rows.map(({ id }) => id);
  expect(await asked("me")).toEqual([mine.id]);
  expect(await asked(chief.id)).toContain(theirs.id);
  expect(await asked("nobody")).toContain(free.id);
  expect(await asked("nobody")).not.toContain(mine.id);
});
