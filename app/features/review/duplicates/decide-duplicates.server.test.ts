import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { choices, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildDuplicatePair } from "../testing.ts";
import { confirmDuplicate, dismissDuplicate, undoDuplicate } from "./decide-duplicates.server.ts";
import { getDuplicates } from "./list-duplicates.server.ts";

await createTestDatabase();
afterEach(() => setClock());

const officer = await buildStaff({ firstName: "Khady", lastName: "Ndiaye" });
const dakar = await buildStaff({ campus: "senegal" });

const statesOf = async (id: string) => (await listChoices(id)).map(({ state }) => state);
const actionsOf = async (id: string) =>
  (await db().select().from(history).where(eq(history.subjectId, id))).map(({ action }) => action);
const add = { add: true };
const alone = { add: false };

test("one application is followed and the other closed as its double: its open choices end, letters say it", async () => {
  const { kept, closed } = await buildDuplicatePair({ state: "under-review", choices: 2 });
  expect(await confirmDuplicate(officer, kept.id, closed.id, alone)).toEqual({ ok: true });
  expect(await statesOf(closed.id)).toEqual(["withdrawn", "withdrawn"]);
  expect(await statesOf(kept.id)).toEqual(["submitted"]);
  expect(await actionsOf(kept.id)).toContain("double.kept");
  expect(await actionsOf(closed.id)).toContain("double.closed");
  const [letter] = await listNotificationsOf(closed.actor.email);
  expect(letter?.text).toContain(kept.number);
  expect(letter?.text).toMatch(/14\sjours/);
  expect((await listNotificationsOf(kept.actor.email))[0]?.text).toContain(closed.number);
  expect((await replayHistory(closed.id, "under-review")).size).toBe(2);
  const ended = await db().select().from(withdrawals);
  expect(new Set(ended.map(({ reason }) => reason))).toEqual(new Set(["followed-elsewhere"]));
});

test("nothing but choices passes from one to the other, and only those that lack, as sent", async () => {
  const { kept, closed } = await buildDuplicatePair({ choices: 2 });
  const [common] = await listChoices(kept.id);
  await db()
    .update(choices)
    .set({ courseId: common?.courseId ?? "" })
    .where(eq(choices.id, closed.choices[1] ?? ""));
  const infoOf = () =>
    db().select().from(personalInfos).where(eq(personalInfos.applicationId, kept.id));
  const before = await infoOf();
  await confirmDuplicate(officer, kept.id, closed.id, add);
  const rows = await listChoices(kept.id);
  expect(rows.map(({ position, state }) => [position, state])).toEqual([
    [1, "submitted"],
    [2, "submitted"],
  ]);
  const [first] = await listChoices(closed.id);
  expect(rows[1]?.courseId).toBe(first?.courseId);
  expect(await infoOf()).toEqual(before);
});

test("a basket never holds more than fifteen", async () => {
  const { kept, closed } = await buildDuplicatePair({ choices: 3, own: 14 });
  await confirmDuplicate(officer, kept.id, closed.id, add);
  expect(await listChoices(kept.id)).toHaveLength(15);
});

test("within fourteen days all of it is undone: each choice as it was, what was added is gone", async () => {
  for (const state of [
    "submitted",
    "under-review",
    "more-information-asked",
    "interview",
    "waiting-list",
  ] as const) {
    const { kept, closed } = await buildDuplicatePair({ state });
    await confirmDuplicate(officer, kept.id, closed.id, add);
    expect(await undoDuplicate(officer, closed.id, kept.id)).toEqual({ ok: true });
    expect(await statesOf(closed.id)).toEqual([state]);
    expect(await statesOf(kept.id)).toEqual(["submitted"]);
    expect((await replayHistory(closed.id, state)).get(closed.choices[0])).toBe(state);
    expect(await actionsOf(closed.id)).toContain("double.undone");
    expect(await listNotificationsOf(closed.actor.email)).toHaveLength(2);
    // It may be suspected, and decided, again.
    expect(await confirmDuplicate(officer, closed.id, kept.id, alone)).toEqual({ ok: true });
  }
});

