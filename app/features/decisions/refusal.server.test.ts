import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { campusRules } from "#app/platform/db/schema/admissions.ts";
import { refusals } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { planInterview } from "./interview/plan-interview.server.ts";
import {
  confirmRefusal,
  dismissRefusal,
  getProposalVersion,
  refuseChoice,
} from "./refusal.server.ts";
import { startReview } from "./review-decisions.server.ts";
import { buildInterviewInput } from "./testing.ts";

await createTestDatabase();
const first = await buildStaff();
const second = await buildStaff();
const elsewhere = await buildStaff({ campus: "cameroon" });
const judged = { reasons: ["prerequisites"], words: "MHF4U manque.", advice: "Suivez MHF4U." };

/** What the page shows now of a choice under review: its state, and the proposal that waits. */
async function seenOf(choice: string) {
  const open = and(eq(refusals.choiceId, choice), isNull(refusals.confirmedAt));
  const [proposal] = await db().select().from(refusals).where(open);
  return { state: "under-review" as const, proposal: getProposalVersion(proposal) };
}

const lettersTo = async (email: string) => (await listNotificationsOf(email)).length;

test("a refusal waits for a second reader: until then nothing moves and nothing is told", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  expect(await confirmRefusal(second, choice, await seenOf(choice))).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(await refuseChoice(first, choice, await seenOf(choice), judged)).toEqual({
    ok: true,
    refused: false,
  });
  expect((await listChoices(id))[0]?.state).toBe("under-review");
  expect(await lettersTo(actor.email)).toBe(0);
  expect(await confirmRefusal(first, choice, await seenOf(choice))).toEqual({
    ok: false,
    reason: "second-reader",
  });
  expect(await confirmRefusal(elsewhere, choice, await seenOf(choice))).toBeNull();
  expect(await confirmRefusal(actor, choice, await seenOf(choice))).toMatchObject({
    reason: "move-not-allowed",
  });
  expect(await confirmRefusal(second, choice, await seenOf(choice))).toMatchObject({
    state: "refused",
  });
  const [kept] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  expect(kept).toMatchObject({ ...judged, proposedById: first.id, confirmedById: second.id });
  expect(await lettersTo(actor.email)).toBe(1);
  expect(await dismissRefusal(first, choice, (await seenOf(choice)).proposal)).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(await db().select().from(refusals).where(eq(refusals.choiceId, choice))).toHaveLength(1);
});

test("the database refuses an officer who confirms themselves", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await seenOf(choice), judged);
  const own = db()
    .update(refusals)
    .set({ confirmedById: first.id })
    .where(eq(refusals.choiceId, choice));
  await expect(own).rejects.toThrow();
});

test("a refusal says at least one reason, what lacks, and what to do next", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const empty = { reasons: ["unknown"], words: " ", advice: undefined };
  expect(await refuseChoice(first, choice, await seenOf(choice), empty)).toEqual({
    ok: false,
    reason: "invalid",
    errors: { reasons: "required", words: "required", advice: "required" },
  });
});

test("a proposal that is not followed is gone, and the choice is judged on", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await seenOf(choice), judged);
  expect(await dismissRefusal(elsewhere, choice, (await seenOf(choice)).proposal)).toBeNull();
  expect(await dismissRefusal(second, choice, (await seenOf(choice)).proposal)).toEqual({
    ok: true,
  });
  expect(await dismissRefusal(second, choice, (await seenOf(choice)).proposal)).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(
    await planInterview(
      second,
      choice,
      { state: "under-review", interview: "" },
      "senegal",
      buildInterviewInput(5),
    ),
  ).toMatchObject({ ok: true });
  expect(await refuseChoice(first, choice, await seenOf(choice), judged)).toEqual({
    ok: false,
    reason: "choice-changed",
  });
});

test("opening a file puts each choice just sent under review, with one letter", async () => {
  const { actor, id } = await buildSentApplication({ choices: 3 });
  expect(await startReview(elsewhere, id)).toBeNull();
  expect(await startReview(first, id)).toEqual({ ok: true, choices: 3 });
  expect(new Set((await listChoices(id)).map(({ state }) => state))).toEqual(
    new Set(["under-review"]),
  );
  expect(await lettersTo(actor.email)).toBe(1);
  expect(await startReview(first, id)).toEqual({ ok: false, reason: "move-not-allowed" });
});

test("where the campus wants no second reader, one officer refuses; nobody is written as one", async () => {
  const own = await buildSentApplication({ state: "under-review" });
  const [choice] = own.choices;
  await withoutReader(async () => {
    const done = await refuseChoice(first, choice, await seenOf(choice), judged);
    expect(done).toEqual({ ok: true, refused: true });
  });
  expect((await listChoices(own.id))[0]?.state).toBe("refused");
  const [kept] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  expect(kept).toMatchObject({ proposedById: first.id, confirmedById: null });
  expect(kept?.confirmedAt).not.toBeNull();
  expect(await lettersTo(own.actor.email)).toBe(1);
  await replayHistory(own.id, "under-review");
  const { choices: elsewhereToo } = await buildSentApplication({
    state: "under-review",
    campus: "cameroon",
  });
  await withoutReader(async () => {
    expect(
      await refuseChoice(elsewhere, elsewhereToo[0], await seenOf(elsewhereToo[0]), judged),
    ).toEqual({
      ok: true,
      refused: false,
    });
  });
});

test("a proposal made before the rule changed is confirmed by its own author", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await seenOf(choice), judged);
  await withoutReader(async () => {
    expect(await confirmRefusal(first, choice, await seenOf(choice))).toMatchObject({ ok: true });
  });
});

test("of two officers who propose, the second is told; a reader confirms only what they read", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const nothing = await seenOf(choice);
  const changed = { ok: false, reason: "proposal-changed" };
  expect(await refuseChoice(first, choice, nothing, judged)).toMatchObject({ ok: true });
  expect(await refuseChoice(second, choice, nothing, { ...judged, words: "Autre." })).toEqual(
    changed,
  );
  const read = await seenOf(choice);
  await refuseChoice(first, choice, read, { ...judged, words: "MHF4U et MCV4U manquent." });
  expect(await confirmRefusal(second, choice, read)).toEqual(changed);
  expect(await dismissRefusal(second, choice, read.proposal)).toEqual(changed);
  expect(await confirmRefusal(second, choice, await seenOf(choice))).toMatchObject({ ok: true });
});

/** Runs while the campus of Dakar wants no second reader. */
async function withoutReader(work: () => Promise<void>) {
  const here = eq(campusRules.campus, "senegal");
  await db().update(campusRules).set({ secondReader: false }).where(here);
  await work();
  await db().update(campusRules).set({ secondReader: true }).where(here);
}
