import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { states, stateTable, type Transition } from "#app/features/admissions/application-state.ts";
import {
  buildReadyDraft,
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { transitionChoice } from "./transition.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

test("the database refuses an unknown state and every transition that is not in the table", async () => {
  const { id } = await buildSentApplication();
  const [row] = await listChoices(id);
  if (!row) throw new Error("no choice");
  const mismatches: string[] = [];
  for (const from of [...states, "lost"])
    for (const to of states) {
      const expected =
        from === to || (from in stateTable && targets(from).includes(to)) ? "taken" : "refused";
      const actual = await db()
        .transaction(async (tx) => {
          await tx.delete(choices).where(eq(choices.id, row.id));
          await tx.insert(choices).values({ ...row, state: from });
          await tx.update(choices).set({ state: to }).where(eq(choices.id, row.id));
          throw new Error("taken");
        })
        .catch((error: Error) => (error.message === "taken" ? "taken" : "refused"));
      if (actual !== expected) mismatches.push(`${from} to ${to}: ${actual}`);
    }
  expect(mismatches).toEqual([]);
});

function targets(from: string): string[] {
  return Object.values(stateTable[from as keyof typeof stateTable].transitions).map(({ to }) => to);
}

test("transitionChoice: writes the state, its time, the history and the notification", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const [before] = await listChoices(id);
  const [rowBefore] = await db().select().from(applications).where(eq(applications.id, id));
  const result = await transitionChoice(officer, choice, {
    transition: "invite",
    expectedState: "under-review",
  });
  expect(result).toEqual({ ok: true, state: "interview" });
  const [after] = await listChoices(id);
  expect(after?.state).toBe("interview");
  expect(after?.stateSince.getTime()).toBeGreaterThanOrEqual(before?.stateSince.getTime() ?? 0);
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  expect(row?.version).toBe((rowBefore?.version ?? 0) + 1);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter((line) => line.action === "choice.invite")).toMatchObject([
    { actorId: officer.id, details: { choice, from: "under-review", to: "interview" } },
  ]);
  const [email, ...others] = await listUserNotifications(actor.email);
  expect(others).toEqual([]);
  expect(email?.subject).toBe("Un entretien est prévu");
  expect(email?.path).toBe("/espace-etudiant/candidate/suivi");
});

test("transitionChoice: refuses a stale state and an illegal transition without writing anything", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "waiting-list" });
  const stale = await transitionChoice(officer, choice, {
    transition: "invite",
    expectedState: "under-review",
  });
  expect(stale).toEqual({ ok: false, reason: "choice-changed" });
  const illegal = await transitionChoice(officer, choice, {
    transition: "invite",
    expectedState: "waiting-list",
  });
  expect(illegal).toEqual({ ok: false, reason: "transition-not-allowed" });
  const forbidden = await transitionChoice(actor, choice, {
    transition: "refuse",
    expectedState: "waiting-list",
  });
  expect(forbidden).toEqual({ ok: false, reason: "transition-not-allowed" });
  expect((await listChoices(id)).map(({ state }) => state)).toEqual(["waiting-list"]);
  expect(await listUserNotifications(actor.email)).toEqual([]);
  expect((await replayHistory(id, "waiting-list")).size).toBe(0);
});

test("transitionChoice: never reopens an ended choice, except for the school's own decision (AZ-10)", async () => {
  const moves = new Set(
    states.flatMap((state) => Object.keys(stateTable[state].transitions) as Transition[]),
  );
  for (const state of states.filter((one) => stateTable[one].isTerminal)) {
    const {
      actor,
      choices: [choice],
    } = await buildSentApplication({ state });
    for (const person of [actor, officer])
      for (const move of moves) {
        if (person === officer && stateTable[state].transitions[move]) continue;
        expect(
          await transitionChoice(person, choice, { transition: move, expectedState: state }),
          `${state} ${move}`,
        ).toEqual({
          ok: false,
          reason: "transition-not-allowed",
        });
      }
  }
});

test("transitionChoice: returns null to others, to the staff of another campus and for a draft", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication();
  const request = { transition: "withdraw", expectedState: "submitted" } as const;
  const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
  const editor = await buildStaff({ role: "editor" });
  for (const nobody of [visitor, otherCampusOfficer, editor, await buildStudent()])
    expect(await transitionChoice(nobody, choice, request)).toBeNull();
  const draft = await buildReadyDraft();
  const [row] = await listChoices(draft.id);
  expect(await transitionChoice(draft.actor, row?.id ?? "", request)).toBeNull();
  expect(await transitionChoice(officer, row?.id ?? "", request)).toBeNull();
  expect(await transitionChoice(officer, "nothing", request)).toBeNull();
});

test("transitionChoice: sends no email to a candidate who turned these notifications off", async () => {
  const {
    actor,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await db().update(users).set({ noticeState: "never" }).where(eq(users.id, actor.id));
  await transitionChoice(officer, choice, {
    transition: "wait-list",
    expectedState: "under-review",
  });
  await dispatchDueNotifications([]);
  expect(await listUserNotifications(actor.email)).toMatchObject([
    { state: "unwanted", mailId: null },
  ]);
});