test("an added choice that the school went on with ends when it is undone; an offer made for it is settled first", async () => {
  const { kept, closed } = await buildDuplicatePair();
  await confirmDuplicate(officer, kept.id, closed.id, add);
  const [, added] = await listChoices(kept.id);
  const move = (state: string) =>
    db()
      .update(choices)
      .set({ state })
      .where(eq(choices.id, added?.id ?? ""));
  await move("offer");
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({
    ok: false,
    reason: "double-decided",
  });
  await move("offer-withdrawn");
  await move("under-review");
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({ ok: true });
  expect(await statesOf(kept.id)).toEqual(["submitted", "withdrawn"]);
});

test("after fourteen days it is no longer undone, nor what was never joined", async () => {
  const { kept, closed } = await buildDuplicatePair();
  const changed = { ok: false, reason: "double-changed" };
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual(changed);
  await confirmDuplicate(officer, kept.id, closed.id, alone);
  setClock(new Date(Date.now() + 14 * 86_400_000 + 1_000));
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({
    ok: false,
    reason: "double-fixed",
  });
});

test("an application whose place was offered or taken is not closed", async () => {
  for (const state of ["offer", "conditional-offer", "accepted", "enrolled"] as const) {
    const { kept, closed } = await buildDuplicatePair({ state });
    expect(await confirmDuplicate(officer, kept.id, closed.id, alone)).toEqual({
      ok: false,
      reason: "double-decided",
    });
    expect(await statesOf(closed.id)).toEqual([state]);
  }
});

test("nobody is joined to somebody who does not look like them", async () => {
  const [one, other] = [
    await buildSentApplication(),
    await buildSentApplication({ info: { lastName: "Sarr" } }),
  ];
  const changed = { ok: false, reason: "double-changed" };
  expect(await confirmDuplicate(officer, one.id, other.id, add)).toEqual(changed);
  expect(await dismissDuplicate(officer, one.id, other.id)).toEqual(changed);
});

test("a double of a double is refused", async () => {
  const { kept, closed, third } = await buildDuplicatePair({ third: true });
  await confirmDuplicate(officer, kept.id, closed.id, alone);
  const chain = { ok: false, reason: "double-chain" };
  expect(await confirmDuplicate(officer, third ?? "", kept.id, alone)).toEqual(chain);
  expect(await confirmDuplicate(officer, closed.id, third ?? "", alone)).toEqual(chain);
  expect(await confirmDuplicate(officer, kept.id, third ?? "", alone)).toEqual({ ok: true });
});

test("two people are never suspected again", async () => {
  const { kept, closed } = await buildDuplicatePair();
  expect((await getDuplicates(officer, kept.id)).suspects).toHaveLength(1);
  expect(await dismissDuplicate(officer, kept.id, closed.id)).toEqual({ ok: true });
  expect((await getDuplicates(officer, kept.id)).suspects).toEqual([]);
  expect((await getDuplicates(officer, closed.id)).suspects).toEqual([]);
  expect(await actionsOf(closed.id)).toContain("double.dismissed");
  expect(await listNotificationsOf(closed.actor.email)).toEqual([]);
});

test("of two officers at once one decides, and the other is told", async () => {
  const { kept, closed } = await buildDuplicatePair();
  const answers = await Promise.all([
    confirmDuplicate(officer, kept.id, closed.id, alone),
    confirmDuplicate(officer, closed.id, kept.id, alone),
    dismissDuplicate(officer, kept.id, closed.id),
  ]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const told = answers.filter((answer) => answer && !answer.ok);
  expect(told.map((answer) => answer && "reason" in answer && answer.reason)).toEqual([
    "double-changed",
    "double-changed",
  ]);
});

test("only who decides on both campuses decides; for others it does not exist", async () => {
  const { kept, closed } = await buildDuplicatePair({ campus: "cameroon" });
  const others = [
    dakar,
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    kept.actor,
    visitor,
  ];
  for (const nobody of others) {
    expect(await confirmDuplicate(nobody, kept.id, closed.id, add)).toBeNull();
    expect(await dismissDuplicate(nobody, kept.id, closed.id)).toBeNull();
    expect(await undoDuplicate(nobody, kept.id, closed.id)).toBeNull();
  }
  expect(await confirmDuplicate(officer, kept.id, kept.id, add)).toBeNull();
  expect(await confirmDuplicate(officer, kept.id, "nothing", add)).toBeNull();
});
