import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildApplication, buildSent } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { assign, chargeOf } from "./assignment.server.ts";
import { listApplicationsFor } from "./list/list.server.ts";
import { everything } from "./list/wanted.ts";

await testDatabase();
const chief = await buildStaff({ role: "administrator" });
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });

const held = async (id: string) => (await chargeOf(chief, id)).held?.id ?? null;
const actions = async (id: string) =>
  (await listHistoryOf(chief, { kind: "application", id })).map(({ action }) => action);

test("an officer takes a file, gives it to another and lets it go: each is told once", async () => {
  const { id } = await buildSent();
  expect(await assign(dakar, [id], dakar.id)).toEqual({ ok: true, changed: 1 });
  expect(await assign(dakar, [id], dakar.id)).toEqual({ ok: true, changed: 0 });
  expect(await held(id)).toBe(dakar.id);
  expect(await assign(dakar, [id], chief.id)).toEqual({ ok: true, changed: 1 });
  expect(await assign(chief, [id], null)).toEqual({ ok: true, changed: 1 });
  expect(await held(id)).toBeNull();
  expect((await actions(id)).slice(0, 3)).toEqual([
    "application.released",
    "application.assigned",
    "application.taken",
  ]);
});

test("only somebody who works on that campus is given its files", async () => {
  const { id } = await buildSent();
  const gone = await buildStaff({ campus: "senegal" });
  await db().update(staff).set({ suspendedAt: now() }).where(eq(staff.userId, gone.id));
  const editor = await buildStaff({ role: "editor" });
  const unfit = [yaounde.id, editor.id, gone.id, (await buildStudent()).id, newId(), "personne"];
  for (const officer of unfit)
    expect(await assign(chief, [id], officer)).toEqual({ ok: false, reason: "officer-elsewhere" });
  const names = (await chargeOf(dakar, id)).officers.map((one) => one.id);
  expect(names).toContain(chief.id);
  for (const officer of unfit) expect(names).not.toContain(officer);
});

test("one file that is not theirs, and none is given", async () => {
  const here = await buildSent();
  const far = await buildSent({ campus: "cameroon" });
  const draft = await buildApplication();
  const both = [here.id, far.id];
  expect(await assign(dakar, both, dakar.id)).toBeNull();
  expect(await assign(chief, [here.id, draft.id], chief.id)).toBeNull();
  expect(await assign(chief, [here.id, newId()], chief.id)).toBeNull();
  expect(await assign(chief, [here.id, "x"], chief.id)).toBeNull();
  expect(await assign(chief, both, dakar.id)).toMatchObject({ reason: "officer-elsewhere" });
  for (const nobody of [visitor, here.actor, await buildStaff({ role: "editor" })])
    expect(await assign(nobody, [here.id], dakar.id)).toBeNull();
  expect(await held(here.id)).toBeNull();
  expect(await assign(chief, both, chief.id)).toEqual({ ok: true, changed: 2 });
});

test("what changed hands since the page was made is not taken back unseen", async () => {
  const { id } = await buildSent();
  const nobody = { officerId: null };
  const answers = await Promise.all([
    assign(dakar, [id], dakar.id, nobody),
    assign(chief, [id], chief.id, nobody),
  ]);
  expect(answers.filter((one) => one?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "charge-changed" });
});

test("the list is asked for what is mine, anybody's, or another's", async () => {
  const [mine, theirs, free] = [await buildSent(), await buildSent(), await buildSent()];
  const officer = await buildStaff({ campus: "senegal" });
  await assign(officer, [mine.id], officer.id);
  await assign(officer, [theirs.id], chief.id);
  const asked = async (charge: string) =>
    (await listApplicationsFor(officer, { ...everything, charge })).rows.map(({ id }) => id);
  expect(await asked("me")).toEqual([mine.id]);
  expect(await asked(chief.id)).toContain(theirs.id);
  expect(await asked("nobody")).toContain(free.id);
  expect(await asked("nobody")).not.toContain(mine.id);
});
