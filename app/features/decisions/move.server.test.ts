import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Move, states, table } from "#app/features/admissions/application.ts";
import { buildReady, buildSent, choicesOf, replay } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { moveChoice } from "./move.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

test("the database itself refuses an unknown state and every move that is not in the table", async () => {
  const { id } = await buildSent();
  const [row] = await choicesOf(id);
  if (!row) throw new Error("no choice");
  const wrong: string[] = [];
  for (const from of [...states, "lost"])
    for (const to of states) {
      const legal =
        from === to || (from in table && targets(from).includes(to)) ? "taken" : "refused";
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
  return Object.values(table[from as keyof typeof table].moves).map(({ to }) => to);
}

test("a move changes the state and its moment, and is told to the history and to the candidate", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  const [before] = await choicesOf(id);
  const [wasVersion] = await db().select().from(applications).where(eq(applications.id, id));
  const moved = await moveChoice(officer, choice, { move: "invite", seen: "under-review" });
  expect(moved).toEqual({ ok: true, state: "interview" });
  const [after] = await choicesOf(id);
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
  } = await buildSent({ state: "waiting-list" });
  const stale = await moveChoice(officer, choice, { move: "invite", seen: "under-review" });
  expect(stale).toEqual({ ok: false, reason: "choice-changed" });
  const illegal = await moveChoice(officer, choice, { move: "invite", seen: "waiting-list" });
  expect(illegal).toEqual({ ok: false, reason: "move-not-allowed" });
  const notTheirs = await moveChoice(actor, choice, { move: "refuse", seen: "waiting-list" });
  expect(notTheirs).toEqual({ ok: false, reason: "move-not-allowed" });
  expect((await choicesOf(id)).map(({ state }) => state)).toEqual(["waiting-list"]);
  expect(await listNotificationsOf(actor.email)).toEqual([]);
  expect((await replay(id, "waiting-list")).size).toBe(0);
});

test("a choice that has ended never opens again, but by the school for what it decided (AZ-10)", async () => {
  const moves = new Set(states.flatMap((state) => Object.keys(table[state].moves) as Move[]));
  for (const state of states.filter((one) => table[one].terminal)) {
    const {
      actor,
      choices: [choice],
    } = await buildSent({ state });
    for (const who of [actor, officer])
      for (const move of moves) {
        if (who === officer && table[state].moves[move]) continue;
        expect(await moveChoice(who, choice, { move, seen: state }), `${state} ${move}`).toEqual({
          ok: false,
          reason: "move-not-allowed",
        });
      }
  }
});

test("for others, for the staff of another campus and before sending, a choice does not exist", async () => {
  const {
    choices: [choice],
  } = await buildSent();
  const order = { move: "withdraw", seen: "submitted" } as const;
  const away = await buildStaff({ campus: "cameroon" });
  const editor = await buildStaff({ role: "editor" });
  for (const nobody of [visitor, away, editor, await buildStudent()])
    expect(await moveChoice(nobody, choice, order)).toBeNull();
  const draft = await buildReady();
  const [row] = await choicesOf(draft.id);
  expect(await moveChoice(draft.actor, row?.id ?? "", order)).toBeNull();
  expect(await moveChoice(officer, row?.id ?? "", order)).toBeNull();
  expect(await moveChoice(officer, "nothing", order)).toBeNull();
});

test("who asked not to be told of changes gets no letter", async () => {
  const {
    actor,
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  await db().update(users).set({ noticeState: "never" }).where(eq(users.id, actor.id));
  await moveChoice(officer, choice, { move: "wait-list", seen: "under-review" });
  await dispatchDueNotifications([]);
  expect(await listNotificationsOf(actor.email)).toMatchObject([
    { state: "unwanted", mailId: null },
  ]);
});
