import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
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
const input = { reasons: ["prerequisites"], message: "MHF4U manque.", advice: "Suivez MHF4U." };

/** What the page of a choice under review shows now: its state and the pending proposal. */
async function getExpected(choice: string) {
  const isPending = and(eq(refusals.choiceId, choice), isNull(refusals.confirmedAt));
  const [proposal] = await db().select().from(refusals).where(isPending);
  return { state: "under-review" as const, proposal: getProposalVersion(proposal) };
}

const countEmailsTo = async (email: string) => (await listUserNotifications(email)).length;

test("refuseChoice, confirmRefusal: change nothing and notify nobody until a second reader confirms", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  expect(await confirmRefusal(second, choice, await getExpected(choice))).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(await refuseChoice(first, choice, await getExpected(choice), input)).toEqual({
    ok: true,
    isRefused: false,
  });
  expect((await listChoices(id))[0]?.state).toBe("under-review");
  expect(await countEmailsTo(actor.email)).toBe(0);
  expect(await confirmRefusal(first, choice, await getExpected(choice))).toEqual({
    ok: false,
    reason: "second-reader-required",
  });
  expect(await confirmRefusal(elsewhere, choice, await getExpected(choice))).toBeNull();
  expect(await confirmRefusal(actor, choice, await getExpected(choice))).toMatchObject({
    reason: "transition-not-allowed",
  });
  expect(await confirmRefusal(second, choice, await getExpected(choice))).toMatchObject({
    state: "refused",
  });
  const [stored] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  const { message: words, ...rest } = input;
  const values = { ...rest, words };
  expect(stored).toMatchObject({ ...values, proposedById: first.id, confirmedById: second.id });
  expect(await countEmailsTo(actor.email)).toBe(1);
  expect(await dismissRefusal(first, choice, (await getExpected(choice)).proposal)).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(await db().select().from(refusals).where(eq(refusals.choiceId, choice))).toHaveLength(1);
});

test("the database refuses an officer who confirms their own proposal", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await getExpected(choice), input);
  const update = db()
    .update(refusals)
    .set({ confirmedById: first.id })
    .where(eq(refusals.choiceId, choice));
  await expect(update).rejects.toThrow();
});

test("refuseChoice: requires a reason, a text and advice", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const empty = { reasons: ["unknown"], message: " ", advice: undefined };
  expect(await refuseChoice(first, choice, await getExpected(choice), empty)).toEqual({
    ok: false,
    reason: "invalid",
    errors: { reasons: "required", message: "required", advice: "required" },
  });
});

test("dismissRefusal: deletes the proposal and leaves the choice under review", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await getExpected(choice), input);
  expect(await dismissRefusal(elsewhere, choice, (await getExpected(choice)).proposal)).toBeNull();
  expect(await dismissRefusal(second, choice, (await getExpected(choice)).proposal)).toEqual({
    ok: true,
  });
  expect(await dismissRefusal(second, choice, (await getExpected(choice)).proposal)).toEqual({
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
  expect(await refuseChoice(first, choice, await getExpected(choice), input)).toEqual({
    ok: false,
    reason: "choice-changed",
  });
});

test("startReview: puts every submitted choice under review with one notification", async () => {
  const { actor, id } = await buildSentApplication({ choices: 3 });
  expect(await startReview(elsewhere, id)).toBeNull();
  expect(await startReview(first, id)).toEqual({ ok: true, choices: 3 });
  expect(new Set((await listChoices(id)).map(({ state }) => state))).toEqual(
    new Set(["under-review"]),
  );
  expect(await countEmailsTo(actor.email)).toBe(1);
  expect(await startReview(first, id)).toEqual({ ok: false, reason: "transition-not-allowed" });
});

test("refuseChoice: refuses at once where the campus requires no second reader, and stores none", async () => {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  await withoutReader(async () => {
    const result = await refuseChoice(first, choice, await getExpected(choice), input);
    expect(result).toEqual({ ok: true, isRefused: true });
  });
  expect((await listChoices(built.id))[0]?.state).toBe("refused");
  const [stored] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  expect(stored).toMatchObject({ proposedById: first.id, confirmedById: null });
  expect(stored?.confirmedAt).not.toBeNull();
  expect(await countEmailsTo(built.actor.email)).toBe(1);
  await replayHistory(built.id, "under-review");
  const { choices: otherCampusChoices } = await buildSentApplication({
    state: "under-review",
    campus: "cameroon",
  });
  await withoutReader(async () => {
    expect(
      await refuseChoice(
        elsewhere,
        otherCampusChoices[0],
        await getExpected(otherCampusChoices[0]),
        input,
      ),
    ).toEqual({
      ok: true,
      isRefused: false,
    });
  });
});

test("confirmRefusal: accepts the author of a proposal once the campus requires no second reader", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  await refuseChoice(first, choice, await getExpected(choice), input);
  await withoutReader(async () => {
    expect(await confirmRefusal(first, choice, await getExpected(choice))).toMatchObject({
      ok: true,
    });
  });
});

test("refuseChoice, confirmRefusal: refuse with proposal-changed what the page did not show", async () => {
  const {
    choices: [choice],
  } = await buildSentApplication({ state: "under-review" });
  const withoutProposal = await getExpected(choice);
  const changed = { ok: false, reason: "proposal-changed" };
  expect(await refuseChoice(first, choice, withoutProposal, input)).toMatchObject({ ok: true });
  expect(
    await refuseChoice(second, choice, withoutProposal, { ...input, message: "Autre." }),
  ).toEqual(changed);
  const expected = await getExpected(choice);
  await refuseChoice(first, choice, expected, { ...input, message: "MHF4U et MCV4U manquent." });
  expect(await confirmRefusal(second, choice, expected)).toEqual(changed);
  expect(await dismissRefusal(second, choice, expected.proposal)).toEqual(changed);
  expect(await confirmRefusal(second, choice, await getExpected(choice))).toMatchObject({
    ok: true,
  });
});

/** Runs while the campus of Dakar does not require a second reader. */
async function withoutReader(run: () => Promise<void>) {
  const isDakar = eq(campusRules.campus, "senegal");
  await db().update(campusRules).set({ secondReader: false }).where(isDakar);
  await run();
  await db().update(campusRules).set({ secondReader: true }).where(isDakar);
}
