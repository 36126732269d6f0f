import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSent, choicesOf } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { toldTo } from "#app/features/notices/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { refusals } from "#app/platform/db/schema/decisions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { inviteToInterview, startReview } from "./judging.server.ts";
import { confirmRefusal, dismissRefusal, proposeRefusal } from "./refusal.server.ts";

await testDatabase();
const first = await buildStaff();
const second = await buildStaff();
const elsewhere = await buildStaff({ campus: "cameroon" });
const judged = { reasons: ["prerequisites"], words: "MHF4U manque.", advice: "Suivez MHF4U." };

const lettersTo = async (email: string) => (await toldTo(email)).length;

test("a refusal waits for a second reader: until then nothing moves and nothing is told", async () => {
  const {
    actor,
    id,
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  expect(await confirmRefusal(second, choice, "under-review")).toEqual({
    ok: false,
    reason: "no-proposal",
  });
  expect(await proposeRefusal(first, choice, "under-review", judged)).toEqual({ ok: true });
  expect((await choicesOf(id))[0]?.state).toBe("under-review");
  expect(await lettersTo(actor.email)).toBe(0);
  expect(await confirmRefusal(first, choice, "under-review")).toEqual({
    ok: false,
    reason: "second-reader",
  });
  expect(await confirmRefusal(elsewhere, choice, "under-review")).toBeNull();
  expect(await confirmRefusal(actor, choice, "under-review")).toMatchObject({
    reason: "move-not-allowed",
  });
  expect(await confirmRefusal(second, choice, "under-review")).toMatchObject({ state: "refused" });
  const [kept] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  expect(kept).toMatchObject({ ...judged, proposedById: first.id, confirmedById: second.id });
  expect(await lettersTo(actor.email)).toBe(1);
  expect(await dismissRefusal(first, choice)).toEqual({ ok: false, reason: "no-proposal" });
  expect(await db().select().from(refusals).where(eq(refusals.choiceId, choice))).toHaveLength(1);
});

test("the database refuses an officer who confirms themselves", async () => {
  const {
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  await proposeRefusal(first, choice, "under-review", judged);
  const own = db()
    .update(refusals)
    .set({ confirmedById: first.id })
    .where(eq(refusals.choiceId, choice));
  await expect(own).rejects.toThrow();
});

test("a refusal says at least one reason, what lacks, and what to do next", async () => {
  const {
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  const empty = { reasons: ["unknown"], words: " ", advice: undefined };
  expect(await proposeRefusal(first, choice, "under-review", empty)).toEqual({
    ok: false,
    reason: "invalid",
    errors: { reasons: "required", words: "required", advice: "required" },
  });
});

test("a proposal that is not followed is gone, and the choice is judged on", async () => {
  const {
    choices: [choice],
  } = await buildSent({ state: "under-review" });
  await proposeRefusal(first, choice, "under-review", judged);
  expect(await dismissRefusal(elsewhere, choice)).toBeNull();
  expect(await dismissRefusal(second, choice)).toEqual({ ok: true });
  expect(await dismissRefusal(second, choice)).toEqual({ ok: false, reason: "no-proposal" });
  expect(await inviteToInterview(second, choice, "under-review")).toMatchObject({ ok: true });
  expect(await proposeRefusal(first, choice, "under-review", judged)).toEqual({
    ok: false,
    reason: "choice-changed",
  });
});

test("opening a file puts each choice just sent under review, with one letter", async () => {
  const { actor, id } = await buildSent({ choices: 3 });
  expect(await startReview(elsewhere, id)).toBeNull();
  expect(await startReview(first, id)).toEqual({ ok: true, choices: 3 });
  expect(new Set((await choicesOf(id)).map(({ state }) => state))).toEqual(
    new Set(["under-review"]),
  );
  expect(await lettersTo(actor.email)).toBe(1);
  expect(await startReview(first, id)).toEqual({ ok: false, reason: "move-not-allowed" });
});
