import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
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

const getStates = async (id: string) => (await listChoices(id)).map(({ state }) => state);
const getActions = async (id: string) =>
  (await db().select().from(history).where(eq(history.subjectId, id))).map(({ action }) => action);
const add = { add: true };
const alone = { add: false };

test("confirmDuplicate: closes the duplicate and notifies both accounts", async () => {
  const { kept, closed } = await buildDuplicatePair({ state: "under-review", choices: 2 });
  expect(await confirmDuplicate(officer, kept.id, closed.id, alone)).toEqual({ ok: true });
  expect(await getStates(closed.id)).toEqual(["withdrawn", "withdrawn"]);
  expect(await getStates(kept.id)).toEqual(["submitted"]);
  expect(await getActions(kept.id)).toContain("double.kept");
  expect(await getActions(closed.id)).toContain("double.closed");
  const [notification] = await listUserNotifications(closed.actor.email);
  expect(notification?.text).toContain(kept.number);
  expect(notification?.text).toMatch(/14\sjours/);
  expect((await listUserNotifications(kept.actor.email))[0]?.text).toContain(closed.number);
  expect((await replayHistory(closed.id, "under-review")).size).toBe(2);
  const rows = await db().select().from(withdrawals);
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(["followed-elsewhere"]));
});

test("confirmDuplicate: with add, copies only the missing choices, as submitted", async () => {
  const { kept, closed } = await buildDuplicatePair({ choices: 2 });
  const [common] = await listChoices(kept.id);
  await db()
    .update(choices)
    .set({ courseId: common?.courseId ?? "" })
    .where(eq(choices.id, closed.choices[1] ?? ""));
  const getInfo = () =>
    db().select().from(personalInfos).where(eq(personalInfos.applicationId, kept.id));
  const before = await getInfo();
  await confirmDuplicate(officer, kept.id, closed.id, add);
  const rows = await listChoices(kept.id);
  expect(rows.map(({ position, state }) => [position, state])).toEqual([
    [1, "submitted"],
    [2, "submitted"],
  ]);
  const [first] = await listChoices(closed.id);
  expect(rows[1]?.courseId).toBe(first?.courseId);
  expect(await getInfo()).toEqual(before);
});

test("confirmDuplicate: with add, fills the basket up to fifteen choices", async () => {
  const { kept, closed } = await buildDuplicatePair({ choices: 3, own: 14 });
  await confirmDuplicate(officer, kept.id, closed.id, add);
  expect(await listChoices(kept.id)).toHaveLength(15);
});

test("undoDuplicate: restores every choice within fourteen days", async () => {
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
    expect(await getStates(closed.id)).toEqual([state]);
    expect(await getStates(kept.id)).toEqual(["submitted"]);
    expect((await replayHistory(closed.id, state)).get(closed.choices[0])).toBe(state);
    expect(await getActions(closed.id)).toContain("double.undone");
    expect(await listUserNotifications(closed.actor.email)).toHaveLength(2);
    // The pair can match and be decided again.
    expect(await confirmDuplicate(officer, closed.id, kept.id, alone)).toEqual({ ok: true });
  }
});

test("undoDuplicate: withdraws an added choice under review, refuses duplicate-decided for an offer", async () => {
  const { kept, closed } = await buildDuplicatePair();
  await confirmDuplicate(officer, kept.id, closed.id, add);
  const [, added] = await listChoices(kept.id);
  const transitionTo = (state: string) =>
    db()
      .update(choices)
      .set({ state })
      .where(eq(choices.id, added?.id ?? ""));
  await transitionTo("offer");
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({
    ok: false,
    reason: "duplicate-decided",
  });
  await transitionTo("offer-withdrawn");
  await transitionTo("under-review");
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({ ok: true });
  expect(await getStates(kept.id)).toEqual(["submitted", "withdrawn"]);
});

