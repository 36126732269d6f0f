import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { states, stateTable, type Transition } from "#app/features/admissions/application-state.ts";
import {
  buildReadyDraft,
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { transitionChoice } from "./transition.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

test("the database itself refuses an unknown state and every move that is not in the table", async () => {
  const { id } = await buildSentApplication();
  const [row] = await listChoices(id);
  if (!row) throw new Error("no choice");
  const wrong: string[] = [];
  for (const from of [...states, "lost"])
    for (const to of states) {
      const legal =
        from === to || (from in stateTable && targets(from).includes(to)) ? "taken" : "refused";
      const found = await db()
        .transaction(async (tx) => {
          await tx.delete(choices).where(eq(choices.id, row.id));
          await tx.insert(choices).values({ ...row, state: from });
          await tx.update(choices).set({ state: to }).where(eq(choices.id, row.id));
          throw new Error("taken");
        })
        .catch((error: Error) => (error.message === "taken" ? "taken" : "refused"));
      if (found !== legal) wrong.push(`${from} to ${to}: ${found}`);
    }
  expect(wrong).toEqual([]);
});

function targets(from: string): string[] {
  return Object.values(stateTable[from as keyof typeof stateTable].transitions).map(({ to }) => to);
}

test("a move changes the state and its moment, and is told to the history and to the candidate", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const [before] = await listChoices(id);
  const [wasVersion] = await db().select().from(applications).where(eq(applications.id, id));
  const moved = await transitionChoice(officer, choice, { move: "invite", seen: "under-review" });
  expect(moved).toEqual({ ok: true, state: "interview" });
  const [after] = await listChoices(id);
  expect(after?.state).toBe("interview");
  expect(after?.stateSince.getTime()).toBeGreaterThanOrEqual(before?.stateSince.getTime() ?? 0);
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  expect(row?.version).toBe((wasVersion?.version ?? 0) + 1);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter((line) => line.action === "choice.invite")).toMatchObject([
    { actorId: officer.id, details: { choice, from: "under-review", to: "interview" } },
  ]);
  const [letter, ...others] = await listNotificationsOf(actor.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Un entretien est prévu");
  expect(letter?.path).toBe("/espace-etudiant/candidate/suivi");
});

test("a choice that is not as it was seen is refused, and one that cannot go there too: nothing is written", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "waiting-list" });
  const stale = await transitionChoice(officer, choice, { move: "invite", seen: "under-review" });
  expect(stale).toEqual({ ok: false, reason: "choice-changed" });
  const illegal = await transitionChoice(officer, choice, { move: "invite", seen: "waiting-list" });
  expect(illegal).toEqual({ ok: false, reason: "move-not-allowed" });
  const notTheirs = await transitionChoice(actor, choice, { move: "refuse", seen: "waiting-list" });
  expect(notTheirs).toEqual({ ok: false, reason: "move-not-allowed" });
  expect((await listChoices(id)).map(({ state }) => state)).toEqual(["waiting-list"]);
  expect(await listNotificationsOf(actor.email)).toEqual([]);
  expect((await replayHistory(id, "waiting-list")).size).toBe(0);
});

test("a choice that has ended never opens again, but by the school for what it decided (AZ-10)", async () => {
  const moves = new Set(
    states.flatMap((state) => Object.keys(stateTable[state].transitions) as Transition[]),
  );
  for (const state of states.filter((one) => stateTable[one].isTerminal)) {
    const {
      actor,
      choices: [choice],
    } = await buildSentApplication({ state });
    for (const who of [actor, officer])
      for (const move of moves) {
        if (who === officer && stateTable[state].transitions[move]) continue;
        expect(
          await transitionChoice(who, choice, { move, seen: state }),
          `${state} ${move}`,
        ).toEqual({
          ok: false,
          reason: "move-not-allowed",
        });
      }
  }
});

test("for others, for the staff of another campus and before sending, a choice does not exist", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication();
  const order = { move: "withdraw", seen: "submitted" } as const;
  const away = await buildStaff({ campus: "cameroon" });
  const editor = await buildStaff({ role: "editor" });
  for (const nobody of [visitor, away, editor, await buildStudent()])
    expect(await transitionChoice(nobody, choice, order)).toBeNull();
  const draft = await buildReadyDraft();
  const [row] = await listChoices(draft.id);
  expect(await transitionChoice(draft.actor, row?.id ?? "", order)).toBeNull();
  expect(await transitionChoice(officer, row?.id ?? "", order)).toBeNull();
  expect(await transitionChoice(officer, "nothing", order)).toBeNull();
});

test("who asked not to be told of changes gets no letter", async () => {
  const {
    actor,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await db().update(users).set({ noticeState: "never" }).where(eq(users.id, actor.id));
  await transitionChoice(officer, choice, { move: "wait-list", seen: "under-review" });
  await dispatchDueNotifications([]);
  expect(await listNotificationsOf(actor.email)).toMatchObject([
    { state: "unwanted", mailId: null },
  ]);
});
