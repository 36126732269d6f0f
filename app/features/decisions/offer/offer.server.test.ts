import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addDays, getEndOfDay } from "#app/features/admissions/calendar.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { offers, withdrawals } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listConditions, reviewCondition } from "./condition.server.ts";
import {
  answerOffer,
  confirmConditionsMet,
  enrol,
  makeOffer,
  withdrawOffer,
} from "./offer.server.ts";
import { processOfferDeadlines } from "./offer-deadlines.server.ts";

await createTestDatabase();
const officer = await buildStaff();
afterEach(() => setClock());

const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);
const getStates = async (id: string) => (await listChoices(id)).map(({ state }) => state);

/** Records every condition of an offer as met. */
async function meetAll(choice: string) {
  for (const { id, state } of await listConditions(db(), choice))
    await reviewCondition(officer, id, { verdict: "met", expectedState: state });
}

async function buildOffered(conditions?: string, choices = 1) {
  const built = await buildSentApplication({ choices, state: "under-review" });
  const [choice] = built.choices;
  const result = await makeOffer(officer, choice, "under-review", Boolean(conditions), {
    conditions,
  });
  if (!result?.ok) throw new Error("no offer was made");
  return { ...built, choice };
}

test("makeOffer: gives fifteen days unless the officer sets another last day", async () => {
  const { actor, choice } = await buildOffered("Obtenir le DESO");
  const [offer] = await db().select().from(offers).where(eq(offers.choiceId, choice));
  expect(offer).toMatchObject({ liftedAt: null, remindedAt: null });
  expect(await listConditions(db(), choice)).toMatchObject([
    { words: "Obtenir le DESO", state: "pending", position: 1 },
  ]);
  expect(offer?.answerBy).toEqual(getEndOfDay(addDays(toCalendarDate(now()), 15)));
  expect(await subjectsTo(actor.email)).toEqual(["Une réponse pour l’un de vos choix"]);
  const past = { "answerOn.day": "1", "answerOn.month": "1", "answerOn.year": "2020" };
  expect(await makeOffer(officer, choice, "under-review", false, past)).toMatchObject({
    reason: "invalid",
    errors: { answerOn: "date-not-in-future" },
  });
});

test("makeOffer: ends the last day at midnight on the clock of the campus", async () => {
  const answerOn = { "answerOn.day": "5", "answerOn.month": "1", "answerOn.year": "2027" };
  setClock("2026-12-20T10:00:00Z");
  for (const [campus, answerBy] of [
    ["senegal", "2027-01-05T23:59:59.999Z"],
    ["cameroon", "2027-01-05T22:59:59.999Z"],
  ] as const) {
    const { choices } = await buildSentApplication({ campus, state: "under-review" });
    const [choice] = choices;
    expect(await makeOffer(officer, choice, "under-review", false, answerOn)).toMatchObject({
      ok: true,
    });
    const [offer] = await db().select().from(offers).where(eq(offers.choiceId, choice));
    expect(offer?.answerBy.toISOString(), campus).toBe(answerBy);
  }
});

test("answerOffer, enrol: accepting leaves the other choices open until enrolment, which requires the conditions", async () => {
  const { actor, id, choice } = await buildOffered("Obtenir le DESO", 3);
  expect(await answerOffer(await buildStudent(), choice, "conditional-offer", "accept")).toBeNull();
  expect(await answerOffer(actor, choice, "conditional-offer", "accept")).toMatchObject({
    state: "accepted",
  });
  expect(await getStates(id)).toEqual(["accepted", "under-review", "under-review"]);
  expect(await enrol(officer, choice, "accepted")).toEqual({
    ok: false,
    reason: "conditions-pending",
  });
  expect(await confirmConditionsMet(officer, choice, "accepted")).toEqual({
    ok: false,
    reason: "conditions-undecided",
  });
  await meetAll(choice);
  expect(await confirmConditionsMet(officer, choice, "accepted")).toMatchObject({
    state: "accepted",
  });
  expect(await confirmConditionsMet(officer, choice, "accepted")).toEqual({
    ok: false,
    reason: "transition-not-allowed",
  });
  expect(await enrol(actor, choice, "accepted")).toBeNull();
  expect(await enrol(officer, choice, "accepted")).toEqual({ ok: true, state: "enrolled" });
  expect(await getStates(id)).toEqual(["enrolled", "withdrawn", "withdrawn"]);
  const rows = await db().select().from(withdrawals);
  expect(rows.map(({ reason }) => reason)).toEqual(["enrolled-elsewhere", "enrolled-elsewhere"]);
  expect((await replayHistory(id, "under-review")).size).toBe(3);
});

test("answerOffer, withdrawOffer: declining may have a reason, withdrawing an offer requires one", async () => {
  const declined = await buildOffered();
  const input = { reason: "another-school", words: "" };
  expect(
    await answerOffer(declined.actor, declined.choice, "offer", "decline", input),
  ).toMatchObject({ state: "declined" });
  const withdrawn = await buildOffered();
  expect(await withdrawOffer(officer, withdrawn.choice, "offer", {})).toMatchObject({
    errors: { reason: "required" },
  });
  const reason = "Le programme n'ouvre pas.";
  expect(await withdrawOffer(officer, withdrawn.choice, "offer", { reason })).toMatchObject({
    ok: true,
  });
  const rows = await db()
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.choiceId, withdrawn.choice));
  expect(rows).toMatchObject([{ reason: null, words: reason }]);
});

test("confirmConditionsMet: makes an unanswered offer unconditional", async () => {
  const { actor, id, choice } = await buildOffered("Obtenir le DESO");
  await meetAll(choice);
  expect(await confirmConditionsMet(officer, choice, "conditional-offer")).toMatchObject({
    state: "offer",
  });
  // A repeated acceptance succeeds, but the opposite answer is refused.
  for (const _ of [1, 2])
    expect(await answerOffer(actor, choice, "offer", "accept")).toEqual({
      ok: true,
      state: "accepted",
    });
  expect(await answerOffer(actor, choice, "offer", "decline")).toMatchObject({
    reason: "choice-changed",
  });
  expect(await enrol(officer, choice, "accepted")).toMatchObject({ ok: true });
  expect(await getStates(id)).toEqual(["enrolled"]);
});

test("processOfferDeadlines: reminds once three days before the deadline, then expires the offer once", async () => {
  const { actor, id, choice } = await buildOffered();
  const [offer] = await db().select().from(offers).where(eq(offers.choiceId, choice));
  const deadlineMs = offer?.answerBy.getTime() ?? 0;
  await processOfferDeadlines();
  expect(await subjectsTo(actor.email)).toHaveLength(1);
  setClock(new Date(deadlineMs - 2 * DAY_MS));
  await Promise.all([processOfferDeadlines(), processOfferDeadlines()]);
  await processOfferDeadlines();
  expect((await subjectsTo(actor.email)).slice(1)).toEqual(["Votre réponse est attendue"]);
  setClock(new Date(deadlineMs + 1_000));
  expect(await answerOffer(actor, choice, "offer", "accept")).toEqual({
    ok: false,
    reason: "offer-expired",
  });
  await Promise.all([processOfferDeadlines(), processOfferDeadlines()]);
  expect(await getStates(id)).toEqual(["expired"]);
  expect((await subjectsTo(actor.email)).slice(2)).toEqual(["Du nouveau pour l’un de vos choix"]);
  await replayHistory(id, "under-review");
});