test("undoDuplicate: returns duplicate-fixed after fourteen days, duplicate-changed without a link", async () => {
  const { kept, closed } = await buildDuplicatePair();
  const changed = { ok: false, reason: "duplicate-changed" };
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual(changed);
  await confirmDuplicate(officer, kept.id, closed.id, alone);
  setClock(new Date(Date.now() + 14 * DAY_MS + 1_000));
  expect(await undoDuplicate(officer, kept.id, closed.id)).toEqual({
    ok: false,
    reason: "duplicate-fixed",
  });
});

test("confirmDuplicate: returns duplicate-decided when a place was offered or taken", async () => {
  for (const state of ["offer", "conditional-offer", "accepted", "enrolled"] as const) {
    const { kept, closed } = await buildDuplicatePair({ state });
    expect(await confirmDuplicate(officer, kept.id, closed.id, alone)).toEqual({
      ok: false,
      reason: "duplicate-decided",
    });
    expect(await getStates(closed.id)).toEqual([state]);
  }
});

test("confirmDuplicate, dismissDuplicate: return duplicate-changed for applications that do not match", async () => {
  const [one, other] = [
    await buildSentApplication(),
    await buildSentApplication({ info: { lastName: "Sarr" } }),
  ];
  const changed = { ok: false, reason: "duplicate-changed" };
  expect(await confirmDuplicate(officer, one.id, other.id, add)).toEqual(changed);
  expect(await dismissDuplicate(officer, one.id, other.id)).toEqual(changed);
});

test("confirmDuplicate: returns duplicate-chain for the duplicate of a duplicate", async () => {
  const { kept, closed, third } = await buildDuplicatePair({ third: true });
  await confirmDuplicate(officer, kept.id, closed.id, alone);
  const chain = { ok: false, reason: "duplicate-chain" };
  expect(await confirmDuplicate(officer, third ?? "", kept.id, alone)).toEqual(chain);
  expect(await confirmDuplicate(officer, closed.id, third ?? "", alone)).toEqual(chain);
  expect(await confirmDuplicate(officer, kept.id, third ?? "", alone)).toEqual({ ok: true });
});

test("dismissDuplicate: the pair never matches again", async () => {
  const { kept, closed } = await buildDuplicatePair();
  expect((await getDuplicates(officer, kept.id)).matches).toHaveLength(1);
  expect(await dismissDuplicate(officer, kept.id, closed.id)).toEqual({ ok: true });
  expect((await getDuplicates(officer, kept.id)).matches).toEqual([]);
  expect((await getDuplicates(officer, closed.id)).matches).toEqual([]);
  expect(await getActions(closed.id)).toContain("double.dismissed");
  expect(await listUserNotifications(closed.actor.email)).toEqual([]);
});

test("confirmDuplicate: of three simultaneous decisions one succeeds", async () => {
  const { kept, closed } = await buildDuplicatePair();
  const answers = await Promise.all([
    confirmDuplicate(officer, kept.id, closed.id, alone),
    confirmDuplicate(officer, closed.id, kept.id, alone),
    dismissDuplicate(officer, kept.id, closed.id),
  ]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const refusals = answers.filter((answer) => answer && !answer.ok);
  expect(refusals.map((answer) => answer && "reason" in answer && answer.reason)).toEqual([
    "duplicate-changed",
    "duplicate-changed",
  ]);
});

test("duplicates: return null unless the actor decides on both campuses", async () => {
  const { kept, closed } = await buildDuplicatePair({ campus: "cameroon" });
  const others = [
    dakar,
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    kept.actor,
    visitor,
  ];
  for (const stranger of others) {
    expect(await confirmDuplicate(stranger, kept.id, closed.id, add)).toBeNull();
    expect(await dismissDuplicate(stranger, kept.id, closed.id)).toBeNull();
    expect(await undoDuplicate(stranger, kept.id, closed.id)).toBeNull();
  }
  expect(await confirmDuplicate(officer, kept.id, kept.id, add)).toBeNull();
  expect(await confirmDuplicate(officer, kept.id, "nothing", add)).toBeNull();
});
