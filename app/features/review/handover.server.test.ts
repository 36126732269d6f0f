import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSent } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import {
  changePost,
  getMember,
  reinstateMember,
} from "#app/features/identity/staff/team.server.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { testDatabase } from "#tests/support/database.ts";
import { assign, chargeOf } from "./assignment.server.ts";
import { chargesOf, handOver, suspendOfficer } from "./handover.server.ts";
import { listLeft } from "./left.server.ts";
import { listApplicationsFor } from "./list/list.server.ts";
import { everything } from "./list/wanted.ts";
import { countWaiting } from "./waiting.server.ts";

await testDatabase();
const chief = await buildStaff({ role: "administrator" });
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });

const holder = async (id: string) => (await chargeOf(chief, id)).held?.id ?? null;
const lastAct = async (id: string) =>
  (await listHistoryOf(chief, { kind: "application", id }))[0]?.action;
const toTakeOver = async () => {
  const { rows } = await listApplicationsFor(chief, { ...everything, charge: "gone" });
  return rows.map(({ id, officer }) => [id, officer?.gone]);
};

/** An officer of both campuses with a file of each, and one that is over. */
async function buildCharged() {
  const officer = await buildStaff();
  const files = {
    here: (await buildSent()).id,
    far: (await buildSent({ campus: "cameroon" })).id,
    over: (await buildSent({ state: "enrolled" })).id,
  };
  await assign(chief, Object.values(files), officer.id);
  return { officer, ...files };
}

test("suspending an officer gives their files that are not over to somebody else, in the same act", async () => {
  const { officer, here, far, over } = await buildCharged();
  expect(await chargesOf(chief, officer.id)).toEqual({ senegal: 1, cameroon: 1 });
  expect(await suspendOfficer(chief, officer.id, { to: chief.id })).toEqual({ ok: true });
  expect([await holder(here), await holder(far)]).toEqual([chief.id, chief.id]);
  expect(await holder(over)).toBe(officer.id);
  expect(await lastAct(here)).toBe("application.assigned");
  expect((await getMember(chief, officer.id))?.suspendedAt).not.toBeNull();
  expect(await toTakeOver()).toEqual([]);
});

test("an heir who does not serve a campus of them, or is the one who leaves, and nothing is done", async () => {
  const { officer, here } = await buildCharged();
  for (const to of [dakar.id, yaounde.id, officer.id, "nobody"]) {
    const answer = { ok: false, reason: "officer-elsewhere" };
    expect(await suspendOfficer(chief, officer.id, { to })).toEqual(answer);
    expect(await handOver(chief, officer.id, to)).toEqual(answer);
  }
  expect((await getMember(chief, officer.id))?.suspendedAt).toBeNull();
  expect(await holder(here)).toBe(officer.id);
  expect(await handOver(chief, officer.id, null)).toEqual({ ok: true, changed: 2 });
  expect(await holder(here)).toBeNull();
  expect(await lastAct(here)).toBe("application.released");
});

test("what stays with somebody who left is found, to be taken over, until it is given or they are back", async () => {
  const { officer, here, far } = await buildCharged();
  expect(await toTakeOver()).toEqual([]);
  await suspendOfficer(chief, officer.id, "stay");
  expect(new Set(await toTakeOver())).toEqual(
    new Set([
      [here, true],
      [far, true],
    ]),
  );
  expect((await chargeOf(dakar, here)).held).toMatchObject({ id: officer.id, gone: true });
  expect(await countWaiting(dakar)).toMatchObject({ toTakeOver: 1 });
  await assign(dakar, [here], dakar.id);
  expect(await toTakeOver()).toEqual([[far, true]]);
  await reinstateMember(chief, officer.id);
  expect(await toTakeOver()).toEqual([]);
});

test("a role, a campus, or a closed account that takes an officer from a file, leaves it to be taken over", async () => {
  const { officer, here, far } = await buildCharged();
  await changePost(chief, officer.id, { role: "admissions", campus: "senegal" });
  expect(await toTakeOver()).toEqual([[far, true]]);
  await changePost(chief, officer.id, { role: "editor", campus: null });
  expect(await toTakeOver()).toHaveLength(2);
  await changePost(chief, officer.id, { role: "admissions", campus: null });
  expect(await toTakeOver()).toEqual([]);
  await db().update(users).set({ closedAt: new Date() }).where(eq(users.id, officer.id));
  expect(await toTakeOver()).toHaveLength(2);
  expect((await listLeft()).map(({ id, campus }) => [id, campus])).toEqual([
    [officer.id, "cameroon"],
    [officer.id, "senegal"],
  ]);
  await assign(chief, [here, far], null);
  // The one that is over is nobody's work any more.
  expect(await listLeft()).toEqual([]);
});

test("only who manages the team hands files over, and nobody their own by leaving", async () => {
  const { officer, here } = await buildCharged();
  for (const nobody of [visitor, dakar, officer, await buildStaff({ role: "editor" })]) {
    expect(await chargesOf(nobody, officer.id)).toBeNull();
    expect(await handOver(nobody, officer.id, null)).toBeNull();
    expect(await suspendOfficer(nobody, officer.id, { to: null })).toBeNull();
  }
  const own = { ok: false, reason: "own-part" };
  await assign(chief, [here], chief.id);
  expect(await suspendOfficer(chief, chief.id, { to: null })).toEqual(own);
  expect(await holder(here)).toBe(chief.id);
});
